import { formatDate } from '@prendarios/rules/format';
import type { Bank } from '../bank.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { type SentBack, sentBackWords } from './sentBack.ts';
import { askUs, ofVehicle, shortName, vehicleWords } from './send.ts';

/** What the seller still has to do. `isStopped`: another party has to replace documents first. */
type Part = Readonly<{
  step: 'DATA' | 'DOCUMENTS' | 'ACCOUNT' | 'DONE';
  sentBack: readonly SentBack[];
  isStopped: boolean;
}>;

const TASKS = {
  DATA: 'completá tus datos',
  DOCUMENTS: 'subí los documentos que faltan',
  ACCOUNT: 'cargá la cuenta donde cobrás',
} as const;

/** Returns the text for the link to the seller's part of a sale. `until`: the link's last day (yyyy-mm-dd). */
export function sellerLinkText(
  bank: Bank,
  { owner, vehicle, revocationHeldSince }: ProposalRow,
  { until, link, part: { step, sentBack, isStopped } }: { until: string; link: string; part: Part },
): string {
  const { bankName } = bank.settings;
  const sale = `tu venta ${ofVehicle(vehicle)} a ${shortName(owner)}`;
  const day = formatDate(until);
  const toSee = `${askUs(bank)} Para verla, hasta el ${day}: ${link}`;
  if (revocationHeldSince !== null) {
    return `${bankName}: ${sale} está en pausa: pidieron dejar sin efecto el préstamo. Te avisamos cómo sigue. ${toSee}`;
  }
  if (step === 'DONE') {
    return isStopped
      ? `${bankName}: ${sale} está detenida: falta un documento que no es tuyo. Cuando lo suban, sigue. Por ahora no te queda nada por hacer. ${toSee}`
      : `${bankName}: tu parte de la venta ${ofVehicle(vehicle)} a ${shortName(owner)} está completa. No te queda nada por hacer. ${toSee}`;
  }
  if (sentBack.length > 0) {
    return `${bankName}: para cobrar ${sale}, volvé a subir ${sentBackWords(sentBack)}, hasta el ${day}. ${askUs(bank)} Tu enlace: ${link}`;
  }
  return (
    `${bankName}: ${shortName(owner)} pidió un préstamo para comprarte ${vehicleWords(vehicle)}. ` +
    `Para cobrar, ${TASKS[step]} hasta el ${day}. ${askUs(bank)} Tu enlace: ${link}`
  );
}

const SUBJECTS = {
  DATA: 'Completá los datos de tu venta',
  DOCUMENTS: 'Subí los documentos de tu venta',
  ACCOUNT: 'Decinos dónde cobrás',
  DONE: 'Tu parte de la venta está completa',
} as const;

export function sellerLinkSubject(
  { revocationHeldSince }: ProposalRow,
  { step, sentBack, isStopped }: Part,
): string {
  if (revocationHeldSince !== null) return 'Tu venta está en pausa';
  if (step === 'DONE' && isStopped) return 'Tu venta está detenida';
  return sentBack.length > 0 ? 'Hay documentos para volver a subir' : SUBJECTS[step];
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
