import { describe, expect, test, vi } from 'vitest';
import { HOLDER_STEPS } from '#flows/holder/flow/flow.ts';
import { signInHref } from '#shared/session/paths.ts';
import { innerPath, returnPathOf } from '#shared/session/returnPaths.ts';

describe('the return URL after sign-in', () => {
  test.each([
    '/usuario/panel-de-seguimiento',
    '/usuario/panel-de-seguimiento/hoy',
    '/usuario/panel-de-seguimiento/tablero',
    '/usuario/panel-de-seguimiento/cotizar',
    '/usuario/panel-de-seguimiento?estado=A&cursor=x%2Fy',
    '/usuario/panel-de-seguimiento/propuesta/123/prenda',
    '/usuario/titular/cotizacion/cotizar?tipo=A&anio=2024',
    '/biometria/seguro?fromAccount=true',
    '/admin',
  ])('%s is accepted', (path) => {
    expect(innerPath(path)).toBe(path);
  });

  test.each([
    'https://evil.example/usuario/panel-de-seguimiento',
    '//evil.example/usuario/panel-de-seguimiento',
    '/\\evil.example/usuario/panel-de-seguimiento',
    '/usuario/panel-de-seguimiento/../../arrepentimiento',
    '/usuario/panel-de-seguimiento/propuesta/1/otra',
    'javascript:alert(1)',
    '/usuario/ingresar',
    '/graphql',
    '//[',
    `/usuario/titular/resumen?${'x'.repeat(1_000)}`,
    '',
    null,
  ])('%s is not accepted', (path) => {
    expect(innerPath(path)).toBeNull();
  });

  test('is also parsed in Safari 16, which lacks URL.canParse', () => {
    const missing = vi.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function');
    });
    expect(innerPath('/biometria/seguro')).toBe('/biometria/seguro');
    missing.mockRestore();
  });

  test('can be any of the holder’s steps that require a session', () => {
    const missing = HOLDER_STEPS.filter(({ user }) => user !== null && innerPath(user) === null);
    expect(missing).toEqual([]);
  });

  test('round-trips through the sign-in URL', () => {
    const href = signInHref({ pathname: '/usuario/titular/seguro', search: '?a=1' });
    expect(returnPathOf(new URL(href, 'https://x.example').searchParams)).toBe('/usuario/titular/seguro?a=1');
    expect(signInHref({ pathname: '/legales/privacidad', search: '' })).toBe('/usuario/ingresar');
  });

  test('is null if it is missing or belongs to another site', () => {
    expect(returnPathOf(new URLSearchParams())).toBeNull();
    expect(returnPathOf(new URLSearchParams({ volver: 'https://evil.example' }))).toBeNull();
  });
});
