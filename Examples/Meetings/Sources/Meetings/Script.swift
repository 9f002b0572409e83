/// A visit with all flows of the app. Lines with `#` are headings.
let script = """
  # A meeting is added, and another one is not
  add
  title Standup
  minutes 1
  colour plum
  attendee Ann
  attendee Bbo
  remove 2
  attendee Bob
  attendee
  done
  add
  title Nothing
  cancel
  # A meeting is edited, and once it is not
  open 1
  edit
  title Round
  done
  edit
  minutes 90
  cancel
  # A meeting is recorded to its end
  start
  say Good
  say morning.
  wait 10
  next
  wait 29
  wait 1
  record 1
  back
  # A meeting ends early: it is resumed, discarded, saved
  start
  wait 5
  end
  wait 5
  resume
  wait 1
  end
  discard
  start
  next
  next
  save
  # The recognition of speech fails
  start
  say Hello
  lose
  continue
  end
  save
  forget 2
  # Speech is not allowed
  deny
  start
  settings
  start
  continue
  say Nobody hears this.
  wait 1
  end
  discard
  # A meeting is deleted, and once it is not
  delete
  no
  delete
  yes
  # The file is damaged
  damage
  restart
  samples
  restart
  delete 1
  restart
  """
