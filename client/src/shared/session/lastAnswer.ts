/** Time of the gateway's last answer to the user, so that its idle limit does not end a session that is in use. */
let last = Date.now();

export function noteAnswer(now = Date.now()): void {
  last = now;
}

export function lastAnswerAt(): number {
  return last;
}
