import { roleOf } from '../derived/role.ts';
import type { GuestCapability, SaleKey } from './guest.ts';
import type { SignedIn } from './user.ts';

/** What a request stands for: its browser's capability, and the person signed in. */
export type Visitor = Readonly<{ guest: GuestCapability; user: SignedIn | null }>;

/** SH-16: what a browser opened before an admin signed in there is no way for the admin to change anything. */
export const readsOnly = ({ claims }: SignedIn): boolean => roleOf(claims['cognito:groups']) === 'ADMIN';

/** The sales that a visitor opened as who sells, the last one last; an admin sells nothing. */
export function salesOf({ guest, user }: Visitor): readonly SaleKey[] {
  if (user === null) return guest.sales;
  return readsOnly(user) ? [] : [...guest.sales, ...user.work.sales];
}
