import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../processes/services.ts';

const versions = z.record(z.string(), z.string()).default({});
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      dev: z.boolean().default(false),
      link: z.boolean().default(false),
      dependencies: versions,
      optionalDependencies: versions,
    }),
  ),
});
type Entry = z.infer<typeof lock>['packages'][string];

/** A package that runs in production, once for each version. */
export type Package = Readonly<{
  name: string;
  version: string;
  /** As its package file says it, an SPDX expression; undefined where that says nothing. */
  licence: string | undefined;
  /** `sha512-…`, base64. */
  integrity: string | undefined;
  /** `name@version` of what it needs. */
  needs: readonly string[];
}>;

/** Packages for development whose content is nevertheless shipped. */
const SHIPPED = new Set(['@fontsource-variable/figtree']);

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The packages that the lock file has for production, for every system, by name and version. */
export function productionPackages(
  text = readFileSync(join(root, 'package-lock.json'), 'utf8'),
): readonly Package[] {
  const { packages } = lock.parse(JSON.parse(text));
  const idAt = (path: string) => `${nameOf(path)}@${packages[path]?.version ?? ''}`;

  /** Where Node finds `name` from a package at `path`: in its own folder, or in one above. */
  const found = (path: string, name: string): string | undefined => {
    const own = `${path}/node_modules/${name}`;
    if (packages[own] !== undefined) return own;
    const above = path.lastIndexOf('/node_modules/');
    if (above !== -1) return found(path.slice(0, above), name);
    const top = `node_modules/${name}`;
    return packages[top] === undefined ? undefined : top;
  };
  const needsOf = (path: string, { dependencies, optionalDependencies }: Entry): string[] =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .flatMap((name) => found(path, name) ?? [])
      .map(idAt);

  const byId = new Map<string, Package>();
  for (const [path, entry] of Object.entries(packages)) {
    const isShipped = !entry.dev || SHIPPED.has(nameOf(path));
    if (!path.includes('node_modules/') || entry.link || !isShipped) continue;
    const { version = '', license: licence, integrity } = entry;
    const before = byId.get(idAt(path))?.needs ?? [];
    const needs = [...new Set([...before, ...needsOf(path, entry)])].toSorted();
    byId.set(idAt(path), { name: nameOf(path), version, licence, integrity, needs });
  }
  return [...byId.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
