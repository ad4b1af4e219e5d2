/** The mail address that the code was sent to, kept in memory from one screen of the recovery to the next. */
let current = '';

export function recoveryEmail(): string {
  return current;
}

export function rememberEmail(email: string): void {
  current = email;
}
