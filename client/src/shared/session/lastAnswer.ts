/** Time of the gateway's last response, so that the gateway's idle timeout does not end an active session. */
let last = Date.now();

export function noteAnswer(now = Date.now()): void {
  last = now;
}

export function lastAnswerAt(): number {
  return last;
}
