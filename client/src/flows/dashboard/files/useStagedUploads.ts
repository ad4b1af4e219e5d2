import { useCallback, useMemo, useRef, useState } from 'react';
import type { RequiredDocument } from '#shared/files/documents/documents.ts';
import { useDocumentUploads, type DocumentTarget } from '#shared/files/documents/useDocumentUploads.ts';
import { sendTo } from '#shared/files/uploads/uploadTransport.ts';

export type DocumentFiles = { type: string; fileIds: string[] };

/** An uploaded file that is not attached to a document yet. */
type StagedFile = RequiredDocument['files'][number];

/** Files by document type. */
type Staged = Readonly<Record<string, readonly StagedFile[]>>;

/**
 * Manages uploads that are submitted together: each file is sent to the bank immediately and attached to a document on
 * submission. If that fails, the files are kept. `asked`: documents that need new files.
 */
export function useStagedUploads(proposalId: string, asked: readonly RequiredDocument[]) {
  const [facts] = useState(() => new Map<string, StagedFile>());
  const [staged, setStaged] = useState<Staged>({});
  /** Current value for callbacks: a pending submission sends without another render. */
  const latest = useRef(staged);
  const change = useCallback((next: Staged) => {
    latest.current = next;
    setStaged(next);
  }, []);
  const target = useMemo((): DocumentTarget => {
    const send = sendTo(proposalId);
    return {
      send: async (file, options) => {
        const outcome = await send(file, options);
        if (outcome.kind === 'sent') {
          const { name, size, type: contentType } = file;
          facts.set(outcome.fileId, {
            __typename: 'DocumentFile',
            id: outcome.fileId,
            name,
            size,
            contentType,
          });
        }
        return outcome;
      },
      attach: (type, fileIds) => {
        const files = fileIds.flatMap((id) => facts.get(id) ?? []);
        change({ ...latest.current, [type]: files });
        return Promise.resolve({ refusal: undefined, documents: undefined });
      },
    };
  }, [change, facts, proposalId]);
  const documents = useMemo(
    () =>
      asked.map((document): RequiredDocument => {
        const files = staged[document.type] ?? [];
        return { ...document, files: [...files], status: files.length > 0 ? 'UPLOADED' : document.status };
      }),
    [asked, staged],
  );
  return {
    ...useDocumentUploads(target, documents),
    /** Returns the submission's input: the documents that have files. */
    ready: (): DocumentFiles[] =>
      asked.flatMap(({ type }) => {
        const fileIds = (latest.current[type] ?? []).map(({ id }) => id);
        return fileIds.length === 0 ? [] : [{ type, fileIds }];
      }),
    /** Removes the submitted files. */
    handedIn: (types: readonly string[]) =>
      change(Object.fromEntries(Object.entries(latest.current).filter(([type]) => !types.includes(type)))),
  };
}

export type StagedUploads = ReturnType<typeof useStagedUploads>;
