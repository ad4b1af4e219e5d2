import { useMemo } from 'react';
import { createKeyring, writeContext, type WriteContext } from '../../../shared/apollo/idempotency.ts';
import type { FieldMessages, ServerProblem } from '../../../shared/forms/userErrors.ts';
import { useSubmission, type Submission } from '../../../shared/forms/useSubmission.ts';

/** Files that go in for one document. */
export type DocumentFiles = { type: string; fileIds: string[] };

/** There is no field but the uploads, which the bank holds by themselves. */
const NO_VALUES = {};
const SOURCE = { values: NO_VALUES, read: () => NO_VALUES };

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
export function useHandIn({ files, validate, send, fieldOf, onDone }: HandIn): Submission {
  const keyring = useMemo(() => createKeyring(), []);
  return useSubmission(
    {
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
    },
    SOURCE,
  );
}
