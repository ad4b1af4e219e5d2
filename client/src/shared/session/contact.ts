/** When the gateway last heard of the person, so that its idle limit does not end a session that is in use. */
let last = Date.now();

export function noteContact(now = Date.now()): void {
  last = now;
}

export function lastContact(): number {
  return last;
}
