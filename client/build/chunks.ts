import { fileURLToPath } from 'node:url';

type ModuleInfo = { importedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };
type Group = {
  test?: RegExp;
  debugName?: string;
  name: string | ((id: string, graph: Graph) => string | null);
  priority: number;
  minShareCount?: number;
  entriesAware?: boolean;
  entriesAwareMergeThreshold?: number;
};

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** The chunks that `entry` imports statically, without `entry` itself. */
function closureOf(entry: string, graph: Graph): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      visit(next);
    }
  };
  visit(entry);
  return seen;
}

const LANDING = source('app/landing/main.tsx');
const APP = source('app/main.tsx');

const libraries = {
  react: /node_modules\/(react|react-dom|scheduler)\//,
  mui: /node_modules\/(@mui|@emotion|stylis|clsx|react-is)\//,
  apollo: /node_modules\/(@apollo|graphql|rxjs|optimism|@wry|tslib)\//,
};

/** The modules that all of `entries` load, except those of another group. */
function loadedBy(entries: readonly string[], nameOf: (id: string) => string | null): Group['name'] {
  let closures: readonly Set<string>[] | undefined;
  return (id, graph) => {
    closures ??= entries.map((entry) => closureOf(entry, graph));
    return closures.every((closure) => closure.has(id)) ? nameOf(id) : null;
  };
}

/** Controls for amounts, and the landing page itself: what the landing page has and few screens have. */
const OF_LANDING = /\/app\/landing\/|@mui\/material\/Slider\/|fields\/Amount(Slider|Control)/;
/** Shared by some screens, each in a group of its own or with its screen. */
const OF_FEW =
  /Upload|LinearProgress|ProgressBar|uploads|shared\/(documents|files|live|loan\/Schedule|phoneCode|findProposal)|Accordion|Disclosure|Table|QrCode|Timeline|capture|overlay|Avatar/;

/**
 * Few large scripts in place of a hundred small ones, which compress badly: the libraries, the code of every page, of
 * forms, of most screens, and of the screens of a flow. In order of priority: a group takes the modules that it names
 * with what they import, so that what many groups need comes first.
 */
const inOrder: Omit<Group, 'priority'>[] = [
  {
    debugName: 'every page',
    name: loadedBy([LANDING, APP], (id) =>
      libraries.react.test(id) ? 'react' : libraries.mui.test(id) ? 'mui' : 'system',
    ),
  },
  { name: 'apollo', test: libraries.apollo },
  { debugName: 'shell', name: loadedBy([APP], () => 'shell') },
  { debugName: 'fields', name: loadedBy([LANDING], (id) => (OF_LANDING.test(id) ? null : 'fields')) },
  { name: 'amount', test: /@mui\/material\/Slider\/|fields\/Amount(Slider|Control)/, minShareCount: 2 },
  {
    name: 'forms',
    test: /node_modules\/(react-hook-form|@hookform|zod)\/|rules\/src\/forms\/(schema|fields|messages)|src\/shared\/forms\/|@mui\/(utils|system)|@mui\/material\/(utils|Checkbox)/,
  },
  {
    name: 'overlay',
    test: /@mui\/material\/(Modal|Dialog|Drawer|Slide|Backdrop|Portal|Fade|Grow|Unstable_TrapFocus|internal\/Transition|transitions)|react-transition-group|overlay\/(Overlay|Dialog|Sheet)/,
    minShareCount: 2,
  },
  {
    name: 'autocomplete',
    test: /@mui\/material\/(Autocomplete|useAutocomplete|Popper)\/|@popperjs|fields\/Combobox/,
  },
  { name: 'session', test: /src\/shared\/session\/(?!HeaderAccount)/, minShareCount: 2 },
  {
    debugName: 'screens',
    name: (id) => (OF_FEW.test(id) ? null : 'screens'),
    test: /design-system|rules|src\/shared\//,
    minShareCount: 3,
  },
  { name: 'signed-in', test: /SessionRuntime|HeaderAccount|signedInCall|flows\/dashboard\/stages/ },
  { name: 'uploads', test: /Upload|src\/shared\/(uploads|documents)/, minShareCount: 2 },
  {
    name: 'holder',
    test: /src\/flows\/holder\/(Holder(?!Routes|Waiting)|flowNavigation|currentWork|texts|useProposalStep)|HolderFlowDocument/,
  },
  {
    name: 'phone',
    test: /shared\/(phoneCode|findProposal)\/|parts\/(entry\/resumeHref|open-proposal\/(useReturnCheck|openProposal))/,
    minShareCount: 2,
  },
  { name: 'account', test: /src\/flows\/account\//, minShareCount: 2 },
  { name: 'proposal', test: /src\/flows\/dashboard\/(proposal|files)\//, minShareCount: 2 },
  { name: 'biometry', test: /src\/flows\/biometry\//, minShareCount: 2 },
];

export const groups: Group[] = inOrder.map((group, index) => ({
  ...group,
  priority: inOrder.length - index,
}));
