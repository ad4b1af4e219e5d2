import { formatCuil } from '@prendarios/rules/cuil';
import { nameCase } from '@prendarios/rules/displayCase';
import { maskDni } from '@prendarios/rules/sensitive';
import type { Bank } from '../bank.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { resumeLink } from './applicant.ts';
import { askUs, helloTo, type Mail, ofVehicle } from './send.ts';

export const sellerDenied = (bank: Bank, { owner, number }: ProposalRow): Mail => ({
  subject: `El vendedor dice que sus datos están mal · solicitud ${number}`,
  lines: [
    `${helloTo(owner)} El vendedor nos dijo que los datos que cargaste de su parte no son suyos. Tu solicitud ${number} espera hasta que los corrijas.`,
    `Hacelo en ${resumeLink(bank)}`,
  ],
});

export const sellerDeniedSms = (bank: Bank, { number }: ProposalRow): string =>
  `${bank.settings.bankName}: el vendedor dice que los datos que cargaste no son suyos. Corregilos en tu solicitud ${number}: ${resumeLink(bank)} ${askUs(bank)}`;

/** Returns a masked name such as 'Mario Vende, DNI 25.•••.••2'. */
function sellerWords({ seller }: ProposalRow): string {
  const { physicalPerson, legalPerson } = seller ?? {};
  if (physicalPerson) {
    return `${nameCase(`${physicalPerson.firstName} ${physicalPerson.lastName}`)}, ${maskDni(physicalPerson.document)}`;
  }
  return legalPerson ? `${legalPerson.businessName}, CUIT ${formatCuil(legalPerson.cuit)}` : 'alguien';
}

export const sellerNamed = (bank: Bank, proposal: ProposalRow): Mail => ({
  subject: `El vendedor cargó sus datos · solicitud ${proposal.number}`,
  lines: [
    `${helloTo(proposal.owner)} En tu solicitud ${proposal.number}, el vendedor ${ofVehicle(proposal.vehicle)} es ${sellerWords(proposal)}. A ese vendedor le pagamos.`,
    `Si no es tu vendedor, llamanos al ${bank.settings.bankPhone} antes de firmar.`,
  ],
});

export const sellerNamedSms = ({ settings }: Bank, proposal: ProposalRow): string =>
  `${settings.bankName}: en tu solicitud ${proposal.number} el vendedor es ${sellerWords(proposal)}. Si no es quien te vende, llamanos al ${settings.bankPhone} antes de firmar.`;

export const sellersAccountChanged = (bank: Bank, { owner, number }: ProposalRow): Mail => ({
  subject: `Cambió la cuenta del vendedor · solicitud ${number}`,
  lines: [
    `${helloTo(owner)} El vendedor cambió la cuenta donde cobra tu solicitud ${number}. Antes de pagarle, la revisamos.`,
    `Si el vendedor no la cambió, llamanos al ${bank.settings.bankPhone}.`,
  ],
});

export const sellerChanged = (bank: Bank, { owner, number }: ProposalRow): Mail => ({
  subject: `Cambiaron los datos del vendedor · solicitud ${number}`,
  lines: [
    `${helloTo(owner)} Después de que confirmaste tu solicitud ${number} cambiaron el nombre, el celular o el correo del vendedor.`,
    `Preguntale si los cambió. Si no, llamanos al ${bank.settings.bankPhone} antes de firmar.`,
  ],
});

export const sellerChangedSms = ({ settings }: Bank, { number }: ProposalRow): string =>
  `${settings.bankName}: cambiaron el nombre, el celular o el correo del vendedor en tu solicitud ${number}. Preguntale si los cambió. Si no, llamanos al ${settings.bankPhone}.`;
