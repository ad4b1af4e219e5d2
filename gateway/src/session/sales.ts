import { roleOf } from '../derived/role.ts';
import type { GuestCapability, SaleKey } from './guest.ts';
import type { SignedIn } from './user.ts';

/** The browser's capability and the signed-in user of a request. */
export type Visitor = Readonly<{ guest: GuestCapability; user: SignedIn | null }>;

/** Whether the user is an admin, who gets no access from what the browser opened before the sign-in (SH-16). */
export const readsOnly = ({ claims }: SignedIn): boolean => roleOf(claims['cognito:groups']) === 'ADMIN';

/** Whether the user is a seller of a point of sale or an admin; false for a guest. */
export const isStaff = (user: SignedIn | null): boolean =>
  user !== null && roleOf(user.claims['cognito:groups']) !== 'APPLICANT';

/** Whether the user is a seller of a point of sale; false for a guest. */
export const isSeller = (user: SignedIn | null): user is SignedIn =>
  user !== null && roleOf(user.claims['cognito:groups']) === 'SELLER';

/** Returns the sales that this browser opened, latest last; none for staff. */
export function salesOf({ guest, user }: Visitor): readonly SaleKey[] {
  if (user === null) return guest.sales;
  return isStaff(user) ? [] : [...guest.sales, ...user.work.sales];
}

/** Returns the proposals whose co-owner uses this browser, latest last; none for staff. */
export const coOwnershipsOf = ({ guest, user }: Visitor): readonly string[] =>
  isStaff(user) ? [] : guest.coOwnerships;
