/** One step of the whole test: what it runs, and when. */
export type Step = Readonly<{
  title: string;
  command: readonly string[];
  /** What a change has to touch for the step to be due; without it the step is always due. */
  about?: RegExp;
  /** The command to run only what a change touches; `base` is the commit to compare with. */
  changed?: (base: string) => readonly string[];
  /** Titles that have to end first. */
  after?: readonly string[];
  /** Nothing runs beside it. */
  alone?: boolean;
  /** It asks about all tests: not due where only a part of them runs. */
  whole?: boolean;
}>;

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const script = (name: string, ...rest: string[]): string[] => [npm, 'run', '-s', name, ...rest];

/** A change to these may change anything. */
const EVERYTHING =
  /^(package(-lock)?\.json|tsconfig[^/]*\.json|vitest\.config\.ts|scripts\/test(ing\/|\.ts))/;

const SHOWN_IN_STORIES = /^(\.storybook|client|design-system|rules)\/|^schema\.graphql$/;

const IN_JOURNEYS =
  /^(client|gateway|upstream|e2e|rules|design-system|scripts\/processes)\/|^schema\.graphql$/;

/** Writes the generated files, which most of the others read. */
const GENERATED = 'Generated files are current';

export const STEPS: readonly Step[] = [
  { title: GENERATED, command: script('codegen:check') },
  { title: 'Format', command: script('format:check') },
  // Always: what is known of a package changes without the tree.
  { title: 'Audit of packages', command: script('audit') },
  // It waits for limits and processes half of its time: beside those that do not.
  {
    title: 'Contract, architecture and ledger tests',
    // Always: architecture and ledger read every file of the tree.
    command: script('test:contract'),
    after: [GENERATED],
  },
  // Several checkers would each find out what one knows: on one core that takes twice the time.
  { title: 'Types', command: script('typecheck', '--', '--singleThreaded'), after: [GENERATED] },
  { title: 'Lint', command: script('lint'), after: [GENERATED] },
  {
    title: 'Build',
    command: script('build'),
    about: /^(client|design-system|rules)\/|^schema\.graphql$/,
    after: [GENERATED],
  },
  {
    title: 'What the landing page pays',
    command: script('bench:bundle'),
    about: /^(client|design-system|rules)\/|^schema\.graphql$/,
    after: ['Build'],
  },
  {
    title: 'A sample of mutants',
    command: script('mutate', '--', 'derived', '--sample', '20', '--least', '90'),
    about: /^gateway\/src\/derived\//,
    after: [GENERATED],
  },
  { title: 'Stories', command: script('test:stories'), about: SHOWN_IN_STORIES, after: [GENERATED] },
  {
    title: 'Pages at every size',
    command: script('visual', '-w', 'design-system'),
    about: SHOWN_IN_STORIES,
    after: [GENERATED],
  },
  {
    title: 'Unit tests',
    command: script('test:unit'),
    changed: (base) => script('test:unit', '--', '--passWithNoTests', '--changed', base),
    after: [GENERATED],
  },
  // It waits for processes, too.
  {
    title: 'Journeys with faults',
    command: script('test:e2e', '--', '--project=faults', '--no-deps'),
    about: IN_JOURNEYS,
    after: ['Build'],
  },
  {
    title: 'Journeys in a browser',
    command: script('test:e2e', '--', '--project=calls'),
    about: IN_JOURNEYS,
    after: ['Build'],
    alone: true,
  },
  {
    title: 'Requirements',
    // Reads the reports of the steps before it.
    command: script('ledger'),
    after: [
      'Unit tests',
      'Stories',
      'Contract, architecture and ledger tests',
      'Journeys with faults',
      'Journeys in a browser',
    ],
    whole: true,
  },
];

/** The steps that a change to `files` makes due. */
export function stepsFor(files: readonly string[]): readonly Step[] {
  const parts = STEPS.filter(({ whole = false }) => !whole);
  if (files.some((file) => EVERYTHING.test(file))) return parts;
  return parts.filter(({ about }) => about === undefined || files.some((file) => about.test(file)));
}
