import type { revocationForm } from '@prendarios/rules/forms/revocation';
import type { output } from 'zod/mini';
import type { RequestRevocationInput } from '#generated/graphql.ts';
import { PAGE_TEXTS, REQUEST_TEXTS } from './texts.ts';

const TEXT = PAGE_TEXTS.revocation;

export type RevocationRequest = output<typeof revocationForm>;

export function revocationInput({ proposalNumber, ...request }: RevocationRequest): RequestRevocationInput {
  return proposalNumber === '' ? request : { ...request, proposalNumber: Number(proposalNumber) };
}

/** Other ways to revoke; the mail contains the typed data. */
export function otherWays(
  contacts: { phone: string; withdrawal: string },
  request: RevocationRequest | null = null,
) {
  const mail = TEXT.write(contacts.withdrawal);
  const written =
    request === null
      ? ''
      : `?subject=${encodeURIComponent(TEXT.mail.subject)}&body=${encodeURIComponent(TEXT.mail.body(request))}`;
  return [{ ...mail, href: `${mail.href}${written}` }, REQUEST_TEXTS.call(contacts.phone)];
}
