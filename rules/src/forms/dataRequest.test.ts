import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dataRequestForm } from './dataRequest.ts';
import { messagesOf } from './schema.ts';

const values = {
  kind: 'COPY' as const,
  documentNumber: '30.111.222',
  gender: 'FEMALE' as const,
  contact: '011 15 5555-1234',
};

test('sends a personal data request with digits only', () => {
  expect(z.parse(dataRequestForm, values)).toEqual({
    ...values,
    documentNumber: '30111222',
    contact: '1155551234',
  });
});

test('gives each invalid field its own message', () => {
  const wrong = { kind: null, documentNumber: '', gender: null, contact: '' };
  expect(messagesOf(dataRequestForm, wrong)).toEqual({
    kind: 'Elegí qué querés pedir.',
    documentNumber: 'Ingresá el número de DNI.',
    gender: 'Elegí el género.',
    contact: 'Ingresá tu correo o tu celular.',
  });
});
