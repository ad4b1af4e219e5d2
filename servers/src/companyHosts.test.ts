import { expect, test } from 'vitest';
import { isCompanyAddress } from './companyHosts.ts';

const hosts = ['ceibo.example', '.sucursales.ceibo.example'];

test.each(['ana@ceibo.example', ' ANA@Ceibo.Example ', 'ana@norte.sucursales.ceibo.example'])(
  '[VA-21] accepts %j for company sign-in',
  (email) => expect(isCompanyAddress(hosts, email)).toBe(true),
);

test.each([
  'ana@evil.example',
  'ana@ceibo.example.evil.com',
  'ana@notceibo.example',
  'ana@norte.sucursales.evil.example',
  'ana@.sucursales.ceibo.example',
  'ana@sucursales.ceibo.example',
  'a@b@ceibo.example',
  'javascript:alert(1)//@ceibo.example x',
  'ceibo.example',
  '',
])('[VA-21] rejects %j for company sign-in', (email) => expect(isCompanyAddress(hosts, email)).toBe(false));

test('[VA-21] rejects everybody if there is no list of companies', () =>
  expect(isCompanyAddress([], 'ana@ceibo.example')).toBe(false));
