type AttachOutcome =
  { kind: 'attached'; fileIds: readonly string[] } | { kind: 'refused' | 'failed'; message: string };

/** Replaces the files of a document. */
export type Attach = (documentType: string, fileIds: readonly string[]) => Promise<AttachOutcome>;

/**
 * Changes the attached files of documents. Attaching replaces a document's list, so changes run sequentially, each on
 * the result of the previous one.
 */
export function createAttachments(attach: Attach) {
  const attached = new Map<string, readonly string[]>();
  let last: Promise<unknown> = Promise.resolve();

  return {
    /** Sets the server's current list. */
    set: (documentType: string, fileIds: readonly string[]) => void attached.set(documentType, fileIds),
    change(
      documentType: string,
      listAfter: (fileIds: readonly string[]) => readonly string[],
    ): Promise<AttachOutcome> {
      const outcome = last.then(async () => {
        const result = await attach(documentType, listAfter(attached.get(documentType) ?? []));
        if (result.kind === 'attached') attached.set(documentType, result.fileIds);
        return result;
      });
      last = outcome.catch(() => undefined);
      return outcome;
    },
  };
}
