import type { SignUpAddress, SignUpPerson } from '@prendarios/rules/forms/account';

/**
 * The answers of both steps. Personal data: kept only in memory, never in a URL or storage, and lost with a
 * reload.
 */
type Answers = { person: SignUpPerson | null; address: SignUpAddress | null; createdEmail: string | null };

const NONE: Answers = { person: null, address: null, createdEmail: null };
let current = NONE;

export function signUpAnswers(): Answers {
  return current;
}

export function keepAnswers(change: Partial<Answers>): void {
  current = { ...current, ...change };
}

/** Clears the answers once the account exists; the last screen needs only the e-mail address. */
export function signUpDone(email: string): void {
  current = { ...NONE, createdEmail: email };
}
