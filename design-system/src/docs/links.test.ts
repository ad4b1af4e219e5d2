import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { pageAddress } from './pageAddress.ts';

const src = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${src}/${file}`, 'utf8');
const idOf = (title: string) => pageAddress(title).replace(/^.*\/(.*)--docs$/, '$1');

const titles = globSync('**/*.{mdx,stories.tsx}', { cwd: src }).flatMap((file) =>
  [...read(file).matchAll(/title(?:: '|=")([a-z]+\/[^'"]+)/g)].map(([, title = '']) => title),
);
const pages = new Set(titles.map(idOf));

const links = globSync('docs/*.mdx', { cwd: src }).flatMap((file) =>
  [...read(file).matchAll(/\?path=\/(?:docs|story)\/([\w-]+?)--[\w-]+/g)].map(([link, id = '']) => ({
    file,
    link,
    id,
  })),
);

describe('links between the written pages', () => {
  it('are found', () => {
    expect(links.length).toBeGreaterThan(8);
    expect(idOf('data/CfteaPanel and PaymentFigure')).toBe('data-cfteapanel-and-paymentfigure');
  });

  it.each(links)('$file leads to $link', ({ id }) => {
    expect(pages).toContain(id);
  });

  it('lead from the list of components to each of them', () => {
    expect(Object.keys(catalogue).filter((title) => !titles.includes(title))).toEqual([]);
  });
});
