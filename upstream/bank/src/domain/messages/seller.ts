import { formatDate } from '@prendarios/rules/format';
import type { Bank } from '../bank.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { askUs, shortName, vehicleWords } from './send.ts';

/** What a seller is told with the link to the own part of a sale. `until`: the link's last day, yyyy-mm-dd. */
export function sellerLinkText(
  bank: Bank,
  { owner, vehicle }: ProposalRow,
  until: string,
  link: string,
): string {
  return (
    `${bank.settings.bankName}: ${shortName(owner)} pidió un préstamo para comprarte ${vehicleWords(vehicle)}. ` +
    `Para cobrar, completá tus datos hasta el ${formatDate(until)}. ${askUs(bank)} Tu enlace: ${link}`
  );
}
