/** The address that a code was sent to, from one screen of the recovery to the next; in this page's memory alone. */
let current = '';

export function recoveryEmail(): string {
  return current;
}

export function rememberEmail(email: string): void {
  current = email;
}
