"use strict";

const { spawn } = require("child_process");

/** Why a request has no result, as the server says it. */
class ResponseError extends Error {
  constructor({ code, message }) {
    super(message);
    this.code = code;
  }

  /** Whether the answer is not wanted any more: it was cancelled, or the text has changed. */
  get isOutdated() {
    return this.code === -32800 || this.code === -32801;
  }
}

/** A language server in a process of its own: JSON-RPC, in messages that begin with their length. */
class Client {
  /**
   * `handlers` has `request(method, parameters)`, `notification(method, parameters)` and `ended(reason)`; the last one is
   * called once, where the server ends without being asked to.
   */
  constructor(command, parameters, folder, handlers) {
    this.handlers = handlers;
    this.waiting = new Map();
    this.lastNumber = 0;
    this.input = Buffer.alloc(0);
    this.isStopping = false;
    this.errors = "";
    this.process = spawn(command, parameters, { cwd: folder });
    this.process.on("error", (error) => this.end(error.message));
    this.process.on("close", (status) => this.end(`it has ended with status ${status}\n${this.errors}`.trim()));
    this.process.stdout.on("data", (bytes) => this.read(bytes));
    this.process.stderr.on("data", (bytes) => (this.errors = (this.errors + bytes).slice(-4000)));
    // A server that is gone is reported by its end.
    this.process.stdin.on("error", () => {});
  }

  /** The result of a request. A cancellation token of the editor cancels it. */
  request(method, params, token) {
    const id = ++this.lastNumber;
    return new Promise((resolve, reject) => {
      if (this.isEnded) return reject(new Error("there is no server"));
      const cancellation = token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
      const settle = (end) => (value) => {
        cancellation?.dispose();
        end(value);
      };
      this.waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
      this.send({ id, method, params });
    });
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /** Asks the server to end; kills one that does not. */
  async stop() {
    if (this.isStopping || this.isEnded) return;
    this.isStopping = true;
    const ended = new Promise((resolve) => this.process.once("close", resolve));
    const patience = setTimeout(() => this.process.kill(), 2000);
    await this.request("shutdown").catch(() => {});
    this.notify("exit");
    await ended;
    clearTimeout(patience);
  }

  send(message) {
    if (this.isEnded) return;
    const content = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${content.length}\r\n\r\n`), content]));
  }

  read(bytes) {
    this.input = Buffer.concat([this.input, bytes]);
    for (;;) {
      const end = this.input.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(this.input.toString("latin1", 0, end))?.[1]);
      if (Number.isNaN(length)) return void this.process.kill();
      if (this.input.length < end + 4 + length) return;
      const content = this.input.toString("utf8", end + 4, end + 4 + length);
      this.input = this.input.subarray(end + 4 + length);
      this.receive(JSON.parse(content));
    }
  }

  receive({ id, method, params, result, error }) {
    if (method === undefined) {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (error) waiting?.reject(new ResponseError(error));
      else waiting?.resolve(result);
    } else if (id === undefined) {
      this.handlers.notification(method, params);
    } else {
      Promise.resolve()
        .then(() => this.handlers.request(method, params))
        .then((value) => this.send({ id, result: value ?? null }))
        .catch((failure) => this.send({ id, error: { code: failure.code ?? -32603, message: failure.message } }));
    }
  }

  end(reason) {
    if (this.isEnded) return;
    this.isEnded = true;
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
    if (!this.isStopping) this.handlers.ended(reason);
  }
}

module.exports = { Client, ResponseError };
