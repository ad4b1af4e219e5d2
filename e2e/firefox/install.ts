import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Path in Debian's package. */
export const FIREFOX = '/usr/bin/firefox-esr';

/** Installs Debian's Firefox if it is missing. @throws if the installation fails. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default of a global setup
export default function installFirefox(): void {
  if (existsSync(FIREFOX)) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const step of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'firefox-esr'],
  ]) {
    spawnSync('apt-get', step, { stdio: 'inherit', env });
  }
  if (!existsSync(FIREFOX))
    throw new Error("Firefox could not be installed: it is Debian's package firefox-esr.");
}
