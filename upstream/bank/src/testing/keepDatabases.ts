import { testOn } from './bank.ts';
import { reusedDatabase } from './template.ts';

// Vitest reads it before each file of the projects whose files share a process.
testOn(reusedDatabase);
