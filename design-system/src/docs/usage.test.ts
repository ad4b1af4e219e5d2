import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { usage } from './usage.ts';

const src = fileURLToPath(new URL('..', import.meta.url));
const titles = globSync(
  '{foundations,actions,fields,form,feedback,overlay,data,capture,layout,theme}/*.stories.tsx',
  {
    cwd: src,
  },
).map((file) => /title: '([^']+)'/.exec(readFileSync(`${src}/${file}`, 'utf8'))?.[1] ?? file);

describe('usage notes', () => {
  it('are read from the stories that exist', () => {
    expect(titles.length).toBeGreaterThan(50);
  });

  it.each(titles)('are there for %s', (title) => {
    expect(usage[title]?.for).toBeTruthy();
    expect(usage[title]?.not).toBeTruthy();
  });

  it('come with the words that find the component', () => {
    expect(Object.keys(catalogue).toSorted()).toEqual(Object.keys(usage).toSorted());
  });

  it('are about nothing that is gone', () => {
    expect(Object.keys(usage).filter((title) => !titles.includes(title))).toEqual([]);
  });
});
