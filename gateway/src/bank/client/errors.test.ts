import { describe, expect, it } from 'vitest';
import { classify, classifyThrown } from './errors.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const body = (value: unknown) => JSON.stringify(value);

describe("the interpretation of the bank's responses", () => {
  it.each([
    ['an object', 200, JSON_TYPE, '{"a":1}', { kind: 'answer', body: { a: 1 } }],
    ['201', 201, JSON_TYPE, '{"statusCode":201}', { kind: 'answer' }],
    ['a status code as text', 200, JSON_TYPE, '{"statusCode":"204"}', { kind: 'answer' }],
    ['204', 204, '', '', { kind: 'answer', body: undefined }],
    ['an empty 200', 200, JSON_TYPE, ' ', { kind: 'answer', body: undefined }],
    ['an HTML page', 200, 'text/html', '<!doctype html>', { kind: 'failure', code: 'BANK_CONTRACT' }],
    ['truncated JSON', 200, JSON_TYPE, '{"a":[1,', { kind: 'failure', code: 'BANK_CONTRACT' }],
    [
      "a proxy's page",
      502,
      'text/html',
      '<html>',
      { kind: 'failure', code: 'BANK_UNAVAILABLE', spoken: false },
    ],
    ['503', 503, '', '', { kind: 'failure', code: 'BANK_UNAVAILABLE' }],
    ['504', 504, '', '', { kind: 'failure', code: 'BANK_TIMEOUT' }],
    ['a 500 body', 500, JSON_TYPE, body({ statusCode: 500, code: 'INTERNAL' }), { code: 'BANK_ERROR' }],
    ['401', 401, JSON_TYPE, body({ statusCode: 401, code: 'UNAUTHORIZED' }), { code: 'BANK_ERROR' }],
    ['400 without code', 400, JSON_TYPE, '{}', { kind: 'failure', code: 'BANK_ERROR' }],
    ['404 without code', 404, 'text/html', '<html>', { kind: 'refusal', refusal: { code: 'NOT_FOUND' } }],
    ['429 without code', 429, '', '', { kind: 'failure', code: 'RATE_LIMITED' }],
  ])('[ER-03] %s', (_name, status, contentType, text, expected) => {
    expect(classify({ status, contentType, text })).toMatchObject(expected);
  });

  it.each([400, '400', ' 409 ', 404])('[VA-14] HTTP 200 with statusCode %j is a rejection', (statusCode) => {
    const text = body({ statusCode, code: 'ILLEGAL_MOVE', message: 'No.', fields: { a: 'b', c: 3 } });
    expect(classify({ status: 200, contentType: JSON_TYPE, text })).toEqual({
      kind: 'refusal',
      refusal: { status: Number(statusCode), code: 'ILLEGAL_MOVE', message: 'No.', fields: { a: 'b' } },
    });
  });

  it.each([
    [500, 'BANK_ERROR'],
    ['502', 'BANK_UNAVAILABLE'],
    ['broken', 'BANK_ERROR'],
    [true, 'BANK_ERROR'],
  ])('[VA-14] HTTP 200 with statusCode %j is %s', (statusCode, code) => {
    const outcome = classify({ status: 200, contentType: JSON_TYPE, text: body({ statusCode, code: 'X' }) });
    expect(outcome).toMatchObject({ kind: 'failure', code });
  });

  it.each([
    ['UND_ERR_HEADERS_TIMEOUT', 'BANK_TIMEOUT'],
    ['UND_ERR_BODY_TIMEOUT', 'BANK_TIMEOUT'],
    ['UND_ERR_CONNECT_TIMEOUT', 'BANK_TIMEOUT'],
    ['ECONNREFUSED', 'BANK_UNAVAILABLE'],
    ['UND_ERR_SOCKET', 'BANK_UNAVAILABLE'],
    ['UND_ERR_HEADERS_OVERFLOW', 'BANK_CONTRACT'],
    ['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'BANK_CONTRACT'],
  ])('network error %s is %s', (code, expected) => {
    expect(classifyThrown(Object.assign(new Error('x'), { code }))).toEqual({ code: expected, detail: code });
  });
});
