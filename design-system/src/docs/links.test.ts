import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { TASKS } from './tasks.ts';

const src = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${src}/${file}`, 'utf8');
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

const root = fileURLToPath(new URL('../../..', import.meta.url));
const titles = globSync(['{design-system,client}/src/**/*.{mdx,stories.tsx}', '.storybook/*.mdx'], {
  cwd: root,
}).flatMap((file) =>
  [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/title(?:: '|=")([a-z]+\/[^'"]+)/g)].map(
    ([, title = '']) => title,
  ),
);
const pages = new Set(titles.map(idOf));

const links = globSync('docs/**/*.{mdx,tsx}', { cwd: src }).flatMap((file) =>
  [...read(file).matchAll(/\?path=\/(?:docs|story)\/([\w-]+?)--[\w-]+/g)].map(([link, id = '']) => ({
    file,
    link,
    id,
  })),
);

describe('links in the documentation', () => {
  it('exist', () => {
    expect(links.length).toBeGreaterThan(8);
    expect(idOf('data/CfteaPanel and PaymentFigure')).toBe('data-cfteapanel-and-paymentfigure');
  });

  it.each(links)('from $file reach the existing page $link', ({ id }) => {
    expect(pages).toContain(id);
  });

  it.each(TASKS)('lead from the task «%s» to the existing page %s', (_words, _page, id) => {
    expect(pages).toContain(id);
  });
});
