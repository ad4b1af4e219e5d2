import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { z } from 'zod';
import { testBank } from '../../upstream/bank/src/testing/bank.ts';
import { root } from '../support/sourceFiles.ts';
import { cover } from './coverage.ts';
import { screensOf, theProduct } from './product.ts';

/**
 * Writes upstream/bank/openapi.json, the contract between the gateway and a bank, from the reference bank, and
 * screens.json, which maps each operationId to the client screens that need it.
 */
const write = async (name: string, content: unknown) =>
  writeFileSync(
    join(root, 'upstream/bank', name),
    await format(JSON.stringify(content), { parser: 'json', printWidth: 110 }),
  );

const named = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
});

const bank = await testBank();
const document: unknown = (await bank.app.inject('/api/docs/json')).json();
await bank.close();
await write('openapi.json', document);

const { paths } = named.parse(document);
const { rows } = cover(await theProduct());
const screens = rows.map(({ endpoint, operations, routes }) => [
  paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.operationId ?? '',
  [...new Set([...operations, ...routes].flatMap(screensOf))].toSorted(),
]);
await write('screens.json', Object.fromEntries(screens));
process.stdout.write('openapi.json and screens.json are written.\n');
