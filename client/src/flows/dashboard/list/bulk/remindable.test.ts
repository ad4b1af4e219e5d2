import { expect, test } from 'vitest';
import type { ReminderViewFragment } from '#generated/graphql.ts';
import { barredRows } from './remindable.ts';

const reminder: ReminderViewFragment = { __typename: 'Reminder', party: 'OWNER', last: null, nextAt: null };
const last = {
  __typename: 'SentReminder',
  sentAt: '2026-11-20T12:40:00Z',
  channel: 'SMS',
  maskedRecipient: '•• •••• 0000',
} as const;
const nextAt = '2026-11-20T16:40:00Z';

test.each([
  ['BANK', undefined, 'La tiene el banco'],
  ['REGISTRY', undefined, 'La tiene el registro'],
  ['POINT_OF_SALE', undefined, 'Te toca a vos'],
  [null, undefined, 'No espera a nadie'],
  ['OWNER', undefined, undefined],
  ['OWNER', [reminder], undefined],
  ['SELLER', [reminder], undefined],
  ['SELLER', [], 'Del lado del vendedor: abrila para ver a quién le toca'],
  ['OWNER', [], 'Este paso no tiene recordatorio'],
  ['OWNER', [{ ...reminder, last, nextAt }], 'Recordado hoy a las 9:40. Podés de nuevo hoy a las 13:40'],
  ['SELLER', [{ ...reminder, nextAt }], 'El enlace salió recién. Podés de nuevo hoy a las 13:40'],
] as const)('a row that waits for %s with reminders %j: %s', (waitsFor, reminders, why) => {
  const known = new Map(
    reminders === undefined ? [] : [['a', { reminders, noReminderReason: null }] as const],
  );
  expect(barredRows([{ id: 'a', waitsFor }], known, '2026-11-20').get('a')).toBe(why);
});

test.each([
  ['PHONE_NOT_VALIDATED', 'Falta que el titular valide su celular'],
  ['CO_OWNER_REFUSED', 'El cotitular no aceptó'],
  ['EXPIRED', 'Venció'],
] as const)('a row without a reminder due to %s: %s', (noReminderReason, why) => {
  const known = new Map([['a', { reminders: [], noReminderReason }]]);
  expect(barredRows([{ id: 'a', waitsFor: 'OWNER' }], known, '2026-11-20').get('a')).toBe(why);
});
