import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { workshopBrands } from './thirdBrand.ts';
import { roleAt } from '../theme/paletteRoles.ts';
import { contrast } from './contrast.ts';
import type { ColorRole, Mode } from './semantic.ts';
import type { State } from './states.ts';
import { statePairs, states } from './states.ts';

const src = fileURLToPath(new URL('..', import.meta.url));
const modes: Mode[] = ['light', 'dark'];
const looks = Object.values(workshopBrands).flatMap((brand) => modes.map((mode) => ({ brand, mode })));

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

/** Patterns of selectors and component conditions that indicate a state; disabled controls are exempt. */
const signs: [State, RegExp][] = [
  ['disabled', /disabled|unavailable/i],
  ['hover', /:hover|:active/],
  ['error', /invalid|error/i],
  ['focus', /:focus|Mui-focus/],
  [
    'selected',
    /:checked|Mui-checked|Mui-selected|aria-selected|aria-current|\b(selected|checked|chosen|current|isOver)\b/,
  ],
  ['busy', /busy|spinner/i],
];
const stateOf = (text: string): State | undefined => signs.find(([, sign]) => sign.test(text))?.[0];

type Use = { state: State; role: ColorRole };

/** Finds the roles that a component's styles use for a state, by selectors and conditions that name the state. */
const usesIn = (code: string): Use[] => {
  const found: Use[] = [];
  const drawn = (state: State | undefined, { start, end }: { start: number; end: number }) => {
    if (state === undefined) return;
    for (const [, path = ''] of code.slice(start, end).matchAll(/palette\.([\w.]+)/g)) {
      const role = roleAt.get(path);
      if (role !== undefined) found.push({ state, role });
    }
  };
  new Visitor({
    Property(node) {
      if (node.key.type === 'Literal' || node.computed || node.key.type === 'TemplateLiteral')
        drawn(stateOf(code.slice(node.key.start, node.key.end)), node.value);
    },
    LogicalExpression(node) {
      drawn(stateOf(code.slice(node.left.start, node.left.end)), node.right);
    },
    ConditionalExpression(node) {
      drawn(stateOf(code.slice(node.test.start, node.test.end)), node.consequent);
    },
  }).visit(parseSync('component.tsx', code).program);
  return found;
};

const undeclared = (file: string, code: string): string[] => [
  ...new Set(
    usesIn(code)
      .filter(({ state, role }) => {
        const held = statePairs[file]?.[state];
        if (held === undefined) return true;
        if (held === 'exempt') return false;
        const roles = [...(held.text ?? []), ...(held.edge ?? [])].flatMap((pair) => pair.split(' on '));
        return !roles.includes(role);
      })
      .map(({ state, role }) => `${state}: ${role}`),
  ),
];

describe('the state table', () => {
  const files = globSync(
    '{foundations,actions,fields,form,feedback,overlay,data,capture,layout,theme/components}/*.{ts,tsx}',
    { cwd: src },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  const names = files.map((file) => file.replace(/\.tsx?$/, ''));

  it.each(files)('declares every colour that %s uses for a state', (file) => {
    expect(undeclared(file.replace(/\.tsx?$/, ''), readFileSync(`${src}/${file}`, 'utf8'))).toEqual([]);
  });

  it('refers only to existing files', () => {
    expect(Object.keys(statePairs).filter((file) => !names.includes(file))).toEqual([]);
  });

  it('detects undeclared colours and undeclared files', () => {
    const code = "const a = { '&:hover': { color: theme.vars.palette.stage.yellow.main } };";
    expect(undeclared('theme/components/MuiButton', code)).toEqual(['hover: stage-yellow']);
    expect(undeclared('actions/New', code)).toHaveLength(1);
    const condition = 'const a = { ...(ownerState.error && { color: theme.vars.palette.chart.capital }) };';
    expect(undeclared('theme/components/MuiButton', condition)).toEqual(['error: chart-capital']);
    const off = "const a = { '&.Mui-disabled': { color: theme.vars.palette.divider } };";
    expect(undeclared('theme/components/MuiButton', off)).toEqual([]);
  });
});
