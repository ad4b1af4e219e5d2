import { escapeHtml } from '@prendarios/rules/brandPage';
import type { Settings } from '../settings.ts';
import { type CallMap, readCallMap } from './callMap.ts';
import { clientGuide } from './clientGuide.ts';
import { type DeveloperPage, link, prose, searchBox, table } from './page.ts';

type PageLink = readonly [address: string, name: string, text: string];

/** Returns the outbox of an identity stand-in, which uses plain http; hosted services have none. */
function standInOutbox(issuer: string | undefined): PageLink[] {
  if (issuer === undefined || !issuer.startsWith('http:')) return [];
  return [
    [
      `${new URL(issuer).origin}/outbox`,
      'Outbox of the identity stand-in',
      'Mails with codes and temporary passwords of made-up users.',
    ],
  ];
}

/** Returns the pages of the reference bank; those about people and messages exist only in the demo. */
function bankPages({ demoOutboxUrl }: Settings): PageLink[] {
  const bank = new URL(demoOutboxUrl).origin;
  return [
    [`${bank}/api/docs`, 'REST API of the bank', 'The OpenAPI document of the reference bank.'],
    [demoOutboxUrl, 'Outbox of the bank', 'Phone codes, links and mails that the reference bank sent.'],
    [
      `${bank}/demo/back-office`,
      'Back office of the bank',
      "What the bank's staff and the registry do with a proposal of the demo.",
    ],
  ];
}

function pagesOf(settings: Settings, hasDesign: boolean): PageLink[] {
  const { identity, metrics } = settings;
  return [
    [
      '/playground/',
      'Playground',
      'Every operation of the client with the variables of a made-up person, in GraphiQL, as a guest at any step or as a user of the demo.',
    ],
    [
      '/developers/schema',
      'Schema reference',
      'Types, fields and arguments, and the operations that use them.',
    ],
    ['/errors', 'Errors', 'Each code: its meaning, its cause, what to do, an example answer.'],
    ...(hasDesign
      ? ([['/design/', 'Design system', 'Its Storybook: components, tokens, patterns.']] satisfies PageLink[])
      : []),
    ...bankPages(settings),
    ...standInOutbox(identity?.issuer),
    ...(metrics === 'open'
      ? ([
          ['/metrics', 'Metrics', 'Counters and times of this gateway, for Prometheus.'],
        ] satisfies PageLink[])
      : []),
  ];
}

const servedBy = (name: string) =>
  name.includes(' ') ? `<code>${escapeHtml(name)}</code>` : link(`/developers/schema#${name}`, name);

const breakable = (text: string) => escapeHtml(text).replaceAll('/', '/<wbr>');

const list = (names: readonly string[]) => names.join('<br>') || '–';

function screensOf({ screens }: CallMap, operations: readonly string[]): string[] {
  return [...new Set(operations.flatMap((name) => screens[name] ?? []))].toSorted();
}

/** Collapses long lists; some calls serve all screens. */
function folded(names: readonly string[], what: string): string {
  const MOST = 4;
  const shown = list(names.map((name) => breakable(name)));
  return names.length <= MOST
    ? shown
    : `<details><summary>${names.length} ${what}</summary>${shown}</details>`;
}

const mapRows = (map: CallMap) =>
  map.calls.map(({ method, path, served, operations }) => ({
    cells: [
      `<code>${method} ${breakable(path)}</code>`,
      list(served.map(servedBy)),
      folded(operations, 'operations'),
      folded(screensOf(map, operations), 'screens'),
    ],
  }));

const DESIGN_NOT_BUILT =
  '<li>Design system<p>Run <code>npx storybook build</code> and restart to have its Storybook at <code>/design/</code>.</p></li>';

/** Creates the page with the URLs of this installation, how to use it, and the screens that use each bank call. */
export function indexPage(
  settings: Settings,
  hasDesign = false,
  map: CallMap = readCallMap(),
): DeveloperPage {
  const cards = [
    ...pagesOf(settings, hasDesign).map(
      ([address, name, text]) => `<li>${link(address, name)}<p>${prose(text)}</p></li>`,
    ),
    ...(hasDesign ? [] : [DESIGN_NOT_BUILT]),
  ];
  return {
    path: '/developers',
    title: 'Developers',
    lead: 'The gateway answers GraphQL at `/graphql` and calls the REST API of the bank.',
    body: `<ul class="cards">${cards.join('')}</ul>
${clientGuide(settings)}
<h2 id="calls">From a REST call to the screen</h2>
<p>Each call of the bank's contract, the schema field or route of files that makes it, the client's operations that select the field, and the folders of the screens that ask them.</p>
${searchBox('Search the calls', '#calls ~ table tbody tr')}
${table(`${map.calls.length} calls of the bank`, ['REST call', 'Field or route', 'Operations', 'Screens'], mapRows(map))}`,
  };
}
