import { formatDate } from './format.ts';

/** YYYY-MM-DD; a bank that names no payment date takes instalments on their due date. */
type Dated = { dueDate: string; paymentDate?: string | undefined };

/** 'se paga el lunes 11/01/2027' where that is not the due date, else null (docs/domain.md#business-days). */
export function paymentNote({ dueDate, paymentDate = dueDate }: Dated): string | null {
  if (paymentDate === dueDate) return null;
  const weekday = new Intl.DateTimeFormat('es-AR', { weekday: 'long', timeZone: 'UTC' });
  return `se paga el ${weekday.format(new Date(`${paymentDate}T00:00:00Z`))} ${formatDate(paymentDate)}`;
}
