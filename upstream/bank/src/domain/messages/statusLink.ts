import { joinPhone } from '@prendarios/rules/phone';
import type { Bank } from '../bank.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Person } from '../records/rowTypes.ts';

type Contacts = Pick<Person, 'email' | 'cellPhone'>;
/** The application that a message is about. */
export type About = Pick<ProposalRow, 'uuid' | 'number' | 'flowStatus'> & {
  owner: Contacts;
  coOwner: Contacts | null;
};

/** Returns the address of the co-owner's page. The browser's access decides which loan it shows. */
export const coOwnersPage = ({ settings }: Bank, { number }: Pick<ProposalRow, 'number'>): string =>
  `${settings.publicUrl}/cotitular?propuesta=${number}`;

/**
 * Returns the owner's page about the application. Its id grants no access: another device must prove to be the owner's.
 */
export const statusLink = ({ settings }: Bank, { uuid }: Pick<ProposalRow, 'uuid'>): string =>
  `${settings.publicUrl}/mi-prestamo/${uuid}`;

type Recipient = Pick<Person, 'email'> | Pick<Person, 'cellPhone'>;

const isOf = (person: Contacts | null, to: Recipient): boolean => {
  if (person === null) return false;
  return 'email' in to ? to.email === person.email : joinPhone(to.cellPhone) === joinPhone(person.cellPhone);
};

/**
 * Returns the page where the recipient follows the application; null if the recipient is not a borrower, and after a
 * cancellation, which ends the access of the owner's browser.
 */
export function pageOf(bank: Bank, about: About, to: Recipient): string | null {
  if (about.flowStatus === 'C') return null;
  if (isOf(about.owner, to)) return statusLink(bank, about);
  return isOf(about.coOwner, to) ? coOwnersPage(bank, about) : null;
}
