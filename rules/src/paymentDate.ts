import { formatDay } from './format.ts';

/** YYYY-MM-DD; a bank that names no payment date takes instalments on their due date. */
type Dated = { dueDate: string; paymentDate?: string | undefined };

/** 'se paga el lunes 11/01/2027' where that is not the due date, else null (docs/domain.md#business-days). */
export function paymentNote({ dueDate, paymentDate = dueDate }: Dated): string | null {
  return paymentDate === dueDate ? null : `se paga el ${formatDay(paymentDate)}`;
}
