import { expect, test } from 'vitest';
import { lastReminder } from './lastReminder.ts';

const sent = { __typename: 'SentReminder', sentAt: '2026-11-20T12:40:00Z' } as const;

test.each([
  ['SMS', '•• •••• 0000', '2026-11-20', 'Recordado hoy a las 9:40 por SMS al ••\u00a0••••\u00a00000'],
  [
    'EMAIL',
    's•••@correo.com',
    '2026-11-22',
    'Recordado el 20/11/2026 a las 9:40 por correo a s•••@correo.com',
  ],
] as const)(
  'says when and where the last reminder by %s was sent',
  (channel, maskedRecipient, today, text) => {
    expect(lastReminder({ ...sent, channel, maskedRecipient }, today)).toBe(text);
  },
);
