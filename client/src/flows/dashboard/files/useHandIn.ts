import { noFields } from '@prendarios/rules/forms/answers';
import { withFaults } from '@prendarios/rules/forms/schema';
import * as z from 'zod/mini';
import type { WriteContext } from '#shared/api/idempotency.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { sent } from '#shared/forms/useSubmission.ts';
import type { FieldMessages, ServerProblem } from '#shared/forms/userErrors.ts';

/** The files of one document. */
export type DocumentFiles = { type: string; fileIds: string[] };

type HandIn = {
  /** The files that can be sent now. */
  files: DocumentFiles[];
  /** Why they cannot be sent yet, by field. */
  problems: FieldMessages;
  /** Sends the files; returns the problems. */
  send: (files: DocumentFiles[], context: WriteContext) => Promise<readonly ServerProblem[]>;
  /** The document that a problem of the server belongs to. */
  fieldOf?: (problem: ServerProblem) => string | null;
  onDone: (files: DocumentFiles[]) => void;
};

/** Submits files that are already uploaded: a form without fields, whose value is the list of files. */
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
