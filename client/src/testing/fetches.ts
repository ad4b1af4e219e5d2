import { getOperationAST } from 'graphql';
import type { Answer } from './answers.ts';

/** Paths of the gateway that screens request, with or without Apollo. */
const OF_GATEWAY = /^\/(graphql|form-key|files)\b/;

const nameOf = ({ request }: Answer) => getOperationAST(request.query)?.name?.value;

function answerOf(answers: readonly Answer[], operation: string | null): Promise<Response> {
  const found = answers.find((answer) => nameOf(answer) === operation);
  if (found?.delay === Infinity) return new Promise(() => undefined);
  const result = typeof found?.result === 'object' ? found.result : null;
  return Promise.resolve(Response.json(result, { status: result?.data ? 200 : 500 }));
}

/**
 * Mocks the requests that the landing page sends without Apollo, from the same answers. Files and the form key respond
 * with 404. Returns a function that restores `fetch`.
 */
export function answerFetches(answers: readonly Answer[]): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!OF_GATEWAY.test(url.pathname)) return original(input, init);
    if (url.pathname !== '/graphql') return new Response(null, { status: 404 });
    return answerOf(answers, url.searchParams.get('operationName'));
  };
  return () => {
    globalThis.fetch = original;
  };
}
