;;; session.el --- A session in Emacs with Eglot  -*- lexical-binding: t -*-

;; Prints what was done, and ends with status 1 at the first thing that is not as it should be. The lines of the article were
;; loaded before. The session is in the current folder, a copy of Examples/Shop; statekit-gen is on the PATH.

(require 'cl-lib)
(require 'eglot)

(defvar session-skipped 0)
(defvar session-passed 0)

(defmacro step (name &rest body)
  "A step of the session: says NAME, and what BODY gives if that is a string; `skip' if the server cannot do it."
  (declare (indent 1))
  `(let ((result (condition-case failure (progn ,@body)
                   (error (princ (format "x %s: %s\n" ,name (error-message-string failure)))
                          (kill-emacs 1)))))
     (if (eq result 'skip)
         (progn (cl-incf session-skipped) (princ (format "- %s: the server does not do this\n" ,name)))
       (cl-incf session-passed)
       (princ (format "+ %s%s\n" ,name (if (stringp result) (concat ": " (string-trim result)) ""))))))

(defun wait (what find)
  "Waits for what the server causes, and gives it."
  (cl-loop repeat 400
           for found = (funcall find)
           when found return found
           do (accept-process-output nil 0.05)
           finally (error "%s does not come" what)))

(defun check (condition message &rest values)
  (or condition (apply #'error message values)))

(defun mistakes ()
  "The lines of the mistakes in the buffer, with their texts."
  (flymake-start)
  (mapcar (lambda (mistake)
            (format "%d: %s" (line-number-at-pos (flymake-diagnostic-beg mistake)) (flymake-diagnostic-text mistake)))
          (flymake-diagnostics)))

(defun go-to (text &optional further)
  (goto-char (point-min))
  (search-forward text)
  (goto-char (+ (match-beginning 0) (or further 0))))

(defun disk ()
  (let ((file buffer-file-name)) (with-temp-buffer (insert-file-contents file) (buffer-string))))

(defun again ()
  "Takes the text of the disk."
  (revert-buffer t t t)
  (eglot--signal-textDocument/didChange))

(setq eglot-sync-connect t
      make-backup-files nil
      auto-save-default nil
      create-lockfiles nil)
(defvar session-folder default-directory)

(defun visit (path)
  (find-file (expand-file-name path session-folder)))

(princ (format "Emacs %s, Eglot\n" emacs-version))

(visit "Sources/ShopCart/Cart.statekit.json")
;; Eglot starts a server after the command that opens the first file; there are no commands without a terminal.
(run-hooks 'post-command-hook)

(step "an open schema is with the server, and has no mistakes"
  (wait "the server" #'eglot-current-server)
  (check (eq major-mode 'statekit-mode) "this is the mode %s" major-mode)
  (check (null (mistakes)) "there are mistakes: %S" (mistakes)))

(step "a mistake is shown before the file is saved, and is gone when it is mended"
  (go-to "payload" 6)
  (insert "o")
  (eglot--signal-textDocument/didChange)
  (let ((found (car (wait "a mistake" #'mistakes))))
    (check (string-match-p "^13: .*'payloaod'" found) "this is another mistake: %s" found)
    (delete-char -1)
    (eglot--signal-textDocument/didChange)
    (wait "a schema without mistakes" (lambda () (null (mistakes))))
    found))

(step "a key and a word are completed"
  (go-to "\"emptied\": {" 12)
  (insert " \"vis\" ")
  (backward-char 2)
  (eglot--signal-textDocument/didChange)
  (completion-at-point)
  (let ((line (thing-at-point 'line)))
    (check (string-match-p "\"emptied\": { \"visibility\"" line) "the line is %s" line)
    (again)
    line))

(step "a key is explained"
  (go-to "\"reduce\"" 3)
  (let* ((answer (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover (eglot--TextDocumentPositionParams)))
         (text (plist-get (plist-get answer :contents) :value)))
    (check (> (length text) 20) "this explains nothing: %S" answer)
    text))

(step "a schema is formatted"
  (go-to "\"emptied\": {" 12)
  (insert "\n\n")
  (eglot-format-buffer)
  (check (equal (buffer-string) (disk)) "the layout is another one:\n%s" (buffer-string))
  (again))

(step "the declarations of a schema are listed"
  (let ((names (flatten-tree (imenu--make-index-alist t))))
    (check (member "checkoutTapped" names) "there are only %S" names)
    nil))

(step "a path leads to the action that it names, and an action to its uses"
  (if (not (eglot--server-capable :definitionProvider))
      'skip
    (visit "Sources/Shop/App/App.statekit.json")
    (go-to "\"dispatch\": \"cart.added\"" 19)
    (call-interactively #'xref-find-definitions)
    (check (string-suffix-p "Cart.statekit.json" buffer-file-name) "this is %s" buffer-file-name)
    (let* ((uses (xref-backend-references 'eglot "LSP identifier at point."))
           (files (mapcar (lambda (use) (xref-location-group (xref-item-location use))) uses)))
      (check (cl-some (lambda (file) (string-suffix-p "App.statekit.json" file)) files) "there are only %S" files)
      (string-join files ", "))))

(step "an action gets another name in schemas and in Swift"
  (if (not (eglot--server-capable :renameProvider))
      'skip
    (visit "Sources/ShopCart/CartReducer.swift")
    (insert "// not saved\n")
    (visit "Sources/ShopCart/Cart.statekit.json")
    (go-to "\"emptied\"" 3)
    (cl-letf (((symbol-function 'y-or-n-p) (lambda (&rest _) t)))
      (eglot-rename "cleared"))
    (save-some-buffers t)
    (check (string-match-p "\"was\": \\[\"emptied\"\\]" (disk)) "'was' is missing:\n%s" (disk))
    (with-temp-buffer
      (insert-file-contents (expand-file-name "Sources/ShopCart/CartReducer.swift" session-folder))
      (check (looking-at-p "// not saved\n") "the Swift file is not saved:\n%s" (buffer-string))
      (check (string-match-p "func cleared(" (buffer-string)) "the handler has the old name:\n%s" (buffer-string)))))

(step "the server ends when it is asked to"
  (let ((server (eglot-current-server)))
    (eglot-shutdown server)
    (wait "its end" (lambda () (not (jsonrpc-running-p server))))
    nil))

(princ (format "%d passed, 0 failed, %d skipped\n" session-passed session-skipped))
;;; session.el ends here
