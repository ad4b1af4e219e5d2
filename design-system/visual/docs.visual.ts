import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { builtStorybook } from './serve.ts';

type Entry = { id: string; title: string; type: string; tags?: string[] };

const index: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(`${builtStorybook}/index.json`, 'utf8'),
);
const documents = Object.values(index.entries).filter(({ tags }) => tags?.includes('unattached-mdx'));

/** The written pages: they hold no stories of their own, so the story tests never open them. */
for (const { id, title } of documents) {
  test(`document ${title}`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(String(fault)));
    await page.goto(`${process.env['STORYBOOK_URL'] ?? ''}/iframe.html?viewMode=docs&id=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('the documents are there', () => {
  expect(documents.length).toBeGreaterThanOrEqual(8);
});
