/** Time of the gateway's last answer to the user, so that its idle limit does not end a session that is in use. */
let last = Date.now();

export function noteContact(now = Date.now()): void {
  last = now;
}

export function lastContact(): number {
  return last;
}
