import { readFileSync } from 'node:fs';
import { z } from 'zod';

const example = z.object({
  parameters: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  body: z.unknown().optional(),
  /** Of a file, whose bytes are not part of the document. */
  answerType: z.string().optional(),
  answer: z.unknown().optional(),
});
export type Example = z.infer<typeof example>;

/** One exchange of each call, by operationId: recorded from this bank by `npm run openapi`. */
export const examples: Readonly<Record<string, Example>> = z
  .record(z.string(), example)
  .parse(JSON.parse(readFileSync(new URL('../../../openapi.examples.json', import.meta.url), 'utf8')));
