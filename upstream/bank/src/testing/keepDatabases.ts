import { testOn } from './bank.ts';
import { reusedDatabase } from './template.ts';

// Setup file of the Vitest projects whose files share a process.
testOn(reusedDatabase);
