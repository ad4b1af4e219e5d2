import { join } from 'node:path';

export const REPORTS = join(import.meta.dirname, '../.cache/reports');

/** The JSON reporter for Vitest or Playwright when TEST_REPORT names the run; `npm run requirements` reads the files. */
export function testReport(): ['json', { outputFile: string }][] {
  const run = process.env['TEST_REPORT'];
  return run === undefined ? [] : [['json', { outputFile: join(REPORTS, `${run}.json`) }]];
}
