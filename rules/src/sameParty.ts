import { normalizeDni } from './dni.ts';
import { mailboxOf } from './email.ts';
import { SELLER_MESSAGES } from './messages.ts';
import { type CellPhone, joinPhone, normalizePhone } from './phone.ts';

/** A party of the loan or of the sale; blank fields are like nobody's. */
export type Party = Readonly<{ document: string; email: string; phone: CellPhone }>;

const SAME = {
  document: ({ document }: Party) => normalizeDni(document),
  phone: ({ phone }: Party) => normalizePhone(joinPhone(phone)),
  email: ({ email }: Party) => mailboxOf(email),
} as const;

/** Whether a value of the seller is also a borrower's: the message, or null. A seller is another person, with a contact of their own. */
export function checkSellers(
  what: keyof typeof SAME,
  seller: Partial<Party>,
  borrowers: readonly Party[],
): string | null {
  const valueOf = SAME[what];
  const own = valueOf({ document: '', email: '', phone: { areaCode: '', number: '' }, ...seller });
  return own !== '' && borrowers.some((one) => valueOf(one) === own) ? SELLER_MESSAGES[what] : null;
}
