import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postgresBinaries } from './postgres.ts';

const path = process.env.PATH;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-apt-'));
});
afterEach(async () => {
  process.env.PATH = path;
  await rm(folder, { recursive: true, force: true });
});

const versions = () => join(folder, 'postgresql');
async function version(name: string): Promise<void> {
  await mkdir(join(versions(), name, 'bin'), { recursive: true });
  await writeFile(join(versions(), name, 'bin', 'initdb'), '');
}

/** Installs a fake apt-get that records its calls and then runs the given commands. */
async function aptGet(then: string): Promise<void> {
  const own = join(folder, 'bin');
  await mkdir(own);
  await writeFile(
    join(own, 'apt-get'),
    `#!/bin/sh\necho "$DEBIAN_FRONTEND: $*" >> ${folder}/calls\n${then}\n`,
  );
  await chmod(join(own, 'apt-get'), 0o755);
  process.env.PATH = `${own}:${path ?? ''}`;
}
const calls = async () => (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n');

describe('the test server’s binaries', () => {
  it('are the newest installed ones, and nothing is installed', async () => {
    await version('9');
    await version('15');
    await aptGet('exit 1');
    expect(postgresBinaries(versions())).toBe(join(versions(), '15', 'bin'));
    await expect(calls()).rejects.toThrow('ENOENT');
  });

  it('are installed by Debian’s package if missing', async () => {
    const bin = join(versions(), '17', 'bin');
    await aptGet(`[ "$1" = install ] && mkdir -p ${bin} && touch ${bin}/initdb; exit 0`);
    expect(postgresBinaries(versions())).toBe(bin);
    expect(await calls()).toEqual([
      'noninteractive: update -q',
      'noninteractive: install -o DPkg::Lock::Timeout=300 -y -q --no-install-recommends postgresql',
    ]);
  });

  it('report why they are missing', async () => {
    await aptGet('echo "are you root?" >&2; exit 100');
    expect(() => postgresBinaries(versions())).toThrow(/apt-get failed: are you root\?/);
  });

  it('report a package without them', async () => {
    await aptGet('exit 0');
    expect(() => postgresBinaries(versions())).toThrow('cannot be found after its installation');
  });
});
