import { expect, test } from 'vitest';
import { otherWays, revocationInput } from './revocationRequest.ts';

const request = {
  documentNumber: '30111222',
  gender: 'FEMALE' as const,
  proposalNumber: '',
  contact: 'ana@correo.com',
};
const contacts = { phone: '0800 555 0100', withdrawal: 'arrepentimiento@banco.example' };

test('sends the proposal number only if it was entered', () => {
  expect(revocationInput(request)).not.toHaveProperty('proposalNumber');
  expect(revocationInput({ ...request, proposalNumber: '104900' }).proposalNumber).toBe(104_900);
});

test('puts the entered data into the email if the page cannot send the request', () => {
  const [mail, call] = otherWays(contacts, { ...request, proposalNumber: '104900' });
  const address = new URL(mail?.href ?? '');
  expect(address.pathname).toBe('arrepentimiento@banco.example');
  expect(address.searchParams.get('body')).toContain('DNI 30111222');
  expect(address.searchParams.get('body')).toContain('104900');
  expect(address.searchParams.get('body')).toContain('ana@correo.com');
  expect(call?.href).toBe('tel:08005550100');
  expect(otherWays(contacts)[0]?.href).toBe('mailto:arrepentimiento@banco.example');
});
