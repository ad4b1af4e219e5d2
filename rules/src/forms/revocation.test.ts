import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { revocationForm } from './revocation.ts';
import { messagesOf } from './schema.ts';

const values = {
  documentNumber: '30.111.222',
  gender: 'FEMALE' as const,
  proposalNumber: '',
  contact: 'Ana@correo.com',
};

test('sends a request with digits only and without requiring a proposal number', () => {
  expect(z.parse(revocationForm, values)).toEqual({
    ...values,
    documentNumber: '30111222',
    contact: 'ana@correo.com',
  });
  expect(z.parse(revocationForm, { ...values, proposalNumber: '104.900' }).proposalNumber).toBe('104900');
});

test('gives each invalid field its own message', () => {
  const wrong = { documentNumber: '', gender: null, proposalNumber: 'A1', contact: '' };
  expect(messagesOf(revocationForm, wrong)).toEqual({
    documentNumber: 'Ingresá el número de DNI.',
    gender: 'Elegí el género.',
    proposalNumber: 'Ingresá el número de la solicitud, solo con números, o dejalo vacío.',
    contact: 'Ingresá tu correo o tu celular.',
  });
});
