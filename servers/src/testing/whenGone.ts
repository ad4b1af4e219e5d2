import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The user that runs a command; null for this process's user. */
export type Account = { uid: number; gid: number } | null;

/**
 * Runs a shell script when `end` is called or this process is gone, even by SIGKILL, because its end of a pipe then closes.
 * The watcher has its own process group, so Ctrl-C does not reach it. The script gets `values` as $1, $2 and so on.
 */
export function whenGone(
  script: string,
  values: string[],
  account: Account = null,
): { end: () => Promise<void> } {
  const watcher = spawn('sh', ['-c', `cat; ${script}`, 'sh', ...values], {
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    ...account,
  });
  watcher.unref();
  const exited = once(watcher, 'exit');
  return {
    end: async () => {
      watcher.ref();
      watcher.stdin.end();
      await exited;
    },
  };
}
