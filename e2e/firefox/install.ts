import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian's package puts it. */
export const FIREFOX = '/usr/bin/firefox-esr';

/** Installs Debian's Firefox where it is missing. @throws where it cannot be installed. */
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
