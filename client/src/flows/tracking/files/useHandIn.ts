import { useMemo } from 'react';
import { createKeyring, writeContext, type WriteContext } from '../../../shared/apollo/idempotency.ts';
import type { FieldMessages, ServerProblem } from '../../../shared/forms/userErrors.ts';
import { useStepForm, type StepForm } from '../../../shared/forms/useStepForm.ts';

/** Files that go in for one document. */
export type DocumentFiles = { type: string; fileIds: string[] };

type NoValues = Record<string, never>;
const NO_VALUES: NoValues = {};

export type HandInForm = StepForm<NoValues>;

type HandIn = {
  /** What is ready now. */
  files: () => DocumentFiles[];
  validate: () => FieldMessages;
  /** Sends them; resolves with what stood in the way. */
  send: (files: DocumentFiles[], context: WriteContext) => Promise<readonly ServerProblem[]>;
  /** The document that a server's problem is about. */
  fieldOf?: (problem: ServerProblem) => string | null;
  onDone: (files: DocumentFiles[]) => void;
};

/**
 * Hands files in that the bank holds already. The key of the request stays with the files, so that a repeated try is
 * answered as the first was, and other files are another request.
 */
export function useHandIn({ files, validate, send, fieldOf, onDone }: HandIn): HandInForm {
  const keyring = useMemo(() => createKeyring(), []);
  return useStepForm({
    defaultValues: NO_VALUES,
    validate,
    fieldOf,
    send: async () => {
      const sent = files();
      const problems = await send(sent, writeContext(keyring.keyFor(sent)));
      keyring.settle();
      if (problems.length === 0) onDone(sent);
      return problems;
    },
    onDone: () => undefined,
  });
}
