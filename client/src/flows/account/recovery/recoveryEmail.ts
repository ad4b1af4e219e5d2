/** The e-mail address that got the code, kept in memory between the screens of the recovery. */
let current = '';

export function recoveryEmail(): string {
  return current;
}

export function rememberEmail(email: string): void {
  current = email;
}
