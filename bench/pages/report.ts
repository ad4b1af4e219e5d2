import type { Figures } from './audit.ts';
import type { Walk } from './walk.ts';

/** Goals: times in milliseconds; a ratio compares the largest paint of two pages. */
const GOALS = {
  landingRatio: 1.5,
  screenRatio: 1.5,
  blocking: 200,
  shift: 0.02,
  score: 100,
  performance: 95,
  scripts: 17,
  requests: 30,
  readable: 1_500,
  usable: 4_000,
};

const say = (line = '') => console.log(line);

/** Returns the median; ignores rounds without a value. */
function median(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value)).toSorted((one, other) => one - other);
  return known[Math.floor(known.length / 2)] ?? Number.NaN;
}

function mediansOf<Key extends string>(
  rounds: readonly Readonly<Record<Key, number>>[],
): Record<Key, number> {
  const [first] = rounds;
  if (first === undefined) throw new Error('nothing was measured');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of one of the rounds
  const keys = Object.keys(first) as Key[];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from exactly these keys
  return Object.fromEntries(keys.map((key) => [key, median(rounds.map((round) => round[key]))])) as Record<
    Key,
    number
  >;
}

const COLUMNS: readonly (readonly [title: string, figure: keyof Figures, digits: number])[] = [
  ['perf', 'performance', 0],
  ['LCP', 'lcp', 0],
  ['TBT', 'tbt', 0],
  ['CLS', 'cls', 3],
  ['FCP', 'fcp', 0],
  ['a11y', 'accessibility', 0],
  ['best', 'bestPractices', 0],
  ['SEO', 'seo', 0],
  ['requests', 'requests', 0],
  ['scripts', 'scripts', 0],
  ['script B', 'scriptBytes', 0],
  ['machine', 'machine', 0],
  ['slowed', 'slowdown', 1],
];
const NAME = 42;
const WIDTH = 9;

export function tableHead(): void {
  say(`${''.padEnd(NAME)}${COLUMNS.map(([title]) => title.padStart(WIDTH)).join('')}`);
}

export function tableRow(name: string, figures: Figures): void {
  const cell = (value: number, digits: number) =>
    (Number.isNaN(value) ? '' : value.toFixed(digits)).padStart(WIDTH);
  say(`${name.padEnd(NAME)}${COLUMNS.map(([, figure, digits]) => cell(figures[figure], digits)).join('')}`);
}

/** Prints one goal and returns whether it was met; a missing value misses it. */
function goal(what: string, value: number, limit: number, digits = 0, atLeast = false): boolean {
  const isMet = atLeast ? value >= limit : value <= limit;
  const bound = `${atLeast ? 'at least' : 'at most'} ${limit}`;
  say(`${isMet ? 'ok  ' : 'over'} ${value.toFixed(digits).padStart(7)} (${bound})  ${what}`);
  return isMet;
}

/** Prints medians, ratios and goals. Returns the number of missed goals. */
export function reportPages(
  reference: readonly Figures[],
  landing: readonly Figures[],
  screens: ReadonlyMap<string, readonly Figures[]>,
): number {
  say('\nmedians');
  tableHead();
  tableRow('reference', mediansOf(reference));
  const home = mediansOf(landing);
  tableRow('landing', home);
  const others = [...screens].map(([name, rounds]) => ({ name, rounds, figures: mediansOf(rounds) }));
  for (const { name, figures } of others) tableRow(name, figures);

  /** Compares within one round, whose pages shared the machine's state. */
  const ratio = (of: readonly Figures[], to: readonly Figures[]) =>
    median(of.map(({ lcp }, round) => lcp / (to[round]?.lcp ?? Number.NaN)));
  const common = (name: string, figures: Figures) => [
    goal(`${name}: performance`, figures.performance, GOALS.performance, 0, true),
    goal(`${name}: blocking, ms`, figures.tbt, GOALS.blocking),
    goal(`${name}: shift of the layout`, figures.cls, GOALS.shift, 3),
    goal(`${name}: accessibility`, figures.accessibility, GOALS.score, 0, true),
    goal(`${name}: best practices`, figures.bestPractices, GOALS.score, 0, true),
    goal(`${name}: requests`, figures.requests, GOALS.requests),
    goal(`${name}: scripts`, figures.scripts, GOALS.scripts),
  ];
  say('\ngoals');
  const met = [
    goal('landing: LCP to the reference page', ratio(landing, reference), GOALS.landingRatio, 2),
    goal('landing: SEO', home.seo, GOALS.score, 0, true),
    ...common('landing', home),
    ...others.flatMap(({ name, rounds, figures }) => [
      goal(`${name}: LCP to the landing`, ratio(rounds, landing), GOALS.screenRatio, 2),
      ...common(name, figures),
    ]),
  ];
  return met.filter((isMet) => !isMet).length;
}

/** Prints each walk and the goals. Returns the number of missed goals. */
export function reportWalks(walks: readonly Walk[]): number {
  say('\nslow 3G, milliseconds: landing readable, form usable after the tap, of that white');
  for (const { readable, usable, white } of walks) {
    say([readable, usable, white].map((ms) => ms.toFixed(0).padStart(WIDTH)).join(''));
  }
  const { readable, usable, white } = mediansOf(walks);
  const met = [
    goal('slow 3G: landing readable, ms', readable, GOALS.readable),
    goal('slow 3G: first form usable, ms', usable, GOALS.usable),
  ];
  say(`     ${white.toFixed(0).padStart(7)} of that white, ms`);
  return met.filter((isMet) => !isMet).length;
}
