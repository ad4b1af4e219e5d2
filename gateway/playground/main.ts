import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './page.css';
import { GraphiQL } from 'graphiql';
import { type ChangeEvent, createElement as h, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { apiFor, sendAs } from './api.ts';
import { curlOf } from './curl.ts';
import { errorCodes } from './errorCodes.ts';
import { operations } from './operations.ts';
import { hasUnknownId, type Ids, needsFile, ownIds, withIds } from './ownIds.ts';
import { searchOperations } from './searchOperations.ts';
import { signInAs, loadVisitors, type Visitor } from './visitors.ts';

const FIRST = operations.findIndex(({ name }) => name === 'AppConfig');
const NO_RECORD =
  'The caller has no record for an id of this example: choose another one under As, or create the record first.';

/** Storage that keeps nothing, so that no personal data or token stays in the browser. */
const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {}, clear: () => {}, length: 0 };

const screens = [...new Set(operations.map(({ screen }) => screen))].toSorted();

/** Returns links to the documentation of error codes. They open in a new tab, so that the answer stays visible. */
const meaningOf = (codes: readonly string[]) =>
  codes.length === 0
    ? []
    : [
        'What it means: ',
        ...codes.map((code) =>
          h('a', { key: code, href: `/errors#${code}`, target: '_blank', rel: 'noopener' }, `${code} `),
        ),
      ];

/** Returns the operations that contain the words, by screen. */
function optionsOf(words: string) {
  const found = new Set(searchOperations(operations, words));
  return screens
    .filter((screen) => operations.some((one, index) => one.screen === screen && found.has(index)))
    .map((screen) =>
      h(
        'optgroup',
        { key: screen, label: screen },
        operations.map(({ name, screen: own }, index) =>
          own === screen && found.has(index) ? h('option', { key: index, value: index }, name) : null,
        ),
      ),
    );
}

/** The editors' content, if it differs from the example. */
type Edited = Readonly<{ example: string; query?: string; variables?: string }>;

function Page() {
  const [at, setAt] = useState(Math.max(0, FIRST));
  const [token, setToken] = useState('');
  const [visitors, setVisitors] = useState<Visitor[]>([]);
  const [caller, setCaller] = useState<Readonly<{ proposal: string | null }>>({ proposal: null });
  const [ids, setIds] = useState<Ids>({});
  const [message, setMessage] = useState('');
  const [words, setWords] = useState('');
  const [codes, setCodes] = useState<string[]>([]);
  const [edited, setEdited] = useState<Edited>({ example: '' });
  useEffect(function askForVisitors() {
    void loadVisitors().then(setVisitors);
  }, []);
  const { query = '', variables: samples = {} } = operations[at] ?? {};
  useEffect(
    function fillIn() {
      let isCurrent = true;
      async function find() {
        const found = await ownIds(apiFor(token), caller.proposal, needsFile(samples));
        if (isCurrent) setIds(found);
      }
      void find();
      return () => {
        isCurrent = false;
      };
    },
    [token, caller, samples],
  );
  // GraphiQL refetches the schema whenever the fetcher changes.
  const fetcher = useMemo(
    () => async (request: unknown) => {
      const body = await sendAs(token, request);
      setCodes(errorCodes(body));
      return body;
    },
    [token],
  );
  const filled = withIds(samples, ids);
  const variables = JSON.stringify(filled, null, 2);
  const example = `${at} ${variables}`;

  function edit(change: Readonly<{ query: string }> | Readonly<{ variables: string }>) {
    setEdited((before) => ({ ...(before.example === example ? before : {}), ...change, example }));
  }
  function choose(next: number) {
    setAt(next);
    setCodes([]);
    setMessage('');
  }
  function search(text: string) {
    setWords(text);
    const [first] = searchOperations(operations, text);
    if (text !== '' && first !== undefined) choose(first);
  }
  async function visit(label: string) {
    const visitor = visitors.find((one) => one.label === label);
    const chosen = visitor === undefined ? { token: null, proposal: null } : await signInAs(visitor);
    setMessage(chosen === null ? 'This sign-in has a second step: choose another user.' : '');
    setToken(chosen?.token ?? '');
    setCaller({ proposal: chosen?.proposal ?? null });
    setCodes([]);
  }
  async function copy() {
    const command = curlOf({
      origin: location.origin,
      query,
      variables,
      token,
      ...(edited.example === example ? edited : {}),
    });
    if (command === null) {
      setMessage('The variables are not JSON.');
      return;
    }
    const isCopied = await navigator.clipboard.writeText(command).then(
      () => true,
      () => false,
    );
    setMessage(isCopied ? 'Copied.' : 'The browser does not allow copying.');
  }
  return h(
    'div',
    { className: 'page' },
    h(
      'header',
      null,
      h('h1', null, 'Playground'),
      h('a', { href: '/developers' }, 'Developers'),
      h(
        'label',
        null,
        'Search',
        h('input', {
          type: 'search',
          value: words,
          placeholder: 'operation or field',
          onChange: (event: ChangeEvent<HTMLInputElement>) => search(event.currentTarget.value),
        }),
      ),
      h(
        'label',
        null,
        'Operation',
        h(
          'select',
          {
            // Otherwise the accessible name would include the text of every option.
            'aria-label': 'Operation',
            value: at,
            onChange: (event: ChangeEvent<HTMLSelectElement>) => choose(Number(event.currentTarget.value)),
          },
          optionsOf(words),
        ),
      ),
      h(
        'label',
        null,
        'As',
        h(
          'select',
          {
            'aria-label': 'As',
            onChange: (event: ChangeEvent<HTMLSelectElement>) => void visit(event.currentTarget.value),
          },
          h('option', { value: '' }, 'Guest of this browser'),
          visitors.map(({ label }) => h('option', { key: label, value: label }, label)),
        ),
      ),
      h(
        'label',
        null,
        'Token',
        h('input', {
          type: 'password',
          value: token,
          placeholder: 'empty: a guest',
          autoComplete: 'off',
          onChange: (event: ChangeEvent<HTMLInputElement>) => setToken(event.currentTarget.value.trim()),
        }),
      ),
      h('button', { type: 'button', onClick: () => void copy() }, 'Copy as curl'),
      h(
        'p',
        { role: 'status' },
        message || (codes.length === 0 && hasUnknownId(filled) ? NO_RECORD : ''),
        message === '' ? meaningOf(codes) : [],
      ),
    ),
    h(
      'main',
      null,
      h(GraphiQL, {
        key: example,
        fetcher,
        storage: nowhere,
        initialQuery: query,
        initialVariables: variables,
        defaultEditorToolsVisibility: 'variables',
        onEditQuery: (text: string) => edit({ query: text }),
        onEditVariables: (text: string) => edit({ variables: text }),
      }),
    ),
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
createRoot(root).render(h(Page));
