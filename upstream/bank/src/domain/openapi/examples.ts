import { readFileSync } from 'node:fs';
import { z } from 'zod';

const example = z.object({
  parameters: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  body: z.unknown().optional(),
  /** Content type of a file response, whose bytes are not in the document. */
  answerType: z.string().optional(),
  answer: z.unknown().optional(),
});
export type Example = z.infer<typeof example>;

/** One exchange per operationId, recorded from this bank by `npm run openapi`. */
export const examples: Readonly<Record<string, Example>> = z
  .record(z.string(), example)
  .parse(JSON.parse(readFileSync(new URL('../../../openapi.examples.json', import.meta.url), 'utf8')));
