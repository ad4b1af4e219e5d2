import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { muiRoots } from './muiRoots.ts';

const src = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${src}/${file}`, 'utf8');
const rooms = '{foundations,actions,fields,form,feedback,overlay,data,capture,layout}';

/** An element of its own, or a drawing: neither MUI's nor another component's of the system. */
const drawsItself = (code: string): boolean => /\bstyled\('/.test(code);
const builtOnMui = (code: string): boolean => /from '@mui\/material\/(?!styles)/.test(code);
const saysWhyNot = (code: string): boolean => /\bnot on MUI\b/i.test(code.replaceAll(/\s+\*?\s*/g, ' '));

describe('a component', () => {
  const files = globSync(`${rooms}/*.tsx`, { cwd: src }).filter((file) => !file.endsWith('.stories.tsx'));

  it.each(files)('%s is built on MUI or on others of the system, or says why not', (file) => {
    const code = read(file);
    expect(!drawsItself(code) || builtOnMui(code) || saysWhyNot(code)).toBe(true);
  });

  it('is found when it does neither', () => {
    const code = "const Root = styled('div')({ display: 'flex' });";
    expect([drawsItself(code), builtOnMui(code), saysWhyNot(code)]).toEqual([true, false, false]);
    expect(saysWhyNot('/**\n * A row. Not on\n * MUI, which has none. */')).toBe(true);
  });
});

describe('what MUI does worse', () => {
  const code = globSync('**/*.{ts,tsx}', { cwd: src }).map(read).join('\n');

  it.each([
    ['TextField', 'its label floats over what a browser filled in'],
    ['InputLabel', 'it floats'],
    ['Stepper', 'it is silent to screen readers'],
    ['TablePagination', 'it wants to know the total'],
  ])('%s is not used: %s', (name) => {
    expect(code).not.toMatch(new RegExp(`@mui/material/${name}'`));
  });
});

describe('the list of MUI’s roots', () => {
  it('has every component that has stories', () => {
    const titles = globSync(`${rooms}/*.stories.tsx`, { cwd: src }).flatMap((file) =>
      [...read(file).matchAll(/title: '([a-z]+\/[^']+)'/g)].map(([, title]) => title),
    );
    expect(new Set(Object.keys(muiRoots))).toEqual(new Set(titles));
  });
});
