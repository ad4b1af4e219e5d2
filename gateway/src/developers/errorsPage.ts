import { escapeHtml } from '@prendarios/rules/brandPage';
import type { UserErrorCode } from '../generated/resolvers.ts';
import { errorBody } from '../http/errors.ts';
import { safeMessage } from '../schema/errorMessages.ts';
import { USER_ERROR_HELP } from '../schema/userErrorHelp.ts';
import { USER_ERROR_CODES, USER_ERRORS } from '../schema/userErrorTable.ts';
import { type ErrorCode, ERROR_CODES } from './errorCodes.ts';
import { type DeveloperPage, link, prose, searchBox, table } from './page.ts';

/** Example for codes that every mutation returns. */
const EXAMPLE_MUTATION = 'createProposal';
export const EXAMPLE_ID = '7f9c0a52-1f0b-4a39-9d0e-2b8f5a1c6d3e';
const CAUSES: Readonly<Record<ErrorCode['origin'], string>> = {
  request: 'client programmer',
  session: 'user',
  bank: 'bank or network',
  gateway: 'gateway',
};

export function userErrorExample(code: UserErrorCode): object {
  const { of } = USER_ERRORS[code];
  const { message, path = [], missing = [] } = USER_ERROR_HELP[code];
  const mutation = of === 'every' ? EXAMPLE_MUTATION : (of[0] ?? EXAMPLE_MUTATION);
  return { data: { [mutation]: { userErrors: [{ code, message, path, missing }] } } };
}

/** Response to `{ provinces { name } }` after the bank failed. */
export const GRAPHQL_EXAMPLE = {
  errors: [
    {
      message: safeMessage('BANK_ERROR', null),
      path: ['provinces'],
      extensions: { code: 'BANK_ERROR', requestId: EXAMPLE_ID },
    },
  ],
  data: null,
};

/** Response to a download of a document that is not the caller's. */
export const FILE_EXAMPLE = errorBody(404);

const example = (answer: object, summary = 'Example answer') =>
  `<details><summary>${summary}</summary><pre>${escapeHtml(JSON.stringify(answer, null, 2))}</pre></details>`;

const codeLink = (code: string) => `<a href="#${code}"><code>${code}</code></a>`;

function userErrorRow(code: UserErrorCode) {
  const { means, of } = USER_ERRORS[code];
  const { cause, todo } = USER_ERROR_HELP[code];
  const by =
    of === 'every'
      ? 'Every mutation.'
      : `<details><summary>${of.length} ${of.length === 1 ? 'mutation' : 'mutations'}</summary>${of.map((name) => link(`/developers/schema#Mutation.${name}`, name)).join(', ')}</details>`;
  return {
    id: code,
    cells: [codeLink(code), prose(means), cause, prose(todo), `${by}${example(userErrorExample(code))}`],
  };
}

const errorRow = ([code, error]: readonly [string, ErrorCode]) => ({
  id: code,
  cells: [codeLink(code), prose(error.means), CAUSES[error.origin], prose(error.todo), error.status],
});

const HEADS = ['Code', 'Meaning', 'Caused by', 'What to do'];

/** Creates the page of all error codes; each has an anchor with its name. */
export function errorsPage(): DeveloperPage {
  return {
    path: '/errors',
    title: 'Errors',
    lead: 'Every answer names its request in the header `x-request-id`; errors repeat it in `extensions.requestId`. The log has it too.',
    body: `${searchBox('Search the codes', 'tbody tr')}
<h2 id="user-errors">User errors: what a person can act on</h2>
<p>They are data: the answer is a success with status 200, and the payload of the mutation lists them in <code>userErrors</code>. Show <code>message</code>, which is Spanish and fit for people, at the field that <code>path</code> names; <code>missing</code> lists data and documents that the proposal lacks. Decide by <code>code</code>, never by the words.</p>
${table('Codes of userErrors', [...HEADS, 'Answered by'], USER_ERROR_CODES.map(userErrorRow))}
<h2 id="errors">Errors: what the user cannot act on</h2>
<p>They are in <code>errors[].extensions.code</code> of an answer at <code>/graphql</code>, whatever its status, or in <code>code</code> of any other. Status 200 is that of an <code>application/json</code> answer whose request arrived well; clients that accept <code>application/graphql-response+json</code> get the other status.</p>
${example(GRAPHQL_EXAMPLE, 'Example answer at /graphql')}${example(FILE_EXAMPLE, 'Example answer of a file route')}
${table('Codes of errors', [...HEADS, 'Status'], Object.entries(ERROR_CODES).map(errorRow))}`,
  };
}
