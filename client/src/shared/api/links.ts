import { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { RetryLink } from '@apollo/client/link/retry';
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { failureKind, isPassing } from './classify.ts';
import { reportFailure } from './errorStore.ts';
import { tooManyMessage } from './tooMany.ts';
import { noteFault } from './faults/noteFault.ts';
import { currentSession } from '#shared/session/sessionStore.ts';
import { IDEMPOTENCY_HEADER } from './idempotency.ts';
import { createSessionLink } from './sessionLink.ts';

declare module '@apollo/client' {
  /** Options that operations set for the links. */
  interface DefaultContext extends HttpLink.ContextOptions {
    /** Whether the screen reports a lost connection itself. */
    showsOffline?: boolean;
    /** Whether failures are not reported, because the screen works without the response. */
    quiet?: boolean;
  }
}

const TRIES = 3;

/** Returns the hash of the persisted operation; codegen adds it to the document. */
function storedHash(document: DocumentNode): string {
  const { __meta__: meta }: DocumentNode & { __meta__?: { hash?: string } } = document;
  if (meta?.hash === undefined) throw new Error('A document without a stored hash cannot be sent.');
  return meta.hash;
}

function isMutation(document: DocumentNode): boolean {
  return document.definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.MUTATION,
  );
}

function isKeyed(operation: ApolloLink.Operation): boolean {
  const { headers } = operation.getContext();
  return headers?.[IDEMPOTENCY_HEADER] !== undefined;
}

/** Retries reads and keyed writes. A write without a key may have been applied although its response was lost. */
const retry = () =>
  new RetryLink({
    delay: { initial: 400, max: 3_000, jitter: true },
    attempts: (count, operation, error) =>
      count < TRIES && isPassing(error) && (!isMutation(operation.query) || isKeyed(operation)),
  });

/** Reports every failure to the global error state (RO-03), unless the screen reports it itself. */
export const reportErrors = () =>
  new ErrorLink(({ error, operation }) => {
    const kind = failureKind(error);
    if (kind === 'problem') noteFault({ kind: 'answer', error, operation: operation.operationName ?? '' });
    const { showsOffline = false, quiet = false } = operation.getContext();
    if (quiet || (kind === 'offline' && showsOffline)) return;
    const tooMany = tooManyMessage(error);
    reportFailure(tooMany === null ? kind : { tooMany });
  });

export function createLink(uri: string): ApolloLink {
  return ApolloLink.from([
    reportErrors(),
    retry(),
    createSessionLink({
      isGuest: () => currentSession().kind === 'guest',
      loadCall: () => import('./signedInCall.ts'),
    }),
    new PersistedQueryLink({ generateHash: storedHash }),
    new HttpLink({
      uri,
      credentials: 'same-origin',
      headers: { 'apollo-require-preflight': 'true' },
      enhancedClientAwareness: { transport: false },
    }),
  ]);
}
