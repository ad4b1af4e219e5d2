import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './page.css';
import { GraphiQL } from 'graphiql';
import { type ChangeEvent, createElement as h, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { errorCodes } from './errorCodes.ts';
import { operations } from './operations.ts';
import { become, loadVisitors, type Visitor, withProposal } from './visitors.ts';

const FIRST = operations.findIndex(({ name }) => name === 'AppConfig');

/** Creates a fetcher that acts as the token's user or, with an empty token, as this browser's guest (by cookie). */
function fetcherFor(token: string, onAnswer: (codes: string[]) => void) {
  return async (request: unknown) => {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: {
        accept: 'application/graphql-response+json, application/json',
        'content-type': 'application/json',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(request),
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway answers every request with a JSON object
    const body = (await answer.json()) as object;
    onAnswer(errorCodes(body));
    return body;
  };
}

/** Storage that keeps nothing, so that no personal data or token stays in the browser. */
const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {}, clear: () => {}, length: 0 };

const screens = [...new Set(operations.map(({ screen }) => screen))].toSorted();

/** Whether a text contains all words, ignoring case. */
const matches = (text: string, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** Returns links to the documentation of error codes. They open a new tab, so that the answer stays visible. */
const meaningOf = (codes: readonly string[]) =>
  codes.length === 0
    ? []
    : [
        'What it means: ',
        ...codes.map((code) =>
          h('a', { key: code, href: `/errors#${code}`, target: '_blank', rel: 'noopener' }, `${code} `),
        ),
      ];

function Page() {
  const [at, setAt] = useState(Math.max(0, FIRST));
  const [token, setToken] = useState('');
  const [visitors, setVisitors] = useState<Visitor[]>([]);
  const [proposal, setProposal] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(function askForVisitors() {
    void loadVisitors().then(setVisitors);
  }, []);
  const [words, setWords] = useState('');
  const [codes, setCodes] = useState<string[]>([]);
  // GraphiQL refetches the schema whenever the fetcher changes.
  const fetcher = useMemo(() => fetcherFor(token, setCodes), [token]);
  const operation = operations[at];
  const found = operations.map(({ name, screen }) => matches(`${screen} ${name}`, words));
  function search(text: string) {
    setWords(text);
    const first = operations.findIndex(({ name, screen }) => matches(`${screen} ${name}`, text));
    if (text !== '' && first !== -1) choose(first);
  }
  function choose(next: number) {
    setAt(next);
    setCodes([]);
  }
  const choice = h(
    'select',
    {
      // Otherwise the accessible name would include the text of every option.
      'aria-label': 'Operation',
      value: at,
      onChange: (event: ChangeEvent<HTMLSelectElement>) => choose(Number(event.currentTarget.value)),
    },
    screens
      .filter((screen) => operations.some((one, index) => one.screen === screen && found[index]))
      .map((screen) =>
        h(
          'optgroup',
          { key: screen, label: screen },
          operations.map(({ name, screen: own }, index) =>
            own === screen && found[index] ? h('option', { key: index, value: index }, name) : null,
          ),
        ),
      ),
  );
  async function visit(label: string) {
    const visitor = visitors.find((one) => one.label === label);
    const chosen = visitor === undefined ? { token: null, proposal: null } : await become(visitor);
    setProblem(chosen === null ? 'This sign-in has a second step: choose another user.' : '');
    setToken(chosen?.token ?? '');
    setProposal(chosen?.proposal ?? null);
    setCodes([]);
  }
  const who = h(
    'select',
    {
      'aria-label': 'As',
      onChange: (event: ChangeEvent<HTMLSelectElement>) => void visit(event.currentTarget.value),
    },
    h('option', { value: '' }, 'Guest of this browser'),
    visitors.map(({ label }) => h('option', { key: label, value: label }, label)),
  );
  const persona = h('input', {
    type: 'password',
    value: token,
    placeholder: 'empty: a guest',
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement>) => setToken(event.currentTarget.value.trim()),
  });
  const searchField = h('input', {
    type: 'search',
    value: words,
    onChange: (event: ChangeEvent<HTMLInputElement>) => search(event.currentTarget.value),
  });
  return h(
    'div',
    { className: 'page' },
    h(
      'header',
      null,
      h('h1', null, 'Playground'),
      h('a', { href: '/developers' }, 'Developers'),
      h('label', null, 'Search', searchField),
      h('label', null, 'Operation', choice),
      h('label', null, 'As', who),
      h('label', null, 'Token', persona),
      h('p', { role: 'status' }, problem, ...meaningOf(codes)),
    ),
    h(
      'main',
      null,
      h(GraphiQL, {
        key: `${at} ${proposal ?? ''}`,
        fetcher,
        storage: nowhere,
        initialQuery: operation?.query ?? '',
        initialVariables: JSON.stringify(withProposal(operation?.variables ?? {}, proposal), null, 2),
        defaultEditorToolsVisibility: 'variables',
      }),
    ),
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
createRoot(root).render(h(Page));
