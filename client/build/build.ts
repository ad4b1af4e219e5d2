import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from './compress.ts';
import { writeContentPolicy } from './contentPolicy.ts';
import { prerenderLanding } from './prerender.ts';

const client = fileURLToPath(new URL('..', import.meta.url));
const configFile = `${client}vite.config.ts`;
const dist = `${client}dist`;
const landing = fileURLToPath(new URL('../../.cache/landing', import.meta.url));

process.env['NODE_ENV'] = 'production';
await build({ configFile, logLevel: 'warn' });
await build({ configFile, logLevel: 'warn', build: { ssr: true } });
await prerenderLanding({ dist, serverEntry: `${landing}/server.js` });
await writeContentPolicy(dist);
await rm(`${dist}/.vite/ssr-manifest.json`, { force: true });
const { files, bytes } = await compressFolder(dist);
process.stdout.write(`client: ${files} text files compressed, ${Math.round(bytes / 1024)} kB as brotli\n`);
