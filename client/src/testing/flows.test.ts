import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FLOW_SCREENS } from './flows.ts';

const src = fileURLToPath(new URL('..', import.meta.url));
const titles = globSync('**/*.stories.tsx', { cwd: src }).map(
  (file) => /title: '([^']+)'/.exec(readFileSync(`${src}${file}`, 'utf8'))?.[1] ?? file,
);

describe('screen stories', () => {
  it.each(FLOW_SCREENS)('exist for the step $story', ({ story }) => {
    expect(titles).toContain(story);
  });

  it('are numbered', () => {
    expect(titles.filter((title) => !/^screens\/\d [^/]+\/\d\d /.test(title))).toEqual([]);
  });

  it.each(FLOW_SCREENS)('use the number of $story for no other step', ({ story }) => {
    const number = /^screens\/[^/]+\/\d\d/.exec(story)?.[0] ?? story;
    expect(titles.filter((title) => title.startsWith(number) && !title.startsWith(story))).toEqual([]);
  });
});
