import { createServer } from 'node:http';
import S3rver from '@20minutes/s3rver';

/**
 * An S3 store in a separate process with the bucket `documents` in BUCKET_DIR. After BUCKET_BYTES more it is full and
 * returns 507, like other such stores.
 */
let bytesLeft = Number(process.env['BUCKET_BYTES'] ?? Infinity);
const store = new S3rver({
  silent: true,
  directory: process.env['BUCKET_DIR'] ?? '',
  configureBuckets: [{ name: 'documents' }],
});
await store.configureBuckets();
const answer = store.callback();
const server = createServer((request, response) => {
  if (request.method === 'PUT') bytesLeft -= Number(request.headers['content-length'] ?? 0);
  if (request.method !== 'PUT' || bytesLeft >= 0) return answer(request, response);
  request.resume().on('end', () => {
    response
      .writeHead(507, { 'content-type': 'application/xml' })
      .end('<?xml version="1.0"?><Error><Code>XMinioStorageFull</Code><Message>Full.</Message></Error>');
  });
});
const port = Number(process.env['PORT']);
server.listen(port, '127.0.0.1', () => {
  process.stdout.write(`bucket ready at http://127.0.0.1:${port}\n`);
});
