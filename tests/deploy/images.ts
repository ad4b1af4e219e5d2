import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { copyFile, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/sourceFiles.ts';
import { peopleUnderTrouble } from '../topology/peopleUnderTrouble.ts';
import { startTopology } from '../topology/topology.ts';
import type { Trouble } from '../topology/troubles.ts';

/**
 * `npm run images`, as root on Debian: builds both images of deploy/ without a registry of images, and walks people
 * through two gateways and two banks that run in them, each restarted once. In place of Node's image it takes Debian's
 * packages with the Node and the npm that run this.
 */
const BASE = 'docker.io/library/node:24-bookworm-slim';
/** With their minor numbers. */
const DEVICES = [
  ['null', '3'],
  ['urandom', '9'],
] as const;
const FILES = '16384:16384';
const SEED = 20_261_124;
const FIRST_DOCUMENT = 31_300_000;

const folder = await mkdtemp(join(tmpdir(), 'images-'));
const env = {
  ...process.env,
  BUILDAH_ISOLATION: 'chroot',
  DEBIAN_FRONTEND: 'noninteractive',
};
const run = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
const buildah = (...words: string[]): string =>
  run(
    'buildah',
    '--storage-driver',
    'overlay',
    '--root',
    storage,
    '--runroot',
    join(folder, 'run'),
    ...words,
  );
const npmrc = join(folder, 'npmrc');
const storage = join(folder, 'storage');
const mounted: string[] = [];

function install(): void {
  if (['/usr/bin/buildah', '/usr/bin/mmdebstrap'].every((path) => existsSync(path))) return;
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'buildah', 'mmdebstrap');
}

async function makeBase(): Promise<void> {
  const base = join(folder, 'base');
  run('mmdebstrap', '--quiet', '--variant=minbase', '--include=ca-certificates', 'bookworm', base);
  const local = join(base, 'usr/local');
  await copyFile(process.execPath, join(local, 'bin/node'));
  const npm = process.env['npm_execpath'] ?? '';
  await cp(join(npm, '../..'), join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  }
  run('chroot', base, 'useradd', '--create-home', '--uid', '1000', 'node');
  const container = buildah('from', 'scratch');
  buildah('add', '--quiet', container, base, '/');
  buildah('config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', container);
  buildah('commit', '--quiet', container, BASE);
}

/** How this machine reaches the packages: its own settings, and the authority that its Node trusts. */
async function writeNpmrc(): Promise<void> {
  const own = join(homedir(), '.npmrc');
  const authority = process.env['NODE_EXTRA_CA_CERTS'];
  const lines = [existsSync(own) ? await readFile(own, 'utf8') : '', authority ? `cafile=${authority}` : ''];
  await writeFile(npmrc, `${lines.join('\n')}\n`, { mode: 0o600 });
}

/** Builds what is committed, and returns the folder of the image's root. */
function build(name: 'bank' | 'gateway', sources: string): string {
  const ofThisMachine = ['/etc/ssl/certs:/etc/ssl/certs:ro', `${npmrc}:/root/.npmrc:ro`];
  const volumes = ofThisMachine.flatMap((volume) => ['--volume', volume]);
  const file = join(sources, `deploy/${name}.Containerfile`);
  buildah(
    'bud',
    '--quiet',
    '--pull-never',
    '--ulimit',
    `nofile=${FILES}`,
    ...volumes,
    '-f',
    file,
    '-t',
    name,
    sources,
  );
  const image = buildah('mount', buildah('from', '--pull-never', name));
  // What a container's runtime puts in: the names of the machine, and what Node finds itself by.
  copyFileSync('/etc/hosts', join(image, 'etc/hosts'));
  run('mount', '-t', 'proc', 'proc', join(image, 'proc'));
  mounted.push(join(image, 'proc'));
  for (const [device, minor] of DEVICES) {
    const path = join(image, 'dev', device);
    if (!existsSync(path)) run('mknod', '--mode=666', path, 'c', '1', minor);
  }
  return image;
}

try {
  install();
  await makeBase();
  await writeNpmrc();
  const sources = join(folder, 'sources');
  run('git', 'clone', '--quiet', root, sources);
  const images = { bank: build('bank', sources), gateway: build('gateway', sources) };
  const topology = await startTopology({ images });
  try {
    const parts = Object.entries({ ...topology.gateways, ...topology.banks });
    const troubles = parts.map(([name, part]): Trouble => ({
      name: `restart ${name}`,
      kills: 0,
      happen: () => part.restart(),
    }));
    const found = await peopleUnderTrouble(topology, { troubles, seed: SEED, firstDocument: FIRST_DOCUMENT });
    process.stdout.write(`${JSON.stringify(found)}\n`);
    if (found.people === 0 || [found.lost, found.doubled, found.opened, found.broken].flat().length > 0) {
      process.exitCode = 1;
    }
  } finally {
    await topology.stop();
  }
} finally {
  for (const path of mounted) run('umount', path);
  buildah('umount', '--all');
  await rm(folder, { recursive: true, force: true });
}
