import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { beforeEach, describe, expect, test } from 'vitest';
import { failureKind, isPassing, writeFailure } from './classify.ts';
import { currentFailure, dismissFailure, reportFailure } from './errorStore.ts';
import { tooManyMessage } from './tooMany.ts';

const masked = new CombinedGraphQLErrors({ errors: [{ message: 'INTERNAL' }] });
const answered = (status: number) =>
  new ServerError('answered', { response: new Response('', { status }), bodyText: '' });
const cut = new TypeError('Failed to fetch');

describe('a request failure', () => {
  test('is a problem if there was a response and otherwise offline', () => {
    expect(failureKind(masked)).toBe('problem');
    expect(failureKind(answered(500))).toBe('problem');
    expect(failureKind(cut)).toBe('offline');
  });

  test('is maintenance if the response says so', () => {
    const bodyText = '{"statusCode":503,"code":"MAINTENANCE","message":"…"}';
    const refused = new ServerError('answered', {
      response: new Response(bodyText, { status: 503 }),
      bodyText,
    });
    expect(failureKind(refused)).toBe('maintenance');
    expect(writeFailure(refused)).toBe('problem');
  });

  test.each([
    [cut, true],
    [answered(503), true],
    [answered(502), true],
    [answered(400), false],
    [answered(500), false],
    [masked, false],
  ])('%s is temporary: %s', (error, passing) => {
    expect(isPassing(error)).toBe(passing);
  });
});

test.each([
  ['BANK_TIMEOUT', 'unknown'],
  ['BANK_UNAVAILABLE', 'unknown'],
  ['BANK_ERROR', 'problem'],
])('treats a write that failed with %s as %s', (code, kind) => {
  const error = new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code } }] });
  expect(writeFailure(error)).toBe(kind);
  expect(writeFailure(cut)).toBe('offline');
});

test.each([
  [3600, 'Hiciste muchos pedidos. Probá de nuevo en una hora.'],
  [3601, 'Hiciste muchos pedidos. Probá de nuevo mañana.'],
  [90, 'Hiciste muchos pedidos. Probá de nuevo en 2 minutos.'],
  [undefined, 'Hiciste muchos pedidos. Probá de nuevo en un minuto.'],
])('says when to retry after a rate limit: after %s seconds', (retryAfter, message) => {
  const errors = [{ message: 'Too many requests.', extensions: { code: 'RATE_LIMITED', retryAfter } }];
  expect(tooManyMessage(new CombinedGraphQLErrors({ errors }))).toBe(message);
});

test('treats a 429 response without GraphQL as a rate limit', () => {
  expect(tooManyMessage(answered(429))).toMatch(/Probá de nuevo en un minuto/);
  expect(tooManyMessage(answered(500))).toBeNull();
});

describe('the error modal', () => {
  beforeEach(dismissFailure);

  test('keeps the first failure until it is closed', () => {
    reportFailure('offline');
    reportFailure('problem');
    expect(currentFailure()).toBe('offline');
    dismissFailure();
    expect(currentFailure()).toBeNull();
  });
});
