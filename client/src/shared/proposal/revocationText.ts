import { formatDate } from '@prendarios/rules/format';
import type { RevocationViewFragment } from '../../generated/graphql.ts';

/** What is said about a revocation: that it was requested, or how long it can be. */
type RevocationText = { kind: 'requested' | 'unconfirmed' | 'possible'; text: string; next: string };

/** Null where there is nothing to say: before the signature, and once the last day is over. */
export function revocationText(
  { revocation }: RevocationViewFragment,
  isHolder = true,
): RevocationText | null {
  if (!revocation) return null;
  const { until, paidOn, businessDaysLeft: left, request } = revocation;
  if (request !== null && !request.confirmed) {
    return {
      kind: 'unconfirmed',
      text: `Pidieron la revocación el ${formatDate(request.requestedAt)}, trámite ${request.number}. Está pendiente de confirmación.`,
      next: isHolder
        ? 'Si fuiste vos, pedila con tu DNI y confirmala con el código que te mandamos al celular. Si no, no hagas nada: tu préstamo sigue igual.'
        : 'El titular tiene que confirmarla con un código. Hasta entonces, la propuesta sigue igual.',
    };
  }
  if (request !== null) {
    const who = isHolder ? 'Pediste' : 'El titular pidió';
    return {
      kind: 'requested',
      text: `${who} la revocación el ${formatDate(request.requestedAt)}, trámite ${request.number}.`,
      next: isHolder
        ? 'El banco se comunica con vos. Si ya recibiste el dinero, te dice cómo devolverlo; después cancela la prenda y te lo confirma por escrito.'
        : 'El banco se comunica con el titular.',
    };
  }
  if (!isHolder || until === null) return null;
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
