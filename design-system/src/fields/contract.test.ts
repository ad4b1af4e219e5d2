import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = (name: string) => new URL(`../${name}/`, import.meta.url);
const table = readFileSync(new URL('Contract.stories.tsx', folder('fields')), 'utf8');

/** Components that take FieldProps or the control props of a Field, found by their source. */
const fieldComponents = ['fields', 'actions'].flatMap((name) =>
  readdirSync(folder(name))
    .filter((file) => file.endsWith('.tsx') && !file.includes('.stories.'))
    .filter((file) => file !== 'Field.tsx')
    .filter((file) =>
      /Props(?:<[^>]*>)? = (?:FieldProps|Partial<FieldControl>)/.test(
        readFileSync(new URL(file, folder(name)), 'utf8'),
      ),
    )
    .map((file) => file.replace('.tsx', '')),
);

describe('the field contract', () => {
  it('covers the design system’s fields', () => {
    expect(fieldComponents.length).toBeGreaterThan(17);
    expect(fieldComponents).toEqual(expect.arrayContaining(['ConsentCheckbox', 'AmountSlider']));
  });

  it.each(fieldComponents)('is tested with %s', (name) => {
    expect(table).toContain(`  ${name}: {`);
  });
});
