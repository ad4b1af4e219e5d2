import { SERVICE_KEY } from './bankProposals.ts';

type Call = { method?: 'GET' | 'POST' | 'PATCH'; body?: unknown; headers?: Record<string, string> };

export const bankUrl = () => `http://localhost:${process.env['E2E_BANK_PORT']}`;

/** Calls the bank as the gateway does for a guest. */
export async function call<T>(path: string, { method = 'GET', body, headers = {} }: Call = {}): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${bankUrl()}/api${path}`, {
    method,
    headers: {
      'x-service-key': SERVICE_KEY,
      'x-subject': 'guest:journey',
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

export const post = <T>(path: string, body: unknown) => call<T>(path, { method: 'POST', body });
export const patch = <T>(path: string, body: unknown) => call<T>(path, { method: 'PATCH', body });
