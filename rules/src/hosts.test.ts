import { describe, expect, it } from 'vitest';
import { isAllowedCompanyHost } from './hosts.ts';

const hosts = ['ceibo.example', '.sucursales.ceibo.example'];

describe('company hosts', () => {
  it.each([
    'ana@ceibo.example',
    'ANA@Ceibo.Example',
    'https://ceibo.example/x?y=1',
    'https://norte.sucursales.ceibo.example',
  ])('[VA-21] allows %s', (value) => expect(isAllowedCompanyHost(hosts, value)).toBe(true));

  it.each([
    'ana@evil.example',
    'ana@ceibo.example.evil.com',
    'ana@notceibo.example',
    'a@b@ceibo.example',
    'https://ceibo.example@evil.com',
    'https://ceibo.example.evil.com',
    'https://sucursales.ceibo.example',
    'http://ceibo.example',
    'javascript:alert(1)//@ceibo.example',
    'https://',
    'ceibo.example',
    '',
  ])('[VA-21] refuses %s', (value) => expect(isAllowedCompanyHost(hosts, value)).toBe(false));

  it('[VA-21] allows none when none is configured', () =>
    expect(isAllowedCompanyHost([], 'ana@ceibo.example')).toBe(false));
});
