import { describe, expect, it } from 'vitest';
import { changesSection, withSection } from './changelog.ts';

const BEFORE = '"Reads." type Query { one: Int old: String }';

describe('the changelog of the schema', () => {
  it('says what breaks, what may surprise and what is new, in this order', async () => {
    const section = await changesSection('0.2.0', BEFORE, 'type Query { one(by: Int): Int two: Int }');
    expect(section).toBe(`## 0.2.0

### Breaks older clients

- Field \`old\` was removed from object type \`Query\`

### May surprise older clients

- Argument \`by: Int\` added to field \`Query.one\`

### New, and of no effect on older clients

- Field \`two\` was added to object type \`Query\`

`);
  });

  it('has no section for a change of descriptions alone', async () => {
    expect(await changesSection('0.2.0', BEFORE, '"Asks." type Query { one: Int old: String }')).toBe('');
  });

  it('has the newest section first', () => {
    expect(withSection('# Changes\n\nWords.\n', '## 1\n\n')).toBe('# Changes\n\nWords.\n\n## 1\n\n');
    expect(withSection('# Changes\n\n## 1\n', '## 2\n\n')).toBe('# Changes\n\n## 2\n\n## 1\n');
  });
});
