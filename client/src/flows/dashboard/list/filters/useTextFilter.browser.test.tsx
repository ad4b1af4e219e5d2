import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Filters, NO_FILTERS } from '../../address/filters.ts';
import { FIRST_PLACE, listHref } from '../../address/listAddress.ts';
import { useTextFilter } from './useTextFilter.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const PAUSE_MS = 350;
const start = window.location.href;
let root: Root;
let findsNames: boolean;
let field: ReturnType<typeof useTextFilter>;

/** Changes the address from elsewhere on the page; the screen follows when `show` is called. */
const go = (change: Partial<Filters>) =>
  window.history.replaceState(null, '', listHref({ ...FIRST_PLACE, filters: { ...NO_FILTERS, ...change } }));

const Box = ({ filters }: { filters: Filters }) => {
  const shown = useTextFilter({
    name: 'search',
    filters,
    apply: go,
    read: (text) => (findsNames || /^\d+$/.test(text) ? text : null),
    show: String,
    error: (text) => `${text} no es un número`,
  });
  useLayoutEffect(function handOver() {
    field = shown;
  });
  return <input value={shown.value} readOnly />;
};

const show = (search: string | null) => act(() => root.render(<Box filters={{ ...NO_FILTERS, search }} />));
const type = (text: string) => act(() => field.onChange(text));
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const applied = () => /buscar=(\w+)/.exec(window.location.hash)?.[1] ?? null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  go({});
  findsNames = false;
  root = createRoot(document.createElement('div'));
  show(null);
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  window.history.replaceState(null, '', start);
});

describe('[RT-38] text entered in a filter', () => {
  test('is applied after a pause, or immediately when the field loses focus', () => {
    type('10');
    pass(PAUSE_MS - 1);
    expect(applied()).toBeNull();
    pass(1);
    expect(applied()).toBe('10');
    type('105');
    act(() => field.finish());
    expect(applied()).toBe('105');
  });

  test('is kept while the list still shows earlier values', () => {
    type('105');
    pass(PAUSE_MS);
    type('1052');
    show(null);
    expect(field.value).toBe('1052');
    pass(PAUSE_MS);
    type('105216');
    show('105');
    expect(field.value).toBe('105216');
    show('1052');
    expect(field.value).toBe('105216');
    pass(PAUSE_MS);
    show('105216');
    expect([field.value, applied()]).toEqual(['105216', '105216']);
  });

  test('is replaced, and not applied later, when a chip, a link or Back changes the filter', () => {
    type('105');
    pass(PAUSE_MS);
    type('1052');
    go({});
    show(null);
    expect(field.value).toBe('');
    pass(PAUSE_MS);
    expect(applied()).toBeNull();
    go({ search: '77' });
    show('77');
    expect(field.value).toBe('77');
  });

  test('is kept but not applied while invalid, and shows the error when the field loses focus', () => {
    type('x');
    pass(PAUSE_MS);
    expect([applied(), field.error]).toEqual([null, undefined]);
    act(() => field.finish());
    expect([field.value, field.error]).toEqual(['x', 'x no es un número']);
  });

  test.each([
    ['while the user types', () => undefined],
    ['after the user has paused', () => pass(PAUSE_MS)],
    ['after Enter', () => act(() => field.finish())],
  ])('is applied if the bank reports name search %s', (_when, before) => {
    type('perez');
    before();
    expect(applied()).toBeNull();
    findsNames = true;
    show(null);
    pass(PAUSE_MS);
    expect([field.value, field.error, applied()]).toEqual(['perez', undefined, 'perez']);
  });
});
