import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectNothingThrown, testInFrame } from './frame.ts';
import { coveredFocus, layoutFaults } from './layout.ts';
import type { Look } from './look.ts';
import { axeFaults, applyLook } from './look.ts';
import { builtStorybook } from './serve.ts';

type Entry = { id: string; title: string; name: string; type: string };

const index: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(`${builtStorybook}/index.json`, 'utf8'),
);
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
/** The product's own, of the client. */
const screens = stories.filter(({ title }) => title.startsWith('screens/'));

type View = Look & {
  title: string;
  /** Where axe looks as well: by all of its rules once, then by those of colours where these change. */
  axe?: 'all' | 'colours';
  /** Where the focus walks through the page; colours do not move anything. */
  focus?: boolean;
};

const usual: View = { title: '390 px', width: 390, axe: 'all', focus: true };
const wide: View = { title: '1280 px', width: 1280 };

const views: readonly View[] = [
  usual,
  { title: '390 px, dark', width: 390, dark: true, axe: 'colours' },
  { title: '390 px, Vivere', width: 390, brand: 'vivere', axe: 'colours' },
  { title: '390 px, Vivere, dark', width: 390, brand: 'vivere', dark: true, axe: 'colours' },
  { title: '390 px, text at 200 %', width: 390, largeText: true, focus: true },
  { title: '320 px', width: 320, focus: true },
  { title: '320 px, text at 200 %', width: 320, largeText: true, focus: true },
  { title: '320 px, forced colours', width: 320, forced: true },
  wide,
  { title: '1280 px, text at 200 %', width: 1280, largeText: true },
];

const isFirst = ({ id, title }: Entry) => stories.find((other) => other.title === title)?.id === id;
const isUsual = (entry: Entry) => isFirst(entry) || /^(Usual|With Errors)/.test(entry.name);
/** Staff work on wide screens; what applicants and sellers see in other states, they see on a phone. */
const isWide = ({ title }: Entry) => /dashboard/i.test(title);
/** A page as it usually is and with its errors in every view: its other states have the same parts, in another order. */
const viewsOf = (entry: Entry): readonly View[] => {
  if (isUsual(entry)) return views;
  return isWide(entry) ? [usual, wide] : [usual];
};

const test = testInFrame('story', { a11y: { manual: true } });

const softly = expect.configure({ soft: true });

for (const entry of screens) {
  const { id, title, name } = entry;
  test(`${title} ${name}`, async ({ frame: page, show }) => {
    await applyLook(page, { width: 390 });
    await show(id);
    await expectNothingThrown(page);
    for (const view of viewsOf(entry)) {
      await applyLook(page, view);
      // A slow machine may draw another width later than two frames: a fault is what stays.
      await softly
        .poll(() => page.evaluate(layoutFaults), { message: view.title, timeout: 15_000 })
        .toEqual([]);
      if (view.focus) {
        expect.soft(await page.evaluate(coveredFocus), `${view.title}: focus under the bar`).toEqual([]);
      }
      if (view.axe) expect.soft(await axeFaults(page, view.axe), `${view.title}: axe`).toEqual([]);
    }
  });
}

test('the screens are there', () => {
  expect(new Set(screens.map(({ title }) => title)).size).toBeGreaterThan(40);
});
