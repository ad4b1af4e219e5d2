import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readError, type TestBank, testBank } from '../../testing/bank.ts';
import { pdf } from '../../testing/files.ts';
import { createProposal } from '../../testing/journey.ts';
import { files } from '../records/tables.ts';

let bank: TestBank;
let id = '';
let address: URL;
beforeAll(async () => {
  bank = await testBank({}, undefined, { requestTimeoutMs: 300 });
  id = (await createProposal(bank, '30601601')).proposalUuid;
  address = new URL(await bank.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => bank.close());

const BOUNDARY = 'of-a-form';
const part = (name: string, filename = 'a.pdf') =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n`,
    ),
    pdf(),
    Buffer.from('\r\n'),
  ]);
const field = Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="role"\r\n\r\nadmin\r\n`);
const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const headers = () => ({
  'x-service-key': 'demo-service-key-of-banco-ceibo',
  'x-proposal-id': id,
  'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
});
const send = async (content: Buffer, more: Record<string, string> = {}) => {
  const response = await bank.app.inject({
    method: 'POST',
    url: '/api/documentation/pre-upload',
    headers: { ...headers(), ...more },
    payload: content,
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
};

describe('the upload form', () => {
  it.each<[string, string, Buffer, Record<string, string>]>([
    ['without its end', 'BAD_FORM', part('file'), {}],
    ['truncated in a part', 'BAD_FORM', part('file').subarray(0, 120), {}],
    ['truncated in the headers of a part', 'BAD_FORM', part('file').subarray(0, 40), {}],
    [
      'without a boundary',
      'BAD_FORM',
      Buffer.concat([part('file'), END]),
      { 'content-type': 'multipart/form-data' },
    ],
    [
      'with a boundary of 10 kB',
      'BAD_FORM',
      Buffer.concat([part('file'), END]),
      { 'content-type': `multipart/form-data; boundary=${'x'.repeat(10_000)}` },
    ],
    [
      'with a different boundary',
      'BAD_FORM',
      Buffer.concat([part('file'), END]),
      { 'content-type': 'multipart/form-data; boundary=other' },
    ],
    ['with two files', 'VALIDATION', Buffer.concat([part('file'), part('file', 'b.pdf'), END]), {}],
    ['with three files', 'BAD_FORM', Buffer.concat([part('file'), part('file'), part('file'), END]), {}],
    ['with a different name for the file field', 'VALIDATION', Buffer.concat([part('document'), END]), {}],
    ['with another field besides the file', 'VALIDATION', Buffer.concat([part('file'), field, END]), {}],
    ['without a part', 'VALIDATION', END, {}],
    ['that is empty', 'VALIDATION', Buffer.alloc(0), {}],
  ])('[CA-52] %s is rejected with 400, and nothing is stored', async (_what, code, content, more) => {
    expect(readError(await send(content, more))).toMatchObject({ statusCode: 400, code });
    expect(await bank.sql.select().from(files)).toEqual([]);
  });

  it('[CA-52] may have quotes and line breaks in the file name', async () => {
    const { body } = await send(Buffer.concat([part('file', 'mi %22dni%22%0D%0A.pdf'), END]));
    expect(body).toMatchObject({ name: 'mi dni.pdf' });
    await bank.sql.delete(files);
  });

  it('[CA-52] is cut off if it arrives too slowly, and nothing is stored', async () => {
    const socket = connect(Number(address.port), address.hostname);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const content = Buffer.concat([part('file'), END]);
    const lines = Object.entries({ ...headers(), host: 'bank', 'content-length': String(content.length) });
    socket.write(
      `POST /api/documentation/pre-upload HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    );
    // Sends one byte at a time as long as the connection accepts them.
    let at = 0;
    const slow = setInterval(() => {
      socket.write(content.subarray(at, (at += 1)));
    }, 20);
    socket.on('error', () => clearInterval(slow));
    await closed;
    clearInterval(slow);
    expect(at).toBeLessThan(content.length);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(await bank.sql.select().from(files)).toEqual([]);
  });
});
