import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../processes/services.ts';
import { NOT_RUN } from '../testing/run.ts';

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      /** Advisories, and names of packages through which one comes. */
      via: z.array(z.union([z.string(), z.object({ name: z.string(), title: z.string(), url: z.string() })])),
    }),
  ),
});

/** Advisories that are accepted, by id, with the day on which somebody has to look again. */
export function acceptedOf(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [id = '', reason = '', until = ''] = line.split('\t');
      if (reason === '' || !/^\d{4}-\d{2}-\d{2}$/.test(until))
        throw new Error(`not an accepted advisory: ${line}`);
      return [id, until];
    }),
  );
}

/**
 * The faults in the JSON that `npm audit` printed: advisories that are not accepted, or no longer on `today`
 * (YYYY-MM-DD). Null if there was no report, since the registry could not be asked.
 */
export function auditFaults(
  printed: string,
  accepted: ReadonlyMap<string, string>,
  today: string,
): string[] | null {
  let data: unknown;
  try {
    data = JSON.parse(printed);
  } catch {
    return null;
  }
  const parsed = report.safeParse(data);
  if (!parsed.success) return null;
  const advisories = Object.values(parsed.data.vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one !== 'string'),
  );
  const open = advisories.filter(({ url }) => (accepted.get(url.split('/').at(-1) ?? '') ?? '') < today);
  return [...new Set(open.map(({ name, title, url }) => `${name}: ${title} (${url})`))];
}

if (import.meta.main) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = spawnSync(npm, ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const accepted = acceptedOf(readFileSync(join(import.meta.dirname, 'advisories.tsv'), 'utf8'));
  const faults = auditFaults(stdout, accepted, new Date().toISOString().slice(0, 10));
  if (faults === null) {
    console.log('not run: the registry did not answer the audit');
    process.exitCode = NOT_RUN;
  } else {
    for (const fault of faults) console.error(fault);
    console.log(`${faults.length} known weaknesses in the packages of production that are not accepted`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  }
}
