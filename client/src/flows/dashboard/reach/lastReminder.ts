import { keepTogether } from '@prendarios/design-system/foundations/keepTogether';
import { todayInArgentina } from '@prendarios/rules/birthDate';
import type { ReminderViewFragment } from '#generated/graphql.ts';
import { toRecipient } from '#shared/text/recipient.ts';
import { momentInText } from '#shared/text/moment.ts';
import { REMINDER_TEXTS as TEXT } from './texts.ts';

type Sent = NonNullable<ReminderViewFragment['last']>;

/** Formats 'hoy a las 9:40' or 'el 19/11/2026 a las 9:40'; `today`: YYYY-MM-DD in Argentina. */
export function sentWhen(sentAt: string, today: string): string {
  const moment = momentInText(sentAt).replace(' 0', ' ');
  return todayInArgentina(new Date(sentAt)) === today ? moment.replace(/^\S+/, 'hoy') : `el ${moment}`;
}

/** Formats 'Recordado hoy a las 9:40 por SMS al •• •••• 0000'. */
export function lastReminder({ sentAt, channel, maskedRecipient }: Sent, today: string): string {
  const recipient = toRecipient(keepTogether(maskedRecipient));
  return TEXT.last(sentWhen(sentAt, today), TEXT.channels[channel], recipient);
}
