import type { SignUpAddress, SignUpPerson } from '@prendarios/rules/forms/account';

/**
 * The answers between the two steps. Personal data: kept only in this page's memory, never in a URL or a store, and
 * gone with a reload.
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

/** The account exists: of the answers only the mail address is kept, for the last screen. */
export function signUpDone(email: string): void {
  current = { ...NONE, createdEmail: email };
}
