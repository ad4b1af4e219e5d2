import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/sourceFiles.ts';
import { readRequirements, requirementsWithoutTest } from './ledger.ts';

const missing = requirementsWithoutTest();
const lines = missing.map(({ id, text }) => `${id}\t${text}\n`);
writeFileSync(join(root, 'tests/ledger/without-test.txt'), lines.join(''));
process.stdout.write(`${missing.length} of ${readRequirements().length} requirements have no test yet.\n`);
