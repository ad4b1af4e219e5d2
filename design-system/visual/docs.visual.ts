import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { expectNothingThrown, testInFrame } from './frame.ts';
import { builtStorybook } from './serve.ts';

type Entry = { id: string; title: string; type: string };

const index: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(`${builtStorybook}/index.json`, 'utf8'),
);
/** Pages of components and written pages. */
const pages = Object.values(index.entries).filter(({ type }) => type === 'docs');

type Look = { brand: string; mode: string };

const looks: Look[] = ['jacaranda', 'ceibo', 'vivere'].flatMap((brand) =>
  ['dark', 'light'].map((mode) => ({ brand, mode })),
);

const brand = 'jacaranda';
const test = testInFrame('docs', { brand, mode: 'dark' });

/** Waits until the stories of a docs page are drawn and those have played that do. */
const drawn = async (page: Page) => {
  await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
  const blocks = await page.locator('[data-story-block]').count();
  await page.waitForFunction((count) => {
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
    const renders = window.__STORYBOOK_PREVIEW__?.storyRenders ?? [];
    return renders.length >= count && renders.every(({ phase }) => phase === 'finished');
  }, blocks);
  await expectNothingThrown(page);
  await expect(page.locator('[data-story-block] [data-brand]')).toHaveCount(blocks);
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
  return blocks;
};

/** Text too faint to read, Storybook's own around the stories too; its tables of props are its own matter. */
const faintText = async (page: Page): Promise<string[]> => {
  const where = { include: ['#storybook-docs'], exclude: ['.docblock-argstable'] };
  const violations = await axeViolations(page, { type: 'rule', values: ['color-contrast'] }, where);
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
};

/**
 * Dresses the frames of a page in all looks, in turn from `first` on: a docs page stands for all of its stories, and each
 * component's own stories are looked at in every look where their colours differ.
 */
const dressInTurn = (page: Page, first: number): Promise<void> =>
  page.evaluate(
    ([worn, from]) => {
      const frames = [...document.querySelectorAll<HTMLElement>('[data-story-block] [data-brand]')];
      for (const [at, frame] of frames.entries())
        Object.assign(frame.dataset, worn[(from + at) % worn.length]);
    },
    [looks, first] as const,
  );

// A page of twenty stories.
test.describe.configure({ timeout: 240_000 });

for (const [at, { id, title }] of pages.entries()) {
  test(`docs page ${title}`, async ({ frame: page, show }) => {
    await page.clearPageErrors();
    await show(id);
    const blocks = await drawn(page);
    if (blocks > 0)
      await expect(
        page.locator('[data-story-block] [data-brand]').first(),
        'the first story wears what the toolbar says',
      ).toHaveAttribute('data-brand', brand);
    expect
      .soft(await page.evaluate(() => [window.scrollY, document.activeElement?.tagName]), 'keeps its place')
      .toEqual([0, 'BODY']);
    await dressInTurn(page, at);
    expect.soft(await faintText(page)).toEqual([]);
    expect((await page.pageErrors()).map(String)).toEqual([]);
  });
}

test('faint text is found, in the look that has it', async ({ show }) => {
  const page = await show('foundations-text--docs');
  await drawn(page);
  const frame = "[data-story-block] [data-brand='vivere'][data-mode='light']";
  const faint = await page.addStyleTag({ content: `${frame} p { color: #999; background: #888 }` });
  expect(await faintText(page)).toEqual([]);
  await dressInTurn(page, 0);
  const found = await faintText(page);
  await faint.evaluate((style) => style instanceof HTMLElement && style.remove());
  expect(found.length).toBeGreaterThan(0);
  const others = found.filter((html) => !html.startsWith('<p'));
  expect(others).toEqual([]);
});

test('the docs pages are there', () => {
  expect(pages.length).toBeGreaterThan(90);
});
