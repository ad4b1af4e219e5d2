import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { describe, expect, test } from 'vitest';
import { faultLine, screenOf } from './faultLine.ts';
import type { Fault } from './fault.ts';

const REQUEST = '3f0c7a52-5f5e-4a0e-9a77-0a4f3f1d9b11';

function failed(message: string, { name = 'TypeError', stack = '' } = {}): Error {
  return Object.assign(new Error(message), { name, stack });
}
const answered = (error: unknown): Fault => ({ kind: 'answer', operation: 'SummaryPage', error });
const answer = (...codes: string[]) =>
  answered(
    new CombinedGraphQLErrors({
      errors: codes.map((code) => ({
        message: 'Juana Pérez',
        extensions: { code, requestId: REQUEST },
      })),
    }),
  );
const response = (status: number) => new Response('', { status, headers: { 'x-request-id': REQUEST } });
const status = (code: number) =>
  answered(new ServerError('Juana', { response: response(code), bodyText: 'Juana' }));
const factsOfAnswer = { screen: '/titular/resumen', operation: 'SummaryPage', requestId: REQUEST };
const lineOf = (fault: Fault, path = '/titular/resumen') => faultLine({ fault, path });

describe('the log line of a fault [CA-80]', () => {
  test('contains the screen, code and request id of a response', () => {
    expect(lineOf(answer('BANK_CONTRACT'))).toEqual({
      message: 'answer BANK_CONTRACT',
      facts: factsOfAnswer,
    });
  });

  test.each([
    ['the only fault among several errors', answer('NOT_FOUND', 'INTERNAL'), 'answer INTERNAL'],
    ['the status if there is no GraphQL response', status(500), 'answer HTTP_500'],
    [
      'an unreadable response',
      answered(new ServerParseError(new Error('x'), { response: response(200), bodyText: 'Juana' })),
      'answer UNREADABLE',
    ],
  ])('names %s', (_name, fault, message) => {
    expect(lineOf(fault)).toEqual({ message, facts: factsOfAnswer });
  });

  test('omits an invalid request id', () => {
    const error = { errors: [{ extensions: { code: 'INTERNAL', requestId: 'Juana Pérez' } }] };
    expect(lineOf(answered(error))?.facts).not.toHaveProperty('requestId');
  });

  test('contains the kind and location of an error but not its message', () => {
    const stack = `TypeError: Juana Pérez 30111222
    at https://prestamos.example/assets/Quoter-x1.js:1:4321
    at https://other.example/person/juana.js:2:1`;
    const line = lineOf({ kind: 'screen', error: failed('Juana Pérez 30111222', { stack }) });
    expect(line).toEqual({
      message: 'screen TypeError',
      facts: { screen: '/titular/resumen', at: 'assets/Quoter-x1.js:1:4321' },
    });
  });

  test.each([
    [
      'a JSON error',
      failed('Unexpected token J, "Juana 30111222" is not valid JSON', { name: 'SyntaxError' }),
    ],
    ['a custom error name', failed('x', { name: 'Juana Pérez' })],
    ['an object that is not an error', { dni: '30111222', name: 'Juana' }],
    ['a string', 'Juana 30111222'],
    ['a foreign script', failed('x', { stack: 'at https://x.example/juana/30111222.js:1:1' })],
  ])('contains no personal data from %s', (_name, error) => {
    expect(JSON.stringify(lineOf({ kind: 'script', error }))).not.toMatch(/juana|pérez|30111222/i);
  });

  test('contains the number of a React error', () => {
    const error = failed('Minified React error #418; visit https://react.dev/errors/418?args[]=Juana', {
      name: 'Error',
    });
    expect(lineOf({ kind: 'script', error })?.message).toBe('script React418');
  });

  test.each([
    ['/', '/'],
    ['/titular/datos-personales/adicionales', '/titular/datos-personales/adicionales'],
    [
      '/usuario/panel-de-seguimiento/propuesta/7f3a-11/prenda',
      '/usuario/panel-de-seguimiento/propuesta/*/prenda',
    ],
    ['/usuario/panel-de-seguimiento/propuesta/30111222', '/usuario/panel-de-seguimiento/propuesta/*'],
    ['/titular/Juana%20P%C3%A9rez', '/titular/*'],
    ['/redireccionar/juana-perez', '/*'],
    ['/juana@correo.example', '/*'],
  ])('reports %s as the screen %s', (path, screen) => {
    expect(screenOf(path)).toBe(screen);
  });

  test.each([
    'BANK_UNAVAILABLE',
    'BANK_TIMEOUT',
    'RATE_LIMITED',
    'SESSION_EXPIRED',
    'UNAUTHENTICATED',
    'NOT_FOUND',
    'Juana Pérez',
  ])('is omitted for a response %s', (code) => {
    expect(lineOf(answer(code))).toBeNull();
  });

  test.each([429, 502, 503, 504])('is omitted for a status %i', (code) => {
    expect(lineOf(status(code))).toBeNull();
  });

  test.each([
    failed('Failed to fetch'),
    failed('NetworkError when attempting to fetch resource.'),
    failed('Load failed'),
    failed('x', { name: 'AbortError' }),
    failed('x', { name: 'CombinedGraphQLErrors' }),
  ])('is omitted for an unhandled rejection with %s', (error) => {
    expect(lineOf({ kind: 'promise', error })).toBeNull();
  });

  test('is created for any other unhandled rejection', () => {
    expect(lineOf({ kind: 'promise', error: failed('x is undefined') })?.message).toBe('promise TypeError');
  });
});
