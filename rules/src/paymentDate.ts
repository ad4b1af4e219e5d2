import { formatDate, formatDay } from './format.ts';

/** YYYY-MM-DD; a bank that names no payment date takes instalments on their due date. */
type Dated = { dueDate: string; paymentDate?: string | undefined };

/** 'se paga el lunes 11/01/2027' where that is not the due date, else null (docs/domain.md#business-days). */
export function paymentNote({ dueDate, paymentDate = dueDate }: Dated): string | null {
  return paymentDate === dueDate ? null : `se paga el ${formatDay(paymentDate)}`;
}

/** '10/01/2027 (se paga el lunes 11/01/2027)'; the due date alone where it is the payment date. */
export function dueAndPayment(row: Dated): string {
  const note = paymentNote(row);
  return formatDate(row.dueDate) + (note === null ? '' : ` (${note})`);
}

/** 'lunes 11/01/2027', the day on which an instalment is paid. */
export const paymentDay = ({ dueDate, paymentDate = dueDate }: Dated): string => formatDay(paymentDate);
