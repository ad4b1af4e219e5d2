import { nameCase } from '@prendarios/rules/displayCase';
import { formatDate, formatMoney, formatPercent } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { vehicleName } from '@prendarios/rules/vehicleName';
import type { Bank } from '../bank.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { AcceptedLoan, Borrower } from '../records/rowTypes.ts';
import { identityLink, otherSigned } from './applicant.ts';
import { type Cost, costLines } from './cost.ts';
import { helloTo, ofVehicle, sendMail, sendSms, shortName, vehicleWords } from './send.ts';
import { coOwnersPage } from './statusLink.ts';

/** Returns the text of the co-owner's link. `until`: ISO instant. `takesPart`: the co-owner has accepted. */
export function coOwnerLinkText(
  { settings }: Bank,
  { owner, vehicle }: ProposalRow,
  { takesPart, until, link }: { takesPart: boolean; until: string; link: string },
): string {
  const loan = `del préstamo para ${vehicleWords(vehicle)}`;
  return takesPart
    ? `${settings.bankName}: tu enlace nuevo como cotitular ${loan}. Sirve hasta el ${formatDate(until)}: ${link}`
    : `${settings.bankName}: ${shortName(owner)} te propone como cotitular ${loan}. Miralo y decidí hasta el ${formatDate(until)}: ${link}`;
}

export const coOwnerLinkSubject = ({ settings }: Bank, { owner }: ProposalRow, takesPart: boolean): string =>
  `${takesPart ? 'Tu enlace nuevo' : `${shortName(owner)} te propone`} como cotitular · ${settings.bankName}`;

const namesOf = ({ coOwner, vehicle }: ProposalRow) => ({
  name: nameCase(coOwner?.firstName ?? ''),
  vehicle: vehicleWords(vehicle),
});

export async function tellAccepted(bank: Bank, proposal: ProposalRow): Promise<void> {
  const { name, vehicle } = namesOf(proposal);
  const text = `${bank.settings.bankName}: ${name} aceptó ser cotitular de tu préstamo para ${vehicle}.`;
  await sendSms(bank, proposal, proposal.owner, text);
}

/** Sends the co-owner a written record of the acceptance. */
export async function sendAcceptanceRecord(bank: Bank, proposal: ProposalRow, cost: Cost): Promise<void> {
  const { coOwner, owner, number, vehicle } = proposal;
  if (coOwner === null) return;
  const ownersName = nameCase(`${owner.firstName} ${owner.lastName}`);
  const day = formatDate(bank.clock.now().toISOString());
  await sendMail(bank, proposal, coOwner, {
    subject: `Aceptaste ser cotitular · solicitud ${number}`,
    lines: [
      `${helloTo(coOwner)} El ${day} aceptaste ser cotitular del préstamo que pide ${ownersName}. Guardá este correo.`,
      '',
      `Vehículo: ${vehicleName({ ...vehicle, ...vehicle.fuelYear })}`,
      ...costLines(proposal, cost),
      '',
      'Los dos responden por el préstamo entero. Los valores definitivos son los del contrato.',
      `Qué sigue: ${nameCase(owner.firstName)} completa la solicitud. Te avisamos por SMS cuando te toque validar tu identidad y firmar.`,
      `Hasta que firmes podés decir que no, sin costo y sin dar explicaciones, en ${coOwnersPage(bank, proposal)}`,
    ],
  });
}

/** Notifies both by SMS and mail: the refusal stops the application, and someone else may have used the link. */
export async function tellRefused(bank: Bank, proposal: ProposalRow): Promise<void> {
  const { name, vehicle } = namesOf(proposal);
  const what = `${name} no aceptó ser cotitular de tu préstamo para ${vehicle}.`;
  const next = `Podés cancelar la solicitud ${proposal.number} o empezar otra en ${bank.settings.publicUrl}`;
  await sendSms(bank, proposal, proposal.owner, `${bank.settings.bankName}: ${what} ${next}`);
  const lines = [
    `${helloTo(proposal.owner)} ${what}`,
    next,
    'Si cambia de idea, puede aceptar con su enlace.',
  ];
  await sendMail(bank, proposal, proposal.owner, {
    subject: `Tu cotitular no aceptó · solicitud ${proposal.number}`,
    lines,
  });
  if (proposal.coOwner === null) return;
  const refused = `dijeron que no con tu enlace de cotitular del préstamo para ${vehicle}. Si no fuiste vos, pedile otro enlace a ${shortName(proposal.owner)} y aceptá, o llamanos.`;
  await sendSms(bank, proposal, proposal.coOwner, `${bank.settings.bankName}: ${refused}`);
  await sendMail(bank, proposal, proposal.coOwner, {
    subject: `Dijiste que no como cotitular · solicitud ${proposal.number}`,
    lines: [`${helloTo(proposal.coOwner)} Te avisamos que ${refused}`],
  });
}

/** Notifies the previous co-owner, who has not accepted, that the owner continues without them. */
export async function tellReplaced(bank: Bank, proposal: ProposalRow): Promise<void> {
  const { coOwner, owner, vehicle } = proposal;
  if (coOwner === null) return;
  const what = `ya no sos cotitular del préstamo de ${shortName(owner)} para ${vehicleWords(vehicle)}. Tu enlace dejó de servir y no tenés que hacer nada.`;
  await sendSms(bank, proposal, coOwner, `${bank.settings.bankName}: ${what}`);
}

/** Notifies a co-owner at the contact that the owner just changed. */
export async function tellContactCorrected(bank: Bank, proposal: ProposalRow): Promise<void> {
  const { coOwner, owner, number } = proposal;
  if (coOwner === null) return;
  const { bankName, bankPhone } = bank.settings;
  const what = `cambiaron tu celular o tu correo en la solicitud de ${shortName(owner)}, que te tiene como cotitular. Tu enlace dejó de servir. Si no pediste el cambio, llamanos al ${bankPhone}.`;
  await sendSms(bank, proposal, coOwner, `${bankName}: ${what}`);
  await sendMail(bank, proposal, coOwner, {
    subject: `Cambiaron tus datos de contacto · solicitud ${number}`,
    lines: [`${helloTo(coOwner)} Te avisamos que ${what}`],
  });
}

const MODE_NAMES = { TRD: 'tasa fija', UVA: 'UVA' } as const;

export const offerWords = ({ amount, terms, mode, dueDay, secondInstallment, cftea }: AcceptedLoan): string =>
  `${formatMoney(amount)} en ${installmentLabel(terms)}, ${MODE_NAMES[mode]}, día ${dueDay}. Desde la segunda cuota: ${formatMoney(secondInstallment)}. CFTEA con IVA: ${formatPercent(cftea)}`;

/**
 * Notifies a co-owner who accepted that the owner or a point of sale changed the loan, so it must be accepted again.
 */
export async function tellLoanChanged(
  bank: Bank,
  proposal: ProposalRow,
  { before, now, byStaff }: { before: AcceptedLoan; now: AcceptedLoan; byStaff: boolean },
): Promise<void> {
  const { coOwner, owner, vehicle, number } = proposal;
  if (coOwner === null) return;
  const who = byStaff ? 'El punto de venta' : shortName(owner);
  const what = `${who} cambió el préstamo para ${vehicleWords(vehicle)} que aceptaste.`;
  const where = coOwnersPage(bank, proposal);
  await sendSms(
    bank,
    proposal,
    coOwner,
    `${bank.settings.bankName}: ${what} Miralo y decidí de nuevo en ${where}`,
  );
  await sendMail(bank, proposal, coOwner, {
    subject: `Cambió el préstamo que aceptaste · solicitud ${number}`,
    lines: [
      `${helloTo(coOwner)} ${what}`,
      '',
      `Antes: ${offerWords(before)}`,
      `Ahora: ${offerWords(now)}`,
      '',
      `Lo que aceptaste no vale para el préstamo de ahora. Miralo y aceptalo de nuevo, o decí que no, en ${where}`,
    ],
  });
}

/** Notifies the co-owner that the loan is again the one they accepted. */
export async function tellLoanRestored(bank: Bank, proposal: ProposalRow): Promise<void> {
  const { coOwner, vehicle } = proposal;
  if (coOwner === null) return;
  const text = `el préstamo para ${vehicleWords(vehicle)} volvió a ser el que aceptaste. No tenés que hacer nada.`;
  await sendSms(bank, proposal, coOwner, `${bank.settings.bankName}: ${text}`);
}

async function tellCoOwner(bank: Bank, proposal: ProposalRow, text: string): Promise<void> {
  if (proposal.coOwner === null) return;
  const body = `${bank.settings.bankName}: ${text} ${coOwnersPage(bank, proposal)}`;
  await sendSms(bank, proposal, proposal.coOwner, body);
}

export const tellCoOwnersCheck = (bank: Bank, proposal: ProposalRow): Promise<void> =>
  tellCoOwner(
    bank,
    proposal,
    `ya podés validar tu identidad para el préstamo ${ofVehicle(proposal.vehicle)} en`,
  );

export const tellCoOwnersContract = (bank: Bank, proposal: ProposalRow): Promise<void> =>
  tellCoOwner(
    bank,
    proposal,
    `ya podés seguir con el contrato por ${vehicleWords(proposal.vehicle)}. Leelo y firmalo en`,
  );

/** Notifies the other borrower who signed and where to sign. */
export async function tellOtherSigned(bank: Bank, proposal: ProposalRow, signer: Borrower): Promise<void> {
  const { owner, coOwner } = proposal;
  if (coOwner === null) return;
  const [reader, { firstName }] = signer === 'OWNER' ? [coOwner, owner] : [owner, coOwner];
  const by = nameCase(firstName);
  const link = signer === 'OWNER' ? coOwnersPage(bank, proposal) : identityLink(bank, proposal);
  await sendMail(bank, proposal, reader, otherSigned(proposal, reader, by, link));
  const text = `${bank.settings.bankName}: ya firmó ${by}. Falta tu firma en el contrato ${ofVehicle(proposal.vehicle)}: ${link}`;
  await sendSms(bank, proposal, reader, text);
}
