import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { builtStorybook } from './serve.ts';

type Entry = { id: string; title: string; type: string };

const index: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(`${builtStorybook}/index.json`, 'utf8'),
);
const pages = Object.values(index.entries).filter(({ type }) => type === 'docs');

type Look = { brand: string; mode: string };

const looks: Look[] = ['jacaranda', 'ceibo', 'vivere'].flatMap((brand) =>
  ['dark', 'light'].map((mode) => ({ brand, mode })),
);

/** Opens a page as the toolbar does, and waits until its stories are drawn and those play that do. */
const open = async (page: Page, id: string, { brand, mode }: Look) => {
  const globals = `brand:${brand};mode:${mode}`;
  await page.goto(
    `${process.env['STORYBOOK_URL'] ?? ''}/iframe.html?viewMode=docs&id=${id}&globals=${globals}`,
  );
  await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
  const blocks = await page.locator('[data-story-block]').count();
  const phases = await page.waitForFunction((count) => {
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
    const found = window.__STORYBOOK_PREVIEW__?.storyRenders?.map(({ phase }) => phase ?? '') ?? [];
    const isOver = found.every((phase) => /completed|finished|errored|aborted/.test(phase));
    return found.length >= count && isOver ? found : false;
  }, blocks);
  expect(await phases.jsonValue(), 'every story renders, and plays').not.toContain('errored');
  return blocks;
};

/** All frames in another look; those of stories that have a look of their own as well. */
const wear = (page: Page, look: Look) =>
  page.evaluate(async ({ brand, mode }) => {
    for (const frame of document.querySelectorAll<HTMLElement>('[data-story-block] [data-brand]'))
      Object.assign(frame.dataset, { brand, mode });
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done));
    });
  }, look);

/** Text too faint to read; the tables of props are in Storybook's own colours. */
const faintText = async (page: Page, where: string): Promise<string[]> => {
  const axe = new AxeBuilder({ page })
    .include(where)
    .exclude('.docblock-argstable')
    .options({ runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] });
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ target, html }) => `${target.join(' ')}: ${html}`));
};

// A page of twenty stories, in six looks.
test.describe.configure({ timeout: 240_000 });

for (const { id, title } of pages) {
  test(`docs page ${title}`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(String(fault)));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [first = { brand: '', mode: '' }, ...others] = looks;
    const blocks = await open(page, id, first);
    if (blocks > 0)
      await expect(
        page.locator('[data-story-block] [data-brand]').first(),
        'the first story wears what the toolbar says',
      ).toHaveAttribute('data-brand', first.brand);
    expect.soft(await faintText(page, '#storybook-docs'), `${first.brand}, ${first.mode}`).toEqual([]);
    for (const look of blocks > 0 ? others : []) {
      await wear(page, look);
      expect.soft(await faintText(page, '[data-story-block]'), `${look.brand}, ${look.mode}`).toEqual([]);
    }
    expect(faults).toEqual([]);
  });
}

test('the docs pages are there', () => {
  expect(pages.length).toBeGreaterThan(90);
});
