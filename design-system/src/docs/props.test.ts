import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readProps } from '../../storybook/readProps.ts';

const src = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/');
const read = (file: string) => readFileSync(`${src}${file}`, 'utf8');
const byFile = readProps();

/** Returns the names of the components that a docs page documents. */
const shownIn = (stories: string): string[] => {
  const main = /title: '[^']+',\s+component: (\w+)/.exec(stories)?.[1] ?? '';
  const others = /\bsubcomponents: \{([^}]*)\}/.exec(stories)?.[1] ?? '';
  return [main, ...others.split(',')].map((name) => name.trim()).filter((name) => name !== '');
};

/** Finds a component by its name, through the stories' import. */
const find = (name: string, file: string, stories: string) => {
  const path = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(stories)?.[1];
  const at = path && new URL(path, `file://${src}${file}`).pathname;
  return at === undefined
    ? undefined
    : byFile.get(decodeURI(at))?.find(({ displayName }) => displayName === name);
};

const pages = globSync('*/*.stories.tsx', { cwd: src })
  .map((file) => file.replaceAll('\\', '/'))
  // These document no single component.
  .filter((file) => !/^docs\/|^fields\/Contract/.test(file))
  .map((file) => {
    const stories = read(file);
    return { file, title: /title: '([^']+)'/.exec(stories)?.[1] ?? '', stories, shown: shownIn(stories) };
  });

const tables = pages.flatMap(({ file, stories, shown }) =>
  shown.map((name) => ({ name, file, component: find(name, file, stories) })),
);

/** Returns the imports from the design system: a path below `src` and a name. */
const importsOf = (code: string): { path: string; name: string }[] =>
  [...code.matchAll(/import (?:type )?\{([^}]*)\} from '@prendarios\/design-system\/([^']+)'/g)].flatMap(
    ([, names = '', path = '']) =>
      names.split(',').map((name) => ({ path, name: name.trim().replace(/^type /, '') })),
  );

describe('prop tables', () => {
  it.each(tables)('describe $name ($file)', ({ component }) => {
    expect(component?.description).toBeTruthy();
  });

  it.each(tables)('describe every prop of $name', ({ component }) => {
    const rows = Object.values(component?.rows ?? {});
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
  });
});

describe('documentation pages', () => {
  const client = fileURLToPath(new URL('../../../client/src', import.meta.url));
  const imported = globSync('**/*.{ts,tsx}', { cwd: client }).flatMap((file) =>
    importsOf(readFileSync(`${client}/${file}`, 'utf8')),
  );
  const components = [...new Map(imported.map((one) => [`${one.path} ${one.name}`, one])).values()].filter(
    ({ path, name }) => byFile.get(`${src}${path}.tsx`)?.some(({ displayName }) => displayName === name),
  );

  it('find the imports of the client', () => {
    expect(components.length).toBeGreaterThan(60);
    const code = "import { Card, type CardProps } from '@prendarios/design-system/foundations/Card';";
    expect(importsOf(code)).toContainEqual({ path: 'foundations/Card', name: 'Card' });
  });

  it.each(components)('document $name, which the client imports', ({ path, name }) => {
    const shown = tables.filter((table) => table.component?.displayName === name);
    expect(shown.map(({ component }) => component)).toContain(
      byFile.get(`${src}${path}.tsx`)?.find(({ displayName }) => displayName === name),
    );
  });
});

describe('a prop table', () => {
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.component?.rows ?? {};

  it('merges the variants of a component and requires what all of them require', () => {
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

  it('includes shared field props and the definition of a named type', () => {
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
