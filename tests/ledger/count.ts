import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPORTS } from '../../scripts/testReport.ts';
import { compareWithTitles, readRequirements } from './ledger.ts';
import { passedTitles } from './reports.ts';

// Reads the reports of the last `npm test`; fails unless a passed test's title names each requirement.
const titles = readdirSync(REPORTS).flatMap((name) =>
  passedTitles(readFileSync(join(REPORTS, name), 'utf8')),
);
const { unproved, unknown } = compareWithTitles(titles);
const all = readRequirements().length;
const lines = [
  `${all - unproved.length} of ${all} requirements are in the title of a test that passed.`,
  ...unproved.map(({ id, text }) => `  no test: ${id} ${text}`),
  ...unknown.map((id) => `  no such requirement: ${id}`),
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = unproved.length + unknown.length === 0 ? 0 : 1;
