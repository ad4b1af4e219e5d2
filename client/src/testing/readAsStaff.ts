import { afterAll, beforeAll } from 'vitest';
import { showPagesFor } from '#shared/session/sessionStore.ts';

const STAFF = { kind: 'user', userId: 's', firstName: '', lastName: '', role: 'SELLER' } as const;

/** Runs a file's tests as a seller of a point of sale, who sees the staff's wording. */
export function readAsStaff(): void {
  beforeAll(() => showPagesFor(STAFF));
  afterAll(() => showPagesFor({ kind: 'guest' }));
}
