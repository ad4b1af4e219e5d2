import { z } from 'zod';

const vitestReport = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) }),
  ),
});

const spec = z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) });
const suite = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const playwrightReport = z.object({ suites: z.array(suite) });

const report = z.union([vitestReport, playwrightReport]);

function titlesIn({ title, specs, suites = [] }: z.infer<typeof suite>): string[] {
  // A skipped test has the status `skipped`, which is neither expected nor unexpected.
  const passed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'expected'));
  return [...passed.map((one) => one.title), ...suites.flatMap(titlesIn)].map((inner) => `${title} ${inner}`);
}

/** Returns the titles of passed tests in a Vitest or Playwright report. @throws {z.ZodError} for any other format. */
export function passedTitles(text: string): string[] {
  const found = report.parse(JSON.parse(text));
  if ('suites' in found) return found.suites.flatMap(titlesIn);
  return found.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  );
}
