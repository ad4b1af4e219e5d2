import { formatDate, formatMoney } from '@prendarios/rules/format';
import type { Bank } from '../bank.ts';
import { EXPIRY_DAYS } from '../flow/expiry.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Person } from '../records/rowTypes.ts';
import { type Cost, costLines } from './cost.ts';
import { askUs, helloTo, type Mail, ofVehicle, shortName, vehicleWords } from './send.ts';
import type { SentBack } from './sentBack.ts';
import { statusLink } from './statusLink.ts';

/** Builds a borrower's mail about a new stage of the application. */
export type Told = (bank: Bank, proposal: ProposalRow, reader: Person) => Mail;

const steps = (...lines: readonly string[]): string[] => [
  'Qué sigue:',
  ...lines.map((line, at) => `${at + 1}. ${line}`),
];

export const linkTo = ({ settings }: Bank, path: string): string => `${settings.publicUrl}${path}`;
/** Path of the page that asks for the DNI and an SMS code, then opens the application's current step. */
export const RESUME_PATH = '/titular/cotizacion?retomar=si';
export const resumeLink = (bank: Bank): string => linkTo(bank, RESUME_PATH);
/** Returns a link that asks for an SMS code and shows contract and schedule. */
export const contractLink = (bank: Bank, { uuid }: ProposalRow): string =>
  linkTo(bank, `/biometria/fin-proceso?id=${uuid}`);
export const identityLink = (bank: Bank, { uuid }: ProposalRow): string =>
  linkTo(bank, `/biometria?id=${uuid}`);

export const isOwner = ({ owner }: ProposalRow, reader: Person): boolean =>
  owner.document === reader.document;

const revocationLine = (bank: Bank): string =>
  `Podés arrepentirte, sin costo, hasta 10 días hábiles después de que paguemos el vehículo: ${linkTo(bank, '/arrepentimiento')}`;

/** Returns the receipt of an application. `waitsForSeller`: the invited seller has not given the data yet. */
export const received =
  (waitsForSeller: boolean): Told =>
  (bank, proposal, reader) => ({
    subject: `Recibimos tu solicitud ${proposal.number}`,
    lines: [
      `${helloTo(reader)} Recibimos tu solicitud ${proposal.number}: ${formatMoney(proposal.calculated.financedAmount)} para comprar ${vehicleWords(proposal.vehicle)}.`,
      '',
      ...steps(
        `Validá tu identidad con tu DNI y una selfie, desde el celular: ${identityLink(bank, proposal)}`,
        ...(proposal.coOwner === null
          ? []
          : ['Tu cotitular valida su identidad y firma con el enlace que le mandamos.']),
        ...(waitsForSeller
          ? [
              'El vendedor completa sus datos con el enlace que le mandamos. Sin eso no podemos armar el contrato.',
            ]
          : []),
        'Leés y firmás el contrato.',
        'Inscribimos la prenda y le pagamos al vendedor.',
      ),
    ],
  });

/** Returns the mail to a customer whose data a point of sale entered. */
export const consentGiven = (bank: Bank, proposal: ProposalRow, cost: Cost): Mail => ({
  subject: `Aceptaste que usemos tus datos · solicitud ${proposal.number}`,
  lines: [
    `${helloTo(proposal.owner)} Con el código que te mandamos por SMS aceptaste que usemos tus datos para tu solicitud ${proposal.number}, para comprar ${vehicleWords(proposal.vehicle)}. La cargó el punto de venta.`,
    '',
    ...costLines(proposal, cost),
    '',
    'Los valores definitivos son los del contrato.',
    ifNotYou(bank),
  ],
});

const ifNotYou = ({ settings }: Bank): string => `Si no fuiste vos, llamanos al ${settings.bankPhone}.`;

const whoToCall = ({ settings }: Bank): string =>
  `Si no se lo pediste o no estás de acuerdo, llamanos al ${settings.bankPhone}.`;

/** Returns the mail about a change by a point of sale. `before`, `now`: descriptions of the loan. */
export const loanOfStaff = (
  bank: Bank,
  { owner, number }: ProposalRow,
  before: string,
  now: string,
): Mail => ({
  subject: `El punto de venta cambió tu préstamo · solicitud ${number}`,
  lines: [
    `${helloTo(owner)} El punto de venta cambió el préstamo de tu solicitud ${number}.`,
    '',
    `Antes: ${before}`,
    `Ahora: ${now}`,
    '',
    `Lo que hayas aceptado antes no vale para el préstamo de ahora. ${whoToCall(bank)}`,
  ],
});

/** Returns the mail about the chosen account. `isFirst`: no account was chosen before. */
export function accountSaved(
  bank: Bank,
  { owner, number }: ProposalRow,
  { byStaff, isFirst }: { byStaff: boolean; isFirst: boolean },
): Mail {
  const verb = byStaff
    ? `El punto de venta ${isFirst ? 'eligió' : 'cambió'}`
    : isFirst
      ? 'Elegiste'
      : 'Cambiaste';
  return {
    subject: `${verb} la cuenta de tu préstamo · solicitud ${number}`,
    lines: [
      `${helloTo(owner)} ${verb} la cuenta con la que pagás las cuotas de tu solicitud ${number}.`,
      byStaff ? whoToCall(bank) : ifNotYou(bank),
    ],
  };
}

export const identified: Told = (bank, { number }, reader) => ({
  subject: `Validaste tu identidad · solicitud ${number}`,
  lines: [
    `${helloTo(reader)} Validamos tu identidad con tu DNI y una selfie para la solicitud ${number}.`,
    ifNotYou(bank),
  ],
});

export const identifiedSms = (bank: Bank, { number }: ProposalRow): string =>
  `${bank.settings.bankName}: validamos tu identidad con DNI y selfie para la solicitud ${number}. ${ifNotYou(bank)}`;

export const contractReady = (bank: Bank, proposal: ProposalRow, cost: Cost): Mail => ({
  subject: `Ya podés seguir con tu contrato · solicitud ${proposal.number}`,
  lines: [
    `${helloTo(proposal.owner)} Ya podés seguir con el contrato de tu solicitud ${proposal.number}. Lo armamos cuando lo abrís: leelo y firmalo en ${identityLink(bank, proposal)}`,
    '',
    ...costLines(proposal, cost),
    '',
    'Los valores definitivos son los del contrato.',
    'Cuando firmes, inscribimos la prenda y le pagamos al vendedor.',
  ],
});

export const contractReadySms = (bank: Bank, proposal: ProposalRow): string =>
  `${bank.settings.bankName}: ya podés seguir con tu contrato por ${vehicleWords(proposal.vehicle)}. Leelo y firmalo en ${identityLink(bank, proposal)} ${askUs(bank)}`;

/** Returns the mail to the other borrower. `by`: first name of the one who signed first; `link`: the reader's page. */
export const otherSigned = ({ number }: ProposalRow, reader: Person, by: string, link: string): Mail => ({
  subject: `Ya firmó ${by}. Falta tu firma · solicitud ${number}`,
  lines: [
    `${helloTo(reader)} ${by} ya firmó el contrato del préstamo, solicitud ${number}. Falta tu firma: el préstamo sigue cuando firmen los dos.`,
    `Leelo y firmalo en ${link}`,
  ],
});

/** Returns the SMS to a borrower after their own signature. */
export const signatureSms = (bank: Bank, { number }: ProposalRow): string =>
  `${bank.settings.bankName}: firmaste el contrato de tu préstamo, solicitud ${number}. ${ifNotYou(bank)}`;

export const signed: Told = (bank, proposal, reader) => ({
  subject: `Tu contrato está firmado · solicitud ${proposal.number}`,
  lines: [
    `${helloTo(reader)} Tu contrato de préstamo, solicitud ${proposal.number}, está firmado.`,
    isOwner(proposal, reader)
      ? `Leelo o descargalo en ${contractLink(bank, proposal)} Te pedimos un código que te llega por SMS.`
      : 'Leelo o descargalo con el enlace que te mandamos, o pedinos una copia.',
    '',
    ...steps(
      'Presentamos la prenda en el registro del automotor. Suele tardar de 3 a 7 días hábiles.',
      'Con la prenda inscripta le pagamos al vendedor. Desde ese día corren tus cuotas.',
      'Te enviamos el cuadro de pagos definitivo.',
    ),
    '',
    revocationLine(bank),
    ifNotYou(bank),
  ],
});

export const presented: Told = (_bank, proposal, reader) => ({
  subject: `Presentamos tu prenda en el registro · solicitud ${proposal.number}`,
  lines: [
    `${helloTo(reader)} Presentamos en el registro del automotor la prenda de tu solicitud ${proposal.number}.`,
    '',
    ...steps(
      'El registro la inscribe. Suele tardar de 3 a 7 días hábiles.',
      'Le pagamos al vendedor y te enviamos el cuadro de pagos definitivo.',
    ),
  ],
});

/** Returns the mail about a cancellation. `byStaff`: the point of sale cancelled it for the owner. */
export const cancelled =
  (byStaff: boolean): Told =>
  (bank, proposal, reader) => {
    const { number, owner, coOwner } = proposal;
    // A co-owner may have signed already; the contract needs both signatures.
    const nothing = `El préstamo no se hace y no debés nada.${coOwner === null ? '' : ' Si ya habías firmado el contrato, tu firma no tiene efecto.'}`;
    const again = `Para pedir otro préstamo, empezá en ${bank.settings.publicUrl}`;
    if (!isOwner(proposal, reader)) {
      const who = byStaff ? 'El punto de venta' : shortName(owner);
      return {
        subject: `${who} canceló la solicitud ${number}`,
        lines: [
          `${helloTo(reader)} ${who} canceló la solicitud ${number}, que te tenía como cotitular.`,
          nothing,
        ],
      };
    }
    return byStaff
      ? {
          subject: `El punto de venta canceló tu solicitud ${number}`,
          lines: [
            `${helloTo(reader)} El punto de venta canceló tu solicitud ${number}. ${nothing}`,
            `Si no se lo pediste, llamanos. ${again}`,
          ],
        }
      : {
          subject: `Cancelaste tu solicitud ${number}`,
          lines: [
            `${helloTo(reader)} Tu solicitud ${number} quedó cancelada. ${nothing}`,
            `Si no la cancelaste vos, llamanos. ${again}`,
          ],
        };
  };

/** Mail after the bank's staff accepted a revocation before the payment. */
export const revoked: Told = (bank, { number }, reader) => ({
  subject: `Tu préstamo quedó revocado · solicitud ${number}`,
  lines: [
    `${helloTo(reader)} Aceptamos la revocación de la solicitud ${number}. El préstamo no se hace y no debés nada.`,
    'Las firmas del contrato no tienen efecto. Si la prenda ya se había presentado, la cancelamos nosotros.',
    `Para pedir otro préstamo, empezá en ${bank.settings.publicUrl}`,
  ],
});

export const endedByBank: Told = (_bank, proposal, reader) => ({
  subject: `Cerramos tu solicitud ${proposal.number}`,
  lines: [
    `${helloTo(reader)} El banco cerró tu solicitud ${proposal.number} y el préstamo no se paga. No debés nada.`,
    'Si validaste tu identidad en otra solicitud con tu DNI, esa sigue igual.',
    'Si no, llamanos y te explicamos por qué.',
  ],
});

export const expired: Told = (bank, proposal, reader) => ({
  subject: `Venció tu solicitud ${proposal.number}`,
  lines: [
    `${helloTo(reader)} Tu solicitud ${proposal.number} venció: pasaron ${EXPIRY_DAYS} días y el contrato no se firmó. No debés nada.`,
    `Podés empezar otra en ${bank.settings.publicUrl}`,
  ],
});

const reasonLines = (documents: readonly SentBack[]): string[] =>
  documents.map(({ label, reason }) => `- ${label}: ${reason}`);

export const documentsSentBack =
  (documents: readonly SentBack[]): Told =>
  (bank, proposal, reader) => ({
    subject: `Hay documentos para volver a subir · solicitud ${proposal.number}`,
    lines: [
      `${helloTo(reader)} Revisamos tu solicitud ${proposal.number} y estos documentos no sirven así:`,
      '',
      ...reasonLines(documents),
      '',
      `Subilos de nuevo en ${resumeLink(bank)} Cuando los recibamos, tu solicitud sigue.`,
    ],
  });

export const documentsSentBackSms = (bank: Bank, { number }: ProposalRow): string =>
  `${bank.settings.bankName}: hay documentos de tu solicitud ${number} para volver a subir. Mirá cuáles en ${resumeLink(bank)} ${askUs(bank)}`;

export const sellerAsked = ({ owner, number }: ProposalRow, documents: readonly SentBack[]): Mail => ({
  subject: `El vendedor tiene que volver a subir documentos · solicitud ${number}`,
  lines: [
    `${helloTo(owner)} Revisamos tu solicitud ${number} y estos documentos del vendedor no sirven así:`,
    '',
    ...reasonLines(documents),
    '',
    'Le mandamos un enlace para que los suba de nuevo. Te avisamos cuando estén.',
  ],
});

export const sellerUploaded = (bank: Bank, proposal: ProposalRow): Mail => ({
  subject: `El vendedor ya subió sus documentos · solicitud ${proposal.number}`,
  lines: [
    `${helloTo(proposal.owner)} El vendedor volvió a subir sus documentos y tu solicitud ${proposal.number} sigue.`,
    `Mirá si te toca hacer algo en ${statusLink(bank, proposal)}`,
  ],
});

export const sellerUploadedSms = (bank: Bank, proposal: ProposalRow): string =>
  `${bank.settings.bankName}: el vendedor volvió a subir sus documentos. Seguí con tu solicitud ${proposal.number} en ${statusLink(bank, proposal)} ${askUs(bank)}`;

export const otherApplication = (bank: Bank, { owner, number }: ProposalRow): Mail => ({
  subject: `Otra solicitud con tu DNI · ${bank.settings.bankName}`,
  lines: [
    `${helloTo(owner)} Alguien empezó otra solicitud con tu DNI y validó otro celular. La tuya, la ${number}, sigue igual.`,
    `Si no fuiste vos, llamanos al ${bank.settings.bankPhone}. La otra no puede seguir sin validar tu identidad con fotos.`,
  ],
});

export const otherApplicationSms = ({ settings }: Bank, { number }: ProposalRow): string =>
  `${settings.bankName}: alguien empezó otra solicitud con tu DNI desde otro celular. La tuya, la ${number}, sigue igual. Si no fuiste vos, llamanos al ${settings.bankPhone}.`;

/** Returns the mail to the point of sale. */
export const pledgeSentBack = (
  bank: Bank,
  { number, uuid }: ProposalRow,
  documents: readonly SentBack[],
): Mail => ({
  subject: `Hay que volver a subir la prenda inscripta · solicitud ${number}`,
  lines: [
    `La prenda inscripta de la solicitud ${number} no sirve así:`,
    '',
    ...reasonLines(documents),
    '',
    `Subila de nuevo en ${linkTo(bank, `/usuario/panel-de-seguimiento/propuesta/${uuid}/prenda`)} Con ella el banco paga.`,
  ],
});

export const identityLinkText = (bank: Bank, { number }: ProposalRow, link: string): string =>
  `${bank.settings.bankName}: seguí con tu solicitud ${number}. Validá tu identidad desde este teléfono: ${link} ${askUs(bank)}`;

/** Returns the SMS to the owner that the proposal waits for, sent by the point of sale. */
export const reminderText = (bank: Bank, { number, vehicle }: ProposalRow, link: string): string =>
  `${bank.settings.bankName}: te falta un paso para el préstamo ${ofVehicle(vehicle)}, solicitud ${number}. Seguí en ${link} ${askUs(bank)}`;

/** Returns the line about revocation. `until`: last day to revoke (yyyy-mm-dd), known after the payment. */
export const revocableUntilLine = (bank: Bank, until: string): string =>
  `Podés arrepentirte, sin costo, hasta el ${formatDate(until)}: ${linkTo(bank, '/arrepentimiento')}`;
