import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from './compress.ts';
import { writeTemplates } from './templates.ts';

const client = fileURLToPath(new URL('..', import.meta.url));
const configFile = `${client}vite.config.ts`;
const dist = `${client}dist`;

process.env['NODE_ENV'] = 'production';
await build({ configFile, logLevel: 'warn' });
await writeTemplates(dist);
const { files, bytes } = await compressFolder(dist);
// Written last, because the gateway uses a build only once this file exists.
await build({ configFile, logLevel: 'warn', build: { ssr: true } });
process.stdout.write(`client: ${files} text files compressed, ${Math.round(bytes / 1024)} kB as brotli\n`);
