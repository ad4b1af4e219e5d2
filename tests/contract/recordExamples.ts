import { writeFileSync } from 'node:fs';
import { conformance } from '../../conformance/src/run.ts';
import { bankUnderTest } from './conformance.ts';
import { EXAMPLES_FILE, exampleRecorder } from './exampleRecorder.ts';

// Writes the OpenAPI examples; `conformance.full.test.ts` fails when they are stale.
const recorder = exampleRecorder();
const reference = await bankUnderTest();
const lines = await conformance(reference.settings({ observe: recorder.observe }));
await reference.close();
const failed = lines.filter(({ result }) => result === 'failed');
if (failed.length > 0) throw new Error(failed.map(({ title, detail }) => `${title}: ${detail}`).join('\n'));
writeFileSync(EXAMPLES_FILE, await recorder.text());
