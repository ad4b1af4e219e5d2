import { join } from 'node:path';

/** Where the runs of one `npm test` leave their reports, from which the requirements are counted. */
export const REPORTS_VARIABLE = 'TEST_REPORTS';

/** The JSON reporter, as Vitest and Playwright take it, with a file of its own; none outside of `npm test`. */
export function reportOf(run: string): ['json', { outputFile: string }][] {
  const directory = process.env[REPORTS_VARIABLE];
  return directory === undefined
    ? []
    : [['json', { outputFile: join(directory, `${run}-${process.pid}.json`) }]];
}
