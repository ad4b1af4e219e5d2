import { formatDate } from '@prendarios/rules/format';
import type { Borrower, RevocationStateFragment } from '#generated/graphql.ts';

/** The reader: a borrower, or staff of the bank or the point of sale. */
export type RevocationReader = Borrower | 'STAFF';

/**
 * The text about a revocation: that it was requested (`held` until the bank resolves it before the payment), or how
 * long it is possible.
 */
type RevocationText = {
  kind: 'held' | 'requested' | 'unconfirmed' | 'possible';
  text: string;
  next: string;
};
type Request = NonNullable<RevocationStateFragment['request']>;

const OTHERS = { OWNER: 'El titular pidió', CO_OWNER: 'El cotitular pidió' } as const;

function who(by: Request['by'], reader: RevocationReader): string {
  if (by === null) return reader === 'STAFF' ? 'El titular pidió' : 'Pidieron';
  return by === reader ? 'Pediste' : OTHERS[by];
}

function unconfirmed(reader: RevocationReader, { by }: Request): string {
  if (reader === 'STAFF') {
    const borrower = by === 'CO_OWNER' ? 'El cotitular' : 'El titular';
    return `${borrower} tiene que confirmarla con un código. Hasta entonces, la propuesta sigue igual.`;
  }
  return by !== null && by !== reader
    ? 'Tiene que confirmarla con el código que le mandamos. Hasta entonces, el préstamo sigue igual.'
    : 'Si fuiste vos, pedila con tu DNI y confirmala con el código que te mandamos al celular. Si no, no hagas nada: tu préstamo sigue igual.';
}

function requested(reader: RevocationReader, { isOnHold: onHold }: Request, paidOn: string | null): string {
  if (onHold === false) return 'El banco ya lo resolvió.';
  const calls =
    reader === 'STAFF' ? 'El banco se comunica con los titulares.' : 'El banco se comunica con vos.';
  if (paidOn === null && onHold === true) {
    return `Hasta que el banco lo resuelva, no se firma, no se inscribe la prenda y no se paga. ${calls}`;
  }
  return reader === 'STAFF'
    ? calls
    : `${calls} Si ya recibiste el dinero, te dice cómo devolverlo; después cancela la prenda y te lo confirma por escrito.`;
}

function possible({
  revocableUntil: until,
  paidOn,
  businessDaysLeft: left,
}: RevocationStateFragment): RevocationText | null {
  if (until === null) return null;
  const next = 'No tenés que dar un motivo y no tiene costo.';
  if (paidOn === null) {
    const earliest = left < 1 ? '.' : `; como mínimo, hasta el ${formatDate(until)}.`;
    const text = `Podés arrepentirte hasta 10 días hábiles después de que paguemos el vehículo${earliest}`;
    return { kind: 'possible', text, next };
  }
  if (left < 1) return null;
  const days = left === 1 ? 'Te queda 1 día hábil' : `Te quedan ${left} días hábiles`;
  return { kind: 'possible', text: `${days} para arrepentirte, hasta el ${formatDate(until)}.`, next };
}

/** Returns the text, or null if there is nothing to say: before the signature, and after the last day. */
export function revocationText(
  revocation: RevocationStateFragment | null,
  reader: RevocationReader = 'OWNER',
): RevocationText | null {
  if (!revocation) return null;
  const { paidOn, request } = revocation;
  if (request === null) return reader === 'STAFF' ? null : possible(revocation);
  const on = formatDate(request.requestedAt);
  if (!request.isConfirmed) {
    return {
      kind: 'unconfirmed',
      text: `Pidieron la revocación el ${on}, trámite ${request.number}. Está pendiente de confirmación.`,
      next: unconfirmed(reader, request),
    };
  }
  return {
    kind: isHeld(revocation) ? 'held' : 'requested',
    text: `${who(request.by, reader)} la revocación el ${on}, trámite ${request.number}.`,
    next: requested(reader, request, paidOn),
  };
}

/** Whether a confirmed revocation stops a loan that is not paid yet. */
export const isHeld = (revocation: RevocationStateFragment | null | undefined): boolean =>
  revocation?.request?.isConfirmed === true &&
  revocation.request.isOnHold === true &&
  revocation.paidOn === null;
