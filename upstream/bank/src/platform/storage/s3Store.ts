import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { DocumentMissing, type DocumentStore, isKey, requireKey } from './documentStore.ts';

export type S3Settings = {
  bucket: string;
  region: string;
  /** Omitted for Amazon S3. */
  endpoint?: string | undefined;
  /** Omitted to use the environment or the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
};

const REQUEST_TIMEOUT_MS = 10_000;

export function s3Client(settings: S3Settings): S3Client {
  return new S3Client({
    region: settings.region,
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    // Stores other than Amazon's expect the bucket in the path.
    forcePathStyle: settings.endpoint !== undefined,
    ...(settings.credentials === undefined ? {} : { credentials: settings.credentials }),
    // Other stores refuse Amazon's trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: REQUEST_TIMEOUT_MS },
  });
}

/** Stores documents as objects of an existing bucket. */
export function s3Store(settings: S3Settings, client: S3Client = s3Client(settings)): DocumentStore {
  const at = (key: string) => {
    requireKey(key);
    return { Bucket: settings.bucket, Key: key };
  };
  return {
    async put(key, content, { contentType }) {
      const object = at(key);
      // Buffered in memory, at most one upload, because a retry could not send a stream again.
      const Body = await buffer(content);
      await client.send(new PutObjectCommand({ ...object, Body, ContentType: contentType }));
    },
    async get(key) {
      const answer = await client.send(new GetObjectCommand(at(key))).catch((error: unknown) => {
        throw error instanceof NoSuchKey ? new DocumentMissing(key) : error;
      });
      if (!(answer.Body instanceof Readable)) throw new Error('the store returned no body');
      return answer.Body;
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async *keys() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: settings.bucket })) {
        yield* (page.Contents ?? []).map(({ Key = '' }) => Key).filter(isKey);
      }
    },
  };
}
