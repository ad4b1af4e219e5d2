import { normalizeDni } from './dni.ts';
import { mailboxOf } from './email.ts';
import { SELLER_MESSAGES } from './messages.ts';
import { type CellPhone, joinPhone, normalizePhone } from './phone.ts';

/** A party of the loan or the sale; blank fields match nobody. */
export type Party = Readonly<{ document: string; email: string; phone: CellPhone }>;

const SAME = {
  document: ({ document }: Party) => normalizeDni(document),
  phone: ({ phone }: Party) => normalizePhone(joinPhone(phone)),
  email: ({ email }: Party) => mailboxOf(email),
} as const;

/** Returns a message if a seller's value equals a borrower's, otherwise null: the seller must be another person. */
export function checkSellers(
  what: keyof typeof SAME,
  seller: Partial<Party>,
  borrowers: readonly Party[],
): string | null {
  const valueOf = SAME[what];
  const own = valueOf({ document: '', email: '', phone: { areaCode: '', number: '' }, ...seller });
  return own !== '' && borrowers.some((one) => valueOf(one) === own) ? SELLER_MESSAGES[what] : null;
}
