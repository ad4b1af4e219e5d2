import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { testBank } from '../../upstream/bank/src/testing/bank.ts';
import { root } from '../support/sourceFiles.ts';

/** Writes upstream/bank/openapi.json: the contract between the gateway and a bank, as the reference bank has it. */
const file = join(root, 'upstream/bank/openapi.json');
const bank = await testBank();
const document = (await bank.app.inject('/api/docs/json')).body;
await bank.close();
writeFileSync(file, await format(document, { ...(await resolveConfig(file)), filepath: file }));
console.log(`${file} is written.`);
