import { formatDate } from '@prendarios/rules/format';
import { nameCase } from '@prendarios/rules/displayCase';
import type { Bank } from '../bank.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { helloTo, sendMail, sendSms, shortName, vehicleWords } from './send.ts';

/** The co-owner's own page: their browser knows which loan it is about. */
export const coOwnersPage = ({ settings }: Bank, { number }: ProposalRow): string =>
  `${settings.publicUrl}/cotitular?propuesta=${number}`;

/** `until`: an ISO instant. */
export const coOwnerLinkText = (bank: Bank, proposal: ProposalRow, until: string, link: string): string =>
  `${bank.settings.bankName}: ${shortName(proposal.owner)} te propone como cotitular del préstamo para ${vehicleWords(proposal.vehicle)}. Miralo y decidí hasta el ${formatDate(until)}: ${link}`;

export const coOwnerLinkSubject = (bank: Bank, { owner }: ProposalRow): string =>
  `${shortName(owner)} te propone como cotitular · ${bank.settings.bankName}`;

const namesOf = ({ coOwner, vehicle }: ProposalRow) => ({
  name: nameCase(coOwner?.firstName ?? ''),
  vehicle: vehicleWords(vehicle),
});

export async function tellAccepted(bank: Bank, proposal: ProposalRow): Promise<void> {
  const { name, vehicle } = namesOf(proposal);
  const text = `${bank.settings.bankName}: ${name} aceptó ser cotitular de tu préstamo para ${vehicle}.`;
  await sendSms(bank, proposal, proposal.owner, text);
}

/** By SMS and by email, as it stops the application. */
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
}

/** Nothing without a co-owner. */
async function tellCoOwner(bank: Bank, proposal: ProposalRow, text: string): Promise<void> {
  if (proposal.coOwner === null) return;
  const body = `${bank.settings.bankName}: ${text} ${coOwnersPage(bank, proposal)}`;
  await sendSms(bank, proposal, proposal.coOwner, body);
}

/** The identity check is open. */
export const tellCoOwnersCheck = (bank: Bank, proposal: ProposalRow): Promise<void> =>
  tellCoOwner(
    bank,
    proposal,
    `ya podés validar tu identidad para el préstamo de ${vehicleWords(proposal.vehicle)} en`,
  );

/** Nothing is missing for the contract any more. */
export const tellCoOwnersContract = (bank: Bank, proposal: ProposalRow): Promise<void> =>
  tellCoOwner(
    bank,
    proposal,
    `el contrato por ${vehicleWords(proposal.vehicle)} está listo. Leelo y firmalo en`,
  );
