import { breakingChanges, currentSchema, landedSchema, landSchema } from './changes.ts';

const broken = breakingChanges(landedSchema(), currentSchema());
landSchema();
process.stdout.write(
  broken.length === 0
    ? 'The schema of this tree is the landed one now; nothing in it breaks an older client.\n'
    : `The schema of this tree is the landed one now. It breaks older clients:\n${broken.map((line) => `  ${line}\n`).join('')}`,
);
