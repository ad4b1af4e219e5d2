import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './page.css';
import { GraphiQL } from 'graphiql';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { operations } from './operations.ts';

/** Same-origin, so that the guest's own cookie goes along as from the application. */
async function fetcher(request: unknown) {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
    },
    body: JSON.stringify(request),
  });
  return answer.json();
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
createRoot(root).render(
  createElement(GraphiQL, {
    fetcher,
    defaultTabs: operations.map(({ query, variables }) => ({
      query,
      variables: variables === undefined ? null : JSON.stringify(variables, null, 2),
    })),
    defaultEditorToolsVisibility: 'variables',
  }),
);
