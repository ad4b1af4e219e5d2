import { appendFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { callsFile, isArranged } from './support/bankCallsSeen.ts';

/** Proxy between gateway and bank that logs the calls caused by screens. */
const proxy = createServer((incoming, answer) => {
  const { method = '', url = '', headers } = incoming;
  if (!isArranged(headers)) appendFileSync(callsFile(), `${method} ${url.replace(/\?.*/, '')}\n`);
  const forwarded = request(
    { port: process.env['E2E_BANK_PORT'], host: '127.0.0.1', method, path: url, headers },
    (given) => {
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
      given.pipe(answer);
    },
  );
  // If the bank is down, break the connection as without the proxy.
  forwarded.once('error', () => incoming.destroy());
  answer.once('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
});
proxy.listen(Number(process.env['E2E_PROXY_PORT']), '127.0.0.1');
