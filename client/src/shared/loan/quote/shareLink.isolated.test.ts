import { afterEach, expect, test, vi } from 'vitest';
import { askedLink } from './quoteLink.ts';
import { shareLink } from './shareLink.ts';

afterEach(() => vi.unstubAllGlobals());

const URL = 'https://banco.example/cotizacion/abc';
const refused = (name: string) => () => Promise.reject(new DOMException('no', name));

test.each([
  ['the browser’s menu', { share: () => Promise.resolve() }, 'shared', []],
  ['a menu that the user closed', { share: refused('AbortError') }, 'shared', []],
  ['a menu that the browser refuses', { share: refused('NotAllowedError') }, 'copied', [URL]],
  ['no menu', {}, 'copied', [URL]],
])('%s', async (_name, menu, outcome, copied) => {
  const written: string[] = [];
  const writeText = async (text: string) => void written.push(text);
  vi.stubGlobal('navigator', { ...menu, clipboard: { writeText } });
  expect(await shareLink(URL, 'Cotización')).toBe(outcome);
  expect(written).toEqual(copied);
});

test('without menu and clipboard the link is shown', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: refused('NotAllowedError') } });
  expect(await shareLink(URL, 'Cotización')).toBe('shown');
  vi.stubGlobal('navigator', {});
  expect(await shareLink(URL, 'Cotización')).toBe('shown');
});

test.each([
  [true, 'No pudimos armar el enlace. Probá de nuevo.'],
  [false, 'No hay conexión. Probá de nuevo cuando vuelva.'],
])('no answer with a connection: %s', async (onLine, problem) => {
  vi.stubGlobal('navigator', { onLine });
  expect(await askedLink(() => Promise.reject(new Error('away')))).toEqual({ problem });
});

test('a refusal is shown in the bank’s words', async () => {
  const userErrors = [{ message: 'El monto es muy alto.' }];
  expect(await askedLink(async () => ({ path: null, validUntil: null, userErrors }))).toEqual({
    problem: 'El monto es muy alto.',
  });
});
