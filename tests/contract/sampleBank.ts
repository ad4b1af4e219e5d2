import { z } from 'zod';
import { json, type Script } from '../../gateway/src/testing/bankStandIn.ts';
import { testBank } from '../../upstream/bank/src/testing/bank.ts';
import { inlined } from '../../upstream/bank/src/testing/inlined.ts';
import { type Endpoint, endpointsOf, isCallOf } from './coverage.ts';
import { sampleAnswer } from './samples.ts';

const openApi = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ responses: z.record(z.string(), z.object({ content: z.unknown().optional() })) }),
    ),
  ),
});
const jsonContent = z.object({ 'application/json': z.object({ schema: z.unknown() }) });

/**
 * Answers every call with a minimal body that conforms to the bank's contract, and passes the call to `called`.
 * `changes`: replaced parts of the answers, keyed by the last path segment.
 */
export type SampleBank = (
  called?: (endpoint: Endpoint | null, url: string) => void,
  changes?: Readonly<Record<string, object>>,
) => Script;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function changed(answer: unknown, change: unknown): unknown {
  if (!isObject(answer) || !isObject(change)) return change === undefined ? answer : change;
  return Object.fromEntries(
    [...new Set([...Object.keys(answer), ...Object.keys(change)])].map((key) => [
      key,
      changed(answer[key], change[key]),
    ]),
  );
}

export async function sampleBank(): Promise<SampleBank> {
  const bank = await testBank();
  const document = inlined((await bank.app.inject('/api/docs/json')).json());
  await bank.close();
  const endpoints = endpointsOf(document);
  const { paths } = openApi.parse(document);
  const answers = new Map(
    endpoints.flatMap(({ method, path }): [string, unknown][] => {
      const content = jsonContent.safeParse(paths[path]?.[method.toLowerCase()]?.responses['200']?.content);
      return content.success
        ? [[`${method} ${path}`, sampleAnswer(content.data['application/json'].schema)]]
        : [];
    }),
  );
  return (called, changes = {}) =>
    ({ method, url }, response) => {
      const endpoint = endpoints.find((one) => isCallOf(one, { method, path: url.replace(/^\/api/, '') }));
      called?.(endpoint ?? null, url);
      response.setHeader('etag', '"v1"');
      const answer = endpoint === undefined ? [] : answers.get(`${endpoint.method} ${endpoint.path}`);
      json(response, 200, changed(answer, changes[endpoint?.path.split('/').at(-1) ?? '']));
    };
}
