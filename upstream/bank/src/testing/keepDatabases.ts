import { testOn } from './bank.ts';
import { keptDatabase } from './template.ts';

// Vitest reads it before each file of the projects whose files share a process.
testOn(keptDatabase);
