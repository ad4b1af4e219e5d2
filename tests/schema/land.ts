import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/sourceFiles.ts';
import { changesSection, withSection } from './changelog.ts';
import { breakingChanges, currentSchema, landedSchema, landSchema } from './changes.ts';

/**
 * `npm run schema:land -- 0.2.0`: promises the schema of this tree from now on, and writes what changed into
 * docs/schema-changes.md under the name of the release; without a name under today's date.
 */
const CHANGELOG = join(root, 'docs/schema-changes.md');
const [title = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);

const broken = breakingChanges(landedSchema(), currentSchema());
const section = await changesSection(title, landedSchema(), currentSchema());
if (section !== '') writeFileSync(CHANGELOG, withSection(readFileSync(CHANGELOG, 'utf8'), section));
landSchema();
process.stdout.write(
  broken.length === 0
    ? 'The schema of this tree is the landed one now; nothing in it breaks an older client.\n'
    : `The schema of this tree is the landed one now. It breaks older clients:\n${broken.map((line) => `  ${line}\n`).join('')}`,
);
