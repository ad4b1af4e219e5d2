import { join } from 'node:path';

export const REPORTS = join(import.meta.dirname, '../.cache/reports');

/** Returns the JSON reporter for Vitest or Playwright if TEST_REPORT names the run; `npm run requirements` reads it. */
export function testReport(): ['json', { outputFile: string }][] {
  const run = process.env['TEST_REPORT'];
  return run === undefined ? [] : [['json', { outputFile: join(REPORTS, `${run}.json`) }]];
}
