import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { jacaranda } from '../templates/thirdBrand.ts';
import { brands } from './brands.ts';
import { contrast } from './contrast.ts';
import type { ColorRole, Mode } from './semantic.ts';
import { colorRoles } from './semantic.ts';
import type { State } from './states.ts';
import { statePairs, states } from './states.ts';

const src = fileURLToPath(new URL('..', import.meta.url));
const modes: Mode[] = ['light', 'dark'];
const looks = [...Object.values(brands), jacaranda].flatMap((brand) =>
  modes.map((mode) => ({ brand, mode })),
);

const cases = Object.entries(statePairs).flatMap(([sheet, drawn]) =>
  states.flatMap((state) => {
    const held = drawn[state];
    if (held === undefined || held === 'exempt') return [];
    const pairs = [
      ...(held.text ?? []).map((pair) => ({ pair, least: 4.5 })),
      ...(held.edge ?? []).map((pair) => ({ pair, least: 3 })),
    ];
    return pairs.flatMap(({ pair, least }) =>
      looks.map(({ brand, mode }) => ({ sheet, state, pair, least, brand, mode })),
    );
  }),
);

describe('contrast by state', () => {
  it.each(
    cases.map(
      (c) => [`${c.brand.name} ${c.mode}: ${c.sheet} ${c.state}: ${c.pair} ≥ ${c.least}`, c] as const,
    ),
  )('%s', (_title, { pair, least, brand, mode }) => {
    const [front, back] = pair.split(' on ') as [ColorRole, ColorRole];
    expect(contrast(brand.color[mode][front], brand.color[mode][back])).toBeGreaterThanOrEqual(least);
  });
});

/** How a sheet's selectors say the state; what is disabled is exempt. */
const signs: [State, RegExp][] = [
  ['disabled', /:disabled|aria-disabled|--off\b/],
  ['hover', /:hover|:active|Mui-focused/],
  ['error', /invalid|--error|error-summary__/],
  ['focus', /:focus/],
  ['selected', /:checked|aria-selected|aria-current|--on\b|--over\b|--current/],
  ['busy', /busy|spinner/],
];

type Use = { state: State; role: ColorRole; selector: string };

/** The roles that a sheet's rules for a state draw with. */
const usesIn = (css: string): Use[] => {
  const rules = [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)];
  return rules.flatMap(([, selector = '', body = '']) => {
    const state = signs.find(([, sign]) => sign.test(selector))?.[0];
    if (state === undefined) return [];
    const names = [...body.matchAll(/var\(--pd-([\w-]+)\)/g)].map(([, name]) => name);
    return colorRoles
      .filter((role) => names.includes(role))
      .map((role) => ({ state, role, selector: selector.trim() }));
  });
};

const undeclared = (sheet: string, css: string): string[] =>
  usesIn(css)
    .filter(({ state, role }) => {
      const held = statePairs[sheet]?.[state];
      if (held === undefined) return true;
      if (held === 'exempt') return false;
      const roles = [...(held.text ?? []), ...(held.edge ?? [])].flatMap((pair) => pair.split(' on '));
      return !roles.includes(role);
    })
    .map(({ state, role, selector }) => `${state}: ${role} in ${selector}`);

describe('the table of states', () => {
  const sheets = globSync('{foundations,actions,fields,form,feedback,overlay,data,capture,layout}/*.css', {
    cwd: src,
  })
    .map((file) => file.replaceAll('\\', '/').replace(/\.css$/, ''))
    .filter((sheet) => !/tokens|fonts/.test(sheet));

  it.each(sheets)('has every colour that %s draws a state with', (sheet) => {
    expect(undeclared(sheet, readFileSync(`${src}/${sheet}.css`, 'utf8'))).toEqual([]);
  });

  it('is about sheets that exist', () => {
    expect(Object.keys(statePairs).filter((sheet) => !sheets.includes(sheet))).toEqual([]);
  });

  it('finds a colour that nobody declared, and a sheet that is not there', () => {
    const css = '.pd-button:hover { color: var(--pd-stage-yellow); }';
    expect(undeclared('actions/Button', css)).toEqual(['hover: stage-yellow in .pd-button:hover']);
    expect(undeclared('actions/New', css)).toHaveLength(1);
    expect(undeclared('actions/Button', '.pd-button:disabled { color: var(--pd-line); }')).toEqual([]);
  });
});
