import { formatDate, formatMoney } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import type { PaymentDayFragment } from '#generated/graphql.ts';

export type LoanCalendar = {
  /** Id of the simulation. A regenerated file of the same loan replaces the earlier events. */
  loanId: string;
  bankName: string;
  isUva: boolean;
  rows: readonly PaymentDayFragment[];
};

const MAX_OCTETS = 75;
/** Offset from midnight of the payment day to 9:00 two days before. */
const REMINDER = '-P1DT15H';

/** Escapes a TEXT value (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** Folds a line into lines of at most 75 octets without splitting characters (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return `${text}\r\n`;
}

const dayOf = (date: string): string => date.replaceAll('-', '');

function nextDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

function eventOf({ loanId, bankName, isUva, rows }: LoanCalendar, row: PaymentDayFragment, stamp: string) {
  const title = `Cuota ${row.number} de ${rows.length}: ${formatMoney(row.total.amount)}`.replaceAll(
    '\u00a0',
    ' ',
  );
  const about = [
    `Préstamo prendario de ${bankName}, ${installmentLabel(rows.length)}.`,
    `Vence el ${formatDate(row.dueOn)}.`,
    isUva ? 'El monto es estimado: cambia con la UVA.' : '',
    'Si el banco te manda un cuadro de pagos definitivo, vale ese.',
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${loanId}-${row.number}@prendarios`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dayOf(row.payableOn)}`,
    `DTEND;VALUE=DATE:${dayOf(nextDay(row.payableOn))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(about.filter((line) => line !== '').join(' '))}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${REMINDER}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** Returns a calendar (RFC 5545) with an all-day event on each payment day and a reminder two days before. */
export function calendarFile(calendar: LoanCalendar, now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(calendar.bankName)}//Prendarios//ES`,
    'CALSCALE:GREGORIAN',
    ...calendar.rows.flatMap((row) => eventOf(calendar, row, stamp)),
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('');
}
