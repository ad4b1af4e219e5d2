import { cutText } from '@prendarios/rules/cutText';
import type { Bank } from '../bank.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { askUs } from './send.ts';

export type SentBack = Readonly<{ label: string; reason: string }>;

/** Reasons are the analyst's free text, and an SMS has room only for the beginning. */
const LONGEST_REASON = 80;

/** Returns text such as 'DNI del titular, frente (No se lee el número) y 1 documento más'. */
export function sentBackWords([first, ...others]: readonly SentBack[]): string {
  if (first === undefined) return 'los documentos';
  const reason = first.reason.replace(/\.$/, '');
  const cut = cutText(reason, LONGEST_REASON);
  const more =
    others.length === 0
      ? ''
      : ` y ${others.length === 1 ? '1 documento' : `${others.length} documentos`} más`;
  return `${first.label} (${cut}${cut === reason ? '' : '…'})${more}`;
}

/** Path of the page that asks for the DNI and an SMS code, then shows the documents to upload again. */
export const sentBackPath = ({ uuid }: Pick<ProposalRow, 'uuid'>): string =>
  `/titular/resubir-documentacion/${uuid}`;

/** Returns the reminder to the owner, sent by the point of sale, that documents were sent back. */
export const sentBackReminder = (
  bank: Bank,
  { number }: ProposalRow,
  documents: readonly SentBack[],
  link: string,
): string =>
  `${bank.settings.bankName}: para que siga tu solicitud ${number}, volvé a subir ${sentBackWords(documents)}. Hacelo en ${link} ${askUs(bank)}`;
