import { formatDate, formatDay } from './format.ts';

/** YYYY-MM-DD; without a payment date, instalments are paid on their due date. */
type Dated = { dueDate: string; paymentDate?: string | undefined };

/** Returns 'se paga el lunes 11/01/2027' if the dates differ, otherwise null (docs/domain.md#business-days). */
export function paymentNote({ dueDate, paymentDate = dueDate }: Dated): string | null {
  return paymentDate === dueDate ? null : `se paga el ${formatDay(paymentDate)}`;
}

/** Formats as '10/01/2027 (se paga el lunes 11/01/2027)', or only the due date if the dates are equal. */
export function dueAndPayment(row: Dated): string {
  const note = paymentNote(row);
  return formatDate(row.dueDate) + (note === null ? '' : ` (${note})`);
}

/** Formats the payment date as 'lunes 11/01/2027'. */
export const paymentDay = ({ dueDate, paymentDate = dueDate }: Dated): string => formatDay(paymentDate);
