import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readProps } from '../../storybook/readProps.ts';

const src = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/');
const read = (file: string) => readFileSync(`${src}${file}`, 'utf8');
const byFile = readProps();

/** The components that a docs page is about: its tables are theirs. */
const shownIn = (stories: string): string[] => {
  const main = /title: '[^']+',\s+component: (\w+)/.exec(stories)?.[1] ?? '';
  const others = /\bsubcomponents: \{([^}]*)\}/.exec(stories)?.[1] ?? '';
  return [main, ...others.split(',')].map((name) => name.trim()).filter((name) => name !== '');
};

/** A name's component, by the import of the stories that show it. */
const find = (name: string, file: string, stories: string) => {
  const path = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(stories)?.[1];
  const at = path && new URL(path, `file://${src}${file}`).pathname;
  return at === undefined
    ? undefined
    : byFile.get(decodeURI(at))?.find(({ displayName }) => displayName === name);
};

const pages = globSync('*/*.stories.tsx', { cwd: src })
  .map((file) => file.replaceAll('\\', '/'))
  // These are about no single component.
  .filter((file) => !/^(docs|templates)\/|^fields\/Contract/.test(file))
  .map((file) => {
    const stories = read(file);
    return { file, title: /title: '([^']+)'/.exec(stories)?.[1] ?? '', stories, shown: shownIn(stories) };
  });

const tables = pages.flatMap(({ file, stories, shown }) =>
  shown.map((name) => ({ name, file, component: find(name, file, stories) })),
);

/** What a file imports from the design system: a path below `src` and a name. */
const importsOf = (code: string): { path: string; name: string }[] =>
  [...code.matchAll(/import (?:type )?\{([^}]*)\} from '@prendarios\/design-system\/([^']+)'/g)].flatMap(
    ([, names = '', path = '']) =>
      names.split(',').map((name) => ({ path, name: name.trim().replace(/^type /, '') })),
  );

describe('the tables of props', () => {
  it.each(tables)('say what $name is ($file)', ({ component }) => {
    expect(component?.description).toBeTruthy();
  });

  it.each(tables)('say every prop of $name, and what it is for', ({ component }) => {
    const rows = Object.values(component?.rows ?? {});
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
  });
});

describe('the pages', () => {
  const client = fileURLToPath(new URL('../../../client/src', import.meta.url));
  const imported = globSync('**/*.{ts,tsx}', { cwd: client }).flatMap((file) =>
    importsOf(readFileSync(`${client}/${file}`, 'utf8')),
  );
  const components = [...new Map(imported.map((one) => [`${one.path} ${one.name}`, one])).values()].filter(
    ({ path, name }) => byFile.get(`${src}${path}.tsx`)?.some(({ displayName }) => displayName === name),
  );

  it('are read from what the client imports', () => {
    expect(components.length).toBeGreaterThan(60);
    const code = "import { Card, type CardProps } from '@prendarios/design-system/foundations/Card';";
    expect(importsOf(code)).toContainEqual({ path: 'foundations/Card', name: 'Card' });
  });

  it.each(components)('show $name, which the client imports', ({ path, name }) => {
    const shown = tables.filter((table) => table.component?.displayName === name);
    expect(shown.map(({ component }) => component)).toContain(
      byFile.get(`${src}${path}.tsx`)?.find(({ displayName }) => displayName === name),
    );
  });
});

describe('a table', () => {
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.component?.rows ?? {};

  it('has the props of every way to use a component; required is what all of them require', () => {
    expect(rowsOf('Button')).toMatchObject({
      variant: {
        type: { name: 'enum', required: false },
        table: {
          type: { summary: "'primary' | 'secondary' | 'quiet' | 'danger'" },
          defaultValue: { summary: "'primary'" },
        },
      },
      children: { type: { required: true } },
      href: { type: { name: 'string', required: false } },
      busy: { type: { name: 'boolean', required: false } },
    });
  });

  it('has what a field shares with others, and how a named type is written', () => {
    expect(rowsOf('RadioGroup')).toMatchObject({
      label: { type: { required: true }, table: { type: { summary: 'ReactNode' } } },
      options: {
        table: {
          type: { summary: 'readonly RadioOption<T>[]', detail: expect.stringContaining('hint?: ReactNode') },
        },
      },
    });
  });
});
