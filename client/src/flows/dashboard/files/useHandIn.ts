import { noFields } from '@prendarios/rules/forms/answers';
import { withFaults } from '@prendarios/rules/forms/schema';
import type { WriteContext } from '#shared/api/idempotency.ts';
import { documentFieldOf, fieldOfDocument } from '#shared/files/documents/documents.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import type { FieldMessages, ServerProblem } from '#shared/forms/userErrors.ts';
import type { DocumentFiles, StagedUploads } from './useStagedUploads.ts';

type HandIn = {
  uploads: Pick<StagedUploads, 'finish' | 'ready' | 'handedIn'>;
  /** Why the files cannot be submitted yet, by field. */
  problems: FieldMessages;
  /** Submits the files; returns the problems. */
  send: (files: DocumentFiles[], context: WriteContext) => Promise<readonly ServerProblem[]>;
  onDone?: (files: DocumentFiles[]) => void;
};

/** Submits uploaded files after pending uploads have finished; the form has no fields. */
export function useHandIn({ uploads, problems, send, onDone }: HandIn) {
  return useStepForm({
    id: 'hand-in',
    schema: withFaults(noFields, problems),
    defaultValues: {},
    // The server names the document by its index in the request: `documents.0.fileIds`.
    fieldOf: (problem) => {
      const [field, index] = problem.path;
      const type = field === 'documents' ? uploads.ready()[Number(index)]?.type : undefined;
      return type === undefined ? documentFieldOf(problem) : fieldOfDocument(type);
    },
    send: async (_values, context) => {
      const unsent = await uploads.finish();
      if (unsent.length > 0) return { problems: unsent };
      const files = uploads.ready();
      return problemsOrResult(await send(files, context), files);
    },
    onDone: (files) => {
      uploads.handedIn(files.map(({ type }) => type));
      onDone?.(files);
    },
  });
}
