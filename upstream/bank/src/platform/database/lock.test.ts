import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DataDirectoryError, processStart, takeLock } from './lock.ts';

let folder = '';
let file = '';
let other: ChildProcess;
let pid = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-lock-'));
  file = join(folder, 'bank.lock');
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await new Promise((resolve) => other.once('spawn', resolve));
  pid = other.pid ?? 0;
});
afterAll(async () => {
  other.kill('SIGKILL');
  await rm(folder, { recursive: true });
});
beforeEach(() => rm(file, { force: true }));

const onLinux = process.platform === 'linux';

describe('the data directory lock', () => {
  it('can be taken once, names its holder and the file to delete, and can be released', async () => {
    await writeFile(file, `${pid} ${await processStart(pid)}`);
    const refused = takeLock(file);
    await expect(refused).rejects.toThrow(DataDirectoryError);
    await expect(refused).rejects.toThrow(
      `Another bank (process ${pid}) is using ${folder}. If it is not, delete ${file}.`,
    );
    await rm(file);
    const unlock = await takeLock(file);
    expect(await readdir(folder)).toEqual(['bank.lock']);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
  });

  it.runIf(onLinux)('is free when its process id belongs to a later process', async () => {
    await writeFile(file, `${pid} ${(await processStart(pid)).replace(/.$/, 'x')}`);
    await (
      await takeLock(file)
    )();
  });

  it.runIf(onLinux)('of this process counts as taken', async () => {
    const unlock = await takeLock(file);
    await expect(takeLock(file)).rejects.toThrow(`process ${process.pid}`);
    await unlock();
  });

  it('without a start time counts as taken by a running process, but not by an earlier one with this process id', async () => {
    await writeFile(file, String(pid));
    await expect(takeLock(file)).rejects.toThrow(DataDirectoryError);
    await writeFile(file, String(process.pid));
    await (
      await takeLock(file)
    )();
  });

  it.each(['', 'nonsense', '0', '-1', '4194999 boot/1'])('with the content %o is stale', async (text) => {
    await writeFile(file, text);
    const unlock = await takeLock(file);
    expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    await unlock();
  });

  it('goes to only one of many starts that find it stale', async () => {
    await writeFile(file, '4194999 boot/1');
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(file)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(onLinux ? 1 : 20);
    expect(await readdir(folder)).toEqual(['bank.lock']);
  });
});
