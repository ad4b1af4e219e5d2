import { noFields } from '@prendarios/rules/forms/answers';
import { withFaults } from '@prendarios/rules/forms/schema';
import * as z from 'zod/mini';
import type { WriteContext } from '../../../shared/apollo/idempotency.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { sent } from '../../../shared/forms/useSubmission.ts';
import type { FieldMessages, ServerProblem } from '../../../shared/forms/userErrors.ts';

/** Files that go in for one document. */
export type DocumentFiles = { type: string; fileIds: string[] };

type HandIn = {
  /** What is ready now. */
  files: DocumentFiles[];
  /** Why it cannot be sent yet, by field. */
  problems: FieldMessages;
  /** Sends the files; returns what stood in the way. */
  send: (files: DocumentFiles[], context: WriteContext) => Promise<readonly ServerProblem[]>;
  /** The document that a server's problem is about. */
  fieldOf?: (problem: ServerProblem) => string | null;
  onDone: (files: DocumentFiles[]) => void;
};

/** Hands in files that the bank holds already: a form with no fields, whose value is the files that are ready. */
export function useHandIn({ files, problems, send, fieldOf, onDone }: HandIn) {
  return useStepForm({
    id: 'hand-in',
    schema: z.pipe(
      withFaults(noFields, problems),
      z.transform(() => files),
    ),
    defaultValues: {},
    fieldOf,
    send: async (ready, context) => sent(await send(ready, context), ready),
    onDone,
  });
}
