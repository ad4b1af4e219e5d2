import { suggestCuil } from '@prendarios/rules/cuil';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { createLogAnswer } from './contract.ts';
import { redact, redactText } from './redact.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(async () => {
  await bank.close();
});

const personal = [
  '30111222',
  '30.111.222',
  '3 0 1 1 1 2 2 2',
  '30_111_222',
  '30-111-222',
  '2 0 3 0 1 1 1 2 2 2 0',
  Buffer.from('dni 30111222').toString('base64'),
  Buffer.from('juana@correo.com.ar').toString('base64url'),
  '1234567',
  '20301112220',
  '20-30111222-0',
  '2850590940090418135201',
  '28505909 40090418135201',
  '1145556677',
  '+54 9 11 4555-6677',
  '(011) 15-4555-6677',
  'juana.perez+x@correo.com.ar',
  'juana%40correo.com',
  `data:image/jpeg;base64,${'/9j/4AAQ'.repeat(50)}`,
  '/9j/4AAQSkZJRgABAQ'.repeat(20),
];

describe('a client log', () => {
  it.each(personal)('[CA-80] drops %s', (value) => {
    const text = redactText(`antes ${value} después, "${value}".`);
    expect(text).not.toContain(value);
    expect(text).toMatch(/^antes \[\S+\] después, "\[\S+\]"\.$/);
    expect(JSON.stringify(redact({ at: { other: [value] } }))).not.toContain(value);
  });

  it('[CA-80] drops any document, CUIL and phone, in text, numbers and names', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 99_999_999 }), (dni) => {
        const cuil = suggestCuil(String(dni), 'F') ?? '';
        const text = JSON.stringify(
          redact({ step: `${dni}/${cuil}`, value: dni, [String(dni)]: Number(cuil) }),
        );
        return !text.includes(String(dni)) && !text.includes(cuil);
      }),
    );
  });

  it('[CA-80] keeps data that are not personal', () => {
    const text = 'TypeError: x is undefined at step 3 of 10 (chunk-4f2a.js:120:33)';
    expect(redactText(text)).toBe(text);
    expect(redact({ step: 'seguro', ms: 1532, ok: true })).toEqual({ step: 'seguro', ms: 1532, ok: true });
  });

  it('[CA-80] keeps a request id, and no other value under its name', () => {
    const requestId = '30111222-1234-4123-8123-123456789012';
    expect(redact({ requestId })).toEqual({ requestId });
    expect(redact({ other: requestId })).not.toEqual({ other: requestId });
    expect(redact({ requestId: '30111222' })).toEqual({ requestId: '[documento]' });
  });

  it.each(['dni', 'ownerName', 'selfieImage', 'phone', 'accessToken'])(
    '[CA-80] hides the property %s',
    (name) => {
      expect(redact({ [name]: 'cualquier cosa' })).toEqual({ [name]: '[oculto]' });
    },
  );

  it('[CA-80] is accepted', async () => {
    const body = { level: 'warn', message: 'falló', context: { step: 'seguro' } };
    expect(readAnswer(await bank.post('/logs/create_log', body), createLogAnswer)).toEqual({ logged: true });
  });

  it('[CA-80] is rejected above 8 KB and with unexpected properties', async () => {
    const big = { message: 'x'.repeat(8 * 1024) };
    expect(readError(await bank.post('/logs/create_log', big))).toMatchObject({
      statusCode: 413,
      code: 'TOO_LARGE',
    });
    const within = { message: 'x', context: { text: 'y'.repeat(8100) } };
    expect((await bank.post('/logs/create_log', within)).status).toBe(200);
    expect(readError(await bank.post('/logs/create_log', { message: 'x', user: 1 })).fields).toHaveProperty(
      'user',
    );
  });
});
