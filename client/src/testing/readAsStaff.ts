import { afterAll, beforeAll } from 'vitest';
import { showPagesFor } from '#shared/session/sessionStore.ts';

const STAFF = { kind: 'user', userId: 's', firstName: '', lastName: '', role: 'SELLER' } as const;

/** The file's tests expect what a seller of a point of sale reads. */
export function readAsStaff(): void {
  beforeAll(() => showPagesFor(STAFF));
  afterAll(() => showPagesFor({ kind: 'guest' }));
}
