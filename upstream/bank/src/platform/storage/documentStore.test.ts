import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStore } from './diskStore.ts';
import { DocumentMissing, type DocumentStore } from './documentStore.ts';
import { s3Client, type S3Settings, s3Store } from './s3Store.ts';

const PDF = { contentType: 'application/pdf' };
const ATTACKS = [
  '../outside',
  '..%2foutside',
  '/etc/passwd',
  '',
  '.',
  'a/b',
  `${randomUUID()}/../x`,
  `${randomUUID()}\0`,
  `${randomUUID()}\n`,
  randomUUID().toUpperCase(),
];

const directory = await mkdtemp(join(tmpdir(), 'documents-'));
let server: S3rver;
let client: S3Client;
let settings: S3Settings;
const stores: { disk?: DocumentStore; s3?: DocumentStore } = { disk: diskStore(join(directory, 'disk')) };

beforeAll(async () => {
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // s3rver computes wrong signatures for lists.
    allowMismatchedSignatures: true,
    directory: join(directory, 's3'),
    configureBuckets: [{ name: 'documents' }],
  });
  const { port } = await server.run();
  settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'documents',
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  };
  client = s3Client(settings);
  stores.s3 = s3Store(settings, client);
});
afterAll(async () => {
  client.destroy();
  await server.close();
  await rm(directory, { recursive: true });
});

describe.each([
  ['on disk', 'disk'],
  ['on an S3-compatible server (s3rver)', 's3'],
] as const)('a store %s', (_where, kind) => {
  const store = (): DocumentStore => {
    const found = stores[kind];
    if (!found) throw new Error('the store was not started');
    return found;
  };
  const read = async (key: string) => buffer(await store().get(key));

  it.each([0, 1, 70_000, 3 * 1024 * 1024])('returns %i bytes unchanged', async (size) => {
    const key = randomUUID();
    const content = randomBytes(size);
    await store().put(key, Readable.from([content.subarray(0, size / 2), content.subarray(size / 2)]), PDF);
    expect((await read(key)).equals(content)).toBe(true);
  });

  it('replaces a key’s content', async () => {
    const key = randomUUID();
    await store().put(key, Readable.from([Buffer.from('a longer first text')]), PDF);
    await store().put(key, Readable.from([Buffer.from('second')]), PDF);
    expect((await read(key)).toString()).toBe('second');
  });

  it('deletes a document, even repeatedly', async () => {
    const key = randomUUID();
    await store().put(key, Readable.from([Buffer.from('x')]), PDF);
    await store().delete(key);
    await store().delete(key);
    await expect(store().get(key)).rejects.toThrow(DocumentMissing);
  });

  it('lists all stored keys', async () => {
    const [kept, deleted] = [randomUUID(), randomUUID()];
    for (const key of [kept, deleted]) await store().put(key, Readable.from([Buffer.from('x')]), PDF);
    await store().delete(deleted);
    const keys: string[] = [];
    for await (const key of store().keys()) keys.push(key);
    expect([keys.filter((key) => key === kept), keys.includes(deleted)]).toEqual([[kept], false]);
  });

  it('reports a missing document', async () => {
    await expect(store().get(randomUUID())).rejects.toThrow(DocumentMissing);
  });

  it.each(ATTACKS)('[CA-58] rejects the key %j in every operation', async (key) => {
    await expect(store().get(key)).rejects.toThrow(TypeError);
    await expect(store().delete(key)).rejects.toThrow(TypeError);
    await expect(store().put(key, Readable.from([Buffer.from('x')]), PDF)).rejects.toThrow(TypeError);
  });

  it('does not store interrupted content', async () => {
    const key = randomUUID();
    const broken = Readable.from(['half', 'broken']).map((chunk: string) => {
      if (chunk === 'broken') throw new Error('connection reset');
      return Buffer.from(chunk);
    });
    await expect(store().put(key, broken, PDF)).rejects.toThrow('connection reset');
    await expect(store().get(key)).rejects.toThrow(DocumentMissing);
  });
});

describe('the store on disk', () => {
  it('leaves one file for each document, and no partial ones', async () => {
    const folder = join(directory, 'own');
    const store = diskStore(folder);
    const key = randomUUID();
    await store.put(key, Readable.from([Buffer.from('x')]), PDF);
    const failing = Readable.from([Buffer.from('x')]).map(() => {
      throw new Error('broken');
    });
    await expect(store.put(randomUUID(), failing, PDF)).rejects.toThrow('broken');
    expect(await readdir(folder)).toEqual([key]);
  });

  it('cannot be created where a file exists', async () => {
    const file = join(directory, 'file');
    await writeFile(file, '');
    await expect(diskStore(file).put(randomUUID(), Readable.from([]), PDF)).rejects.toThrow();
  });
});

describe('the store on S3', () => {
  it('keeps the content type', async () => {
    const key = randomUUID();
    await stores.s3?.put(key, Readable.from([Buffer.from('x')]), { contentType: 'image/png' });
    const head = await client.send(new HeadObjectCommand({ Bucket: 'documents', Key: key }));
    expect(head.ContentType).toBe('image/png');
  });

  it('fails, without reporting a missing document, if the bucket does not exist', async () => {
    const asked = s3Store({ ...settings, bucket: 'elsewhere' }).get(randomUUID());
    await expect(asked).rejects.toThrow();
    await expect(asked).rejects.not.toThrow(DocumentMissing);
  });
});
