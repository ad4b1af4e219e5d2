import { formatDate } from '@prendarios/rules/format';
import type { Bank } from '../bank.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { SentBack } from './applicant.ts';
import { askUs, ofVehicle, shortName, vehicleWords } from './send.ts';

/**
 * Returns the text for the link to the seller's part of a sale. `until`: the link's last day (yyyy-mm-dd); `isDone`:
 * the seller has nothing left to do.
 */
export function sellerLinkText(
  bank: Bank,
  { owner, vehicle, revocationHeldSince }: ProposalRow,
  { until, link, isDone }: { until: string; link: string; isDone: boolean },
): string {
  const { bankName } = bank.settings;
  if (revocationHeldSince !== null) {
    return `${bankName}: tu venta ${ofVehicle(vehicle)} a ${shortName(owner)} está en pausa: pidieron dejar sin efecto el préstamo. Te avisamos cómo sigue. ${askUs(bank)} Para verla, hasta el ${formatDate(until)}: ${link}`;
  }
  if (isDone) {
    return `${bankName}: tu parte de la venta ${ofVehicle(vehicle)} a ${shortName(owner)} está completa. No te queda nada por hacer. ${askUs(bank)} Para verla, hasta el ${formatDate(until)}: ${link}`;
  }
  return (
    `${bankName}: ${shortName(owner)} pidió un préstamo para comprarte ${vehicleWords(vehicle)}. ` +
    `Para cobrar, completá tus datos hasta el ${formatDate(until)}. ${askUs(bank)} Tu enlace: ${link}`
  );
}

export function sellerLinkSubject({ revocationHeldSince }: ProposalRow, isDone: boolean): string {
  if (revocationHeldSince !== null) return 'Tu venta está en pausa';
  return isDone ? 'Tu parte de la venta está completa' : 'Completá los datos de tu venta';
}

/** An SMS and a mail to the seller, each with the link. */
export type SaleMessage = Readonly<{
  subject: string;
  sms: (link: string) => string;
  mail: (link: string) => string[];
}>;

export const accountAsked = ({ number, vehicle }: ProposalRow): SaleMessage => ({
  subject: `Decinos dónde cobrás · venta ${number}`,
  sms: (link) => `para pagarte ${vehicleWords(vehicle)} nos falta tu cuenta. Cargala en ${link}`,
  mail: (link) => [
    `Para pagarte ${vehicleWords(vehicle)} nos falta la cuenta donde cobrás.`,
    `Cargala en ${link}`,
    'Tiene que estar a tu nombre. Sin eso no podemos pagarte.',
  ],
});

/** Only the mail names the documents, because an SMS may appear on a locked screen. */
export const saleSentBack = (
  { number, vehicle }: ProposalRow,
  documents: readonly SentBack[],
): SaleMessage => ({
  subject: `Hay documentos para volver a subir · venta ${number}`,
  sms: (link) =>
    `hay documentos de tu venta de ${vehicleWords(vehicle)} para volver a subir. Mirá cuáles en ${link}`,
  mail: (link) => [
    `Revisamos los documentos de tu venta de ${vehicleWords(vehicle)} y estos no sirven así:`,
    '',
    ...documents.map(({ label, reason }) => `- ${label}: ${reason}`),
    '',
    `Subilos de nuevo en ${link}`,
    'Sin eso no podemos pagarte.',
  ],
});
