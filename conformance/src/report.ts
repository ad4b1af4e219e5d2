import type { Line } from './kit.ts';

/** Screens of the client that need a call, by operationId. */
export type Screens = Readonly<Record<string, readonly string[]>>;

/** The report's lines and the tested bank. */
type Report = Readonly<{ url: string; lines: readonly Line[]; screens: Screens }>;

const MARKS = { passed: '✓', failed: '✗', 'not run': '–' } as const;

const count = (lines: readonly Line[], result: Line['result']) =>
  lines.filter((line) => line.result === result).length;

/** Returns for example `80 passed, 2 failed, 1 not run`. */
export const summaryOf = (lines: readonly Line[]): string =>
  (['passed', 'failed', 'not run'] as const).map((result) => `${count(lines, result)} ${result}`).join(', ');

/** Returns the calls the bank lacks, with the affected screens. */
function lacks({ lines, screens }: Report): { call: string; screens: readonly string[]; lines: Line[] }[] {
  const failed = lines.filter(({ result }) => result === 'failed');
  return [...new Set(failed.map(({ call }) => call))].map((call) => ({
    call,
    screens: screens[call] ?? [],
    lines: failed.filter((line) => line.call === call),
  }));
}

const affected = (screens: readonly string[]) =>
  screens.length === 0 ? '' : ` (screens: ${screens.join(', ')})`;

export function textOf(report: Report): string {
  const missing = report.lines.filter(({ result }) => result === 'not run');
  const reasons = [...new Set(missing.map(({ detail }) => detail))];
  return [
    `Conformance of ${report.url}: ${summaryOf(report.lines)}`,
    '',
    ...lacks(report).flatMap((lack) => [
      `${lack.call}${affected(lack.screens)}`,
      ...lack.lines.map(({ title, detail }) => `  ${MARKS.failed} ${title}: ${detail}`),
      '',
    ]),
    ...reasons.flatMap((reason) => [
      `not run, ${reason}:`,
      ...missing
        .filter(({ detail }) => detail === reason)
        .map(({ title }) => `  ${MARKS['not run']} ${title}`),
      '',
    ]),
  ].join('\n');
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // XML allows no other control characters than tab, line feed and carriage return.
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, '');

/** Returns the report as JUnit XML for CI. */
export function junitOf({ url, lines }: Report): string {
  const cases = lines.map(({ title, call, result, detail }) => {
    const inside =
      result === 'failed'
        ? `<failure message="${escaped(detail)}"/>`
        : result === 'not run'
          ? `<skipped message="${escaped(detail)}"/>`
          : '';
    return `    <testcase classname="${escaped(call)}" name="${escaped(title)}">${inside}</testcase>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="${escaped(`conformance of ${url}`)}" tests="${lines.length}" failures="${count(lines, 'failed')}" skipped="${count(lines, 'not run')}">
${cases.join('\n')}
  </testsuite>
</testsuites>
`;
}

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; }
  h2 { margin: 2rem 0 0.25rem; font-size: 1.125rem; overflow-wrap: anywhere; }
  p { margin: 0.25rem 0; }
  ul { padding-left: 1.25rem; }
  li { overflow-wrap: anywhere; }
  .failed { color: light-dark(#a4161a, #ff9b9b); font-weight: 600; }
  details { margin-top: 1rem; }
`;

const item = ({ title, detail, result }: Line) =>
  `<li><span class="${result === 'failed' ? 'failed' : ''}">${MARKS[result]} ${escaped(title)}</span>${detail === '' ? '' : `<br>${escaped(detail)}`}</li>`;

/** Returns the report as a single HTML page without scripts or other files. */
export function htmlOf(report: Report): string {
  const { url, lines } = report;
  const failures = lacks(report).map(
    (lack) =>
      `<h2>${escaped(lack.call)}</h2>${lack.screens.length === 0 ? '' : `<p>Screens: ${escaped(lack.screens.join(', '))}</p>`}<ul>${lack.lines.map(item).join('')}</ul>`,
  );
  const section = (result: 'passed' | 'not run', heading: string) =>
    `<details><summary>${heading}: ${count(lines, result)}</summary><ul>${lines
      .filter((line) => line.result === result)
      .map(item)
      .join('')}</ul></details>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${escaped(url)}</title>
<style>${STYLE}</style>
<h1>Conformance</h1>
<p>${escaped(url)}: ${summaryOf(lines)}</p>
${failures.join('\n')}
${section('not run', 'Not run')}
${section('passed', 'Passed')}
</html>
`;
}
