import { afterEach, expect, test, vi } from 'vitest';
import { askedLink } from './quoteLink.ts';
import { shareLink } from './shareLink.ts';

afterEach(() => vi.unstubAllGlobals());

const URL = 'https://banco.example/cotizacion/abc';
const refused = (name: string) => () => Promise.reject(new DOMException('no', name));

test.each([
  ['uses the browser’s share menu', { share: () => Promise.resolve() }, 'shared', []],
  ['copies nothing after the user closes the menu', { share: refused('AbortError') }, 'shared', []],
  ['copies the link if the browser denies the menu', { share: refused('NotAllowedError') }, 'copied', [URL]],
  ['copies the link without a menu', {}, 'copied', [URL]],
])('%s', async (_name, menu, outcome, copied) => {
  const written: string[] = [];
  const writeText = async (text: string) => void written.push(text);
  vi.stubGlobal('navigator', { ...menu, clipboard: { writeText } });
  expect(await shareLink(URL, 'Cotización')).toBe(outcome);
  expect(written).toEqual(copied);
});

test('shows the link without a menu or clipboard', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: refused('NotAllowedError') } });
  expect(await shareLink(URL, 'Cotización')).toBe('shown');
  vi.stubGlobal('navigator', {});
  expect(await shareLink(URL, 'Cotización')).toBe('shown');
});

test.each([
  [true, 'No pudimos armar el enlace. Probá de nuevo.'],
  [false, 'No hay conexión. Probá de nuevo cuando vuelva.'],
])('reports a lost response (online: %s)', async (onLine, problem) => {
  vi.stubGlobal('navigator', { onLine });
  expect(await askedLink(() => Promise.reject(new Error('away')))).toEqual({ problem });
});

test('shows the bank’s message for a rejection', async () => {
  const userErrors = [{ message: 'El monto es muy alto.' }];
  expect(await askedLink(async () => ({ path: null, validUntil: null, userErrors }))).toEqual({
    problem: 'El monto es muy alto.',
  });
});
