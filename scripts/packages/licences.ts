import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Package } from './production.ts';

/** Licences that may be shipped, each with the reason. */
const ALLOWED: ReadonlyMap<string, string> = new Map(
  readFileSync(join(import.meta.dirname, 'licences.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): [string, string] => {
      const [licence = '', reason = ''] = line.split('\t');
      return [licence, reason];
    }),
);

/** Packages whose package file names no licence: what their licence file says. */
const FROM_LICENCE_FILE: Readonly<Record<string, string>> = { 'png-js@1.1.0': 'MIT', 'xtend@2.1.2': 'MIT' };

export const licenceOf = ({ name, version, licence }: Package): string | undefined =>
  licence ?? FROM_LICENCE_FILE[`${name}@${version}`];

/** Whether every part of an expression is allowed; of 'A OR B' one is enough. */
const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => ALLOWED.get(licence)));

/** `name@version: licence` of the packages that may not be shipped as they are. */
export const licenceFaults = (packages: readonly Package[]): string[] =>
  packages.flatMap((one) => {
    const licence = licenceOf(one);
    return licence !== undefined && isAllowed(licence)
      ? []
      : [`${one.name}@${one.version}: ${licence ?? 'no licence'}`];
  });
