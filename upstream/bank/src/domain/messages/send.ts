import { nameCase } from '@prendarios/rules/displayCase';
import { joinPhone } from '@prendarios/rules/phone';
import { modelText } from '@prendarios/rules/vehicleName';
import type { Purpose } from '../../platform/messages/outboxTable.ts';
import { queueMessage } from '../../platform/messages/queue.ts';
import type { Bank } from '../bank.ts';
import type { Person, Vehicle } from '../records/rowTypes.ts';
import { type About, pageOf } from './statusLink.ts';

export type Mail = Readonly<{ subject: string; lines: readonly string[]; purpose?: Purpose }>;

export const helloTo = ({ firstName }: Person): string => `Hola, ${nameCase(firstName)}.`;

/** Returns a name such as 'Joaquín F.', abbreviated because someone else may read the message. */
export const shortName = ({ firstName, lastName }: Person): string =>
  `${nameCase(firstName)} ${nameCase(lastName).charAt(0)}.`;

/** Returns a name such as 'el Fiat Cronos', 'la moto Honda Wave' or 'el vehículo'. */
export function vehicleWords(vehicle: Vehicle): string {
  const name = modelText(vehicle);
  if (vehicle.vehicleType === 'M') return `la moto ${name}`.trim();
  return name === '' ? 'el vehículo' : `el ${name}`;
}

/** Returns a name such as 'del Fiat Cronos' or 'de la moto Honda Wave'. */
export const ofVehicle = (vehicle: Vehicle): string =>
  `de ${vehicleWords(vehicle)}`.replace(/^de el /, 'del ');

export const askUs = ({ settings }: Pick<Bank, 'settings'>): string =>
  `¿Dudas? Llamanos al ${settings.bankPhone}.`;

/**
 * Queues a mail in the caller's transaction. Appends the borrower's page and the bank's phone if no line contains them,
 * and the bank's name.
 */
export async function sendMail(
  bank: Bank,
  about: About,
  { email }: Pick<Person, 'email'>,
  { subject, lines, purpose = 'STAGE' }: Mail,
): Promise<void> {
  const { bankName, bankPhone } = bank.settings;
  const has = (text: string) => lines.some((line) => line.includes(text));
  const page = pageOf(bank, about, { email });
  const ending = [
    ...(page === null || has(page) ? [] : [`Mirá cómo va tu préstamo en ${page}`]),
    ...(has(bankPhone) ? [] : [askUs(bank)]),
  ];
  await queueMessage(
    bank,
    purpose,
    { email },
    {
      subject: `${subject} · ${bankName}`,
      body: [...lines, '', ...ending, bankName].join('\n'),
      proposalUuid: about.uuid,
    },
  );
}

/** Queues an SMS in the caller's transaction. Appends the borrower's page if the text has no link. */
export async function sendSms(
  bank: Bank,
  about: About,
  { cellPhone }: Pick<Person, 'cellPhone'>,
  text: string,
): Promise<void> {
  const page = text.includes(bank.settings.publicUrl) ? null : pageOf(bank, about, { cellPhone });
  const body = page === null ? text : `${text} Mirá cómo va en ${page}`;
  await queueMessage(bank, 'STAGE', { phone: joinPhone(cellPhone) }, { body, proposalUuid: about.uuid });
}
