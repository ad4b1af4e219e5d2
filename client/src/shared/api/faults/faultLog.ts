import {
  CreateClientLogDocument,
  type CreateClientLogMutation,
  type CreateClientLogMutationVariables,
} from '#generated/graphql.ts';
import type { NotedFault } from './fault.ts';
import { faultLine, type FaultLine } from './faultLine.ts';
import { createFaultQueue, type SendOutcome } from './faultQueue.ts';

/** The hash of the persisted operation; codegen adds it to the document. */
const { __meta__: stored } = CreateClientLogDocument as typeof CreateClientLogDocument & {
  __meta__?: { hash?: string };
};

function requestOf({ message, facts }: FaultLine): RequestInit {
  const context = Object.entries(facts).map(([name, value]) => ({ name, value }));
  const variables: CreateClientLogMutationVariables = { input: { level: 'ERROR', message, context } };
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    body: JSON.stringify({
      operationName: 'CreateClientLog',
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: stored?.hash } },
    }),
    // Log lines are anonymous: no cookie, no token.
    credentials: 'omit',
    keepalive: true,
  };
}

/** Sends a line with `fetch`, because the Apollo client may be what failed. */
async function send(line: FaultLine): Promise<SendOutcome> {
  try {
    const answer = await fetch('/graphql', requestOf(line));
    const body: { data?: CreateClientLogMutation | null } = await answer.json();
    return body.data?.createClientLog.isLogged === false ? 'off' : 'arrived';
  } catch (error) {
    // A response that is not JSON still means that the line arrived.
    return error instanceof SyntaxError ? 'arrived' : 'cut';
  }
}

const queue = createFaultQueue({
  send,
  whenOnline: (then) => addEventListener('online', then, { once: true }),
});
const seen = new WeakSet<object>();

/** Whether this is the first time that an error is logged; several handlers may catch the same one. */
function isFirst({ fault }: NotedFault): boolean {
  if (typeof fault.error !== 'object' || fault.error === null) return true;
  if (seen.has(fault.error)) return false;
  seen.add(fault.error);
  return true;
}

export function logFault(noted: NotedFault): void {
  if (!isFirst(noted)) return;
  const line = faultLine(noted);
  if (line !== null) queue(line);
}
