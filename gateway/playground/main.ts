import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './page.css';
import { GraphiQL } from 'graphiql';
import { type ChangeEvent, createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { operations } from './operations.ts';

const FIRST = operations.findIndex(({ name }) => name === 'AppConfig');

/** As the guest of this browser, or as the user of the token. Same-origin, so that the session's own cookies are sent. */
function fetcherFor(token: string) {
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
    // The gateway answers every request with a JSON object.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (await answer.json()) as object;
  };
}

/** Nothing of a person stays in the browser: tabs and tokens end with the page. */
const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {}, clear: () => {}, length: 0 };

const screens = [...new Set(operations.map(({ screen }) => screen))].toSorted();

function Page() {
  const [at, setAt] = useState(Math.max(0, FIRST));
  const [token, setToken] = useState('');
  const operation = operations[at];
  const choice = h(
    'select',
    {
      value: at,
      onChange: (event: ChangeEvent<HTMLSelectElement>) => setAt(Number(event.currentTarget.value)),
    },
    screens.map((screen) =>
      h(
        'optgroup',
        { key: screen, label: screen },
        operations.map(({ name, screen: own }, index) =>
          own === screen ? h('option', { key: index, value: index }, name) : null,
        ),
      ),
    ),
  );
  const persona = h('input', {
    type: 'password',
    value: token,
    placeholder: 'vacío: invitado; npm run token -- MAIL',
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement>) => setToken(event.currentTarget.value.trim()),
  });
  return h(
    'div',
    { className: 'page' },
    h(
      'header',
      null,
      h('label', null, 'Operación ', choice),
      h('label', null, 'Token de la persona ', persona),
    ),
    h(GraphiQL, {
      key: at,
      fetcher: fetcherFor(token),
      storage: nowhere,
      initialQuery: operation?.query ?? '',
      initialVariables: JSON.stringify(operation?.variables ?? {}, null, 2),
      defaultEditorToolsVisibility: 'variables',
    }),
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
createRoot(root).render(h(Page));
