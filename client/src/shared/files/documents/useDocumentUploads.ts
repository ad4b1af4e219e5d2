import { useMemo, useRef, useState } from 'react';
import { JUDGE_TEXTS, UPLOAD_TEXTS } from '../uploads/texts.ts';
import type { SendFile } from '../uploads/uploadFile.ts';
import type { Attach } from '../uploads/attachments.ts';
import type { Judge } from '../uploads/uploadQueue.ts';
import { useUploadQueue } from '../uploads/useUploadQueue.ts';
import type { ServerProblem } from '#shared/forms/userErrors.ts';
import type { Joined } from '../uploads/photosAsPdf.ts';
import {
  ALL_FILES,
  fieldOfDocument,
  isMissing,
  uploadItems,
  validateDocuments,
  type RequiredDocument,
} from './documents.ts';
import { DOCUMENT_TEXTS } from './texts.ts';
import { NOWHERE } from './sorting.ts';
import { useSorting } from './useSorting.ts';

/** The file's row shows a failed attachment. */
export const ATTACH_CONTEXT = { quiet: true };

/** The response to attaching files: the first rejection, and the resulting documents. */
type Attached = {
  refusal: string | undefined;
  documents: readonly RequiredDocument[] | undefined;
};

export type DocumentTarget = {
  send: SendFile;
  attach: (type: string, fileIds: string[]) => Promise<Attached>;
};

/** Sides of a card and photos of a vehicle, which do not become a PDF. */
const STAYS_PHOTO = /DNI_(FRONT|BACK)$|PHOTOS$/;

/**
 * Checks files, and detects a file that was also selected for another document. The check's script loads with the first
 * file.
 */
function judgeOnce(photosOf: WeakMap<File, readonly File[]>): Judge {
  const documentOf = new Map<string, string>();
  return async (file, documentType) => {
    const { judgeFile, judgeSheets } = await import('../uploads/judgeFile.ts');
    const photos = photosOf.get(file);
    const { digest, ...verdict } = await (photos === undefined ? judgeFile(file) : judgeSheets(photos));
    if (digest === undefined) return verdict;
    const before = documentOf.get(digest) ?? documentType;
    documentOf.set(digest, documentType);
    return before === documentType ? verdict : { ...verdict, warning: JUDGE_TEXTS.repeated };
  };
}

/** Joins several photos of a document into one PDF; returns the files unchanged if that fails or photos are required. */
async function asOneFile({ type, label }: RequiredDocument, files: readonly File[]): Promise<Joined[]> {
  const photos = files.filter(({ type: kind }) => kind.startsWith('image/'));
  const asTheyAre = files.map((file) => ({ file, photos: [] }));
  if (photos.length < 2 || STAYS_PHOTO.test(type)) return asTheyAre;
  try {
    const { joinPhotos } = await import('../uploads/photosAsPdf.ts');
    const joined = await joinPhotos(photos, label);
    return [...joined, ...asTheyAre.filter(({ file }) => !photos.includes(file))];
  } catch {
    return asTheyAre;
  }
}

type Options = {
  /** Whether documents take a single file, which cannot be replaced. */
  single?: boolean;
};

/**
 * Uploads a page's documents and attaches each file once it has arrived. `target` must not change while the page is
 * mounted.
 */
export function useDocumentUploads(
  target: DocumentTarget,
  documents: readonly RequiredDocument[],
  { single = false }: Options = {},
) {
  const [photosOf] = useState(() => new WeakMap<File, readonly File[]>());
  const [joining, setJoining] = useState<string | null>(null);
  const named = useRef(new Set<string>());
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const parts = useMemo(() => {
    const attach: Attach = async (type, fileIds) => {
      try {
        const { refusal, documents: after } = await target.attach(type, [...fileIds]);
        if (refusal !== undefined) return { kind: 'refused', message: refusal };
        const document = after?.find((candidate) => candidate.type === type);
        return { kind: 'attached', fileIds: document?.files.map(({ id }) => id) ?? fileIds };
      } catch {
        // The bank has the file, so a retry only attaches it.
        return { kind: 'failed', message: UPLOAD_TEXTS.busy };
      }
    };
    return { send: target.send, attach, judge: judgeOnce(photosOf) };
  }, [photosOf, target]);
  const { queue, queued, replace, takeGood, refuse, refusalOf } = useUploadQueue(parts, documents);
  const empty = documents.filter((one) => isMissing(one, queued));
  const missing = empty.filter(({ isMandatory }) => isMandatory);

  const tell = (fileId: string, problem: string | null) =>
    setProblems((earlier) => ({ ...earlier, [fileId]: problem ?? '' }));

  async function put(document: RequiredDocument, files: readonly File[]): Promise<void> {
    const { type } = document;
    if (files.length > 1) setJoining(type);
    const made = await asOneFile(document, files);
    setJoining(null);
    if (single && made.length > 1) return refuse(type, DOCUMENT_TEXTS.oneOnly);
    for (const { file, photos } of made) if (photos.length > 0) photosOf.set(file, photos);
    return queue.add(
      type,
      made.map(({ file }) => file),
    );
  }
  const sorting = useSorting({
    documents,
    // Files that cannot be moved are not assigned automatically.
    places: single ? NOWHERE : { empty, due: missing.length > 0 ? missing : empty },
    put: (document, files) => void put(document, files),
    move: (from, id, to) => void queue.move(from.type, id, to.type).then((problem) => tell(id, problem)),
  });

  return {
    documents,
    queued,
    sorting,
    /** Options for an unsorted file, missing documents first. */
    kinds: [...new Set([...missing, ...empty, ...(single ? [] : documents)])],
    /** Whether files can move to another document. */
    isMovable: !single && documents.length > 1,
    missing: missing.length,
    faults: validateDocuments(documents, queued, sorting.unsorted),
    itemsOf: (document: RequiredDocument) => uploadItems(document, queued, problems, queue.preview),
    /** Whether photos of a document are being joined. */
    isJoining: (type: string) => joining === type,
    add: (document: RequiredDocument, files: readonly File[]) =>
      void takeGood(document.type, files).then((good) => put(document, good)),
    addAll: (files: readonly File[]) => void takeGood(ALL_FILES, files).then((good) => sorting.receive(good)),
    cancel: queue.cancel,
    retry: queue.retry,
    accept: queue.accept,
    replace,
    refusalOf,
    /**
     * Waits for pending files before the next step and returns a problem for each failed one. A file that the bank
     * rejected is reported once and then ignored, because the document may have a good file by now.
     */
    async finish(): Promise<readonly ServerProblem[]> {
      const refused = new Set(queued.filter(({ isFinal }) => isFinal).map(({ id }) => id));
      const failed = (await queue.settle()).filter(({ id }) => !named.current.has(id));
      for (const id of refused) named.current.add(id);
      return failed.map(({ id, documentType, name, error }) => ({
        code: 'FILE_NOT_SENT',
        message: refused.has(id) ? UPLOAD_TEXTS.leftBehind(name) : (error ?? UPLOAD_TEXTS.unfinished),
        path: [fieldOfDocument(documentType)],
      }));
    },
    /** Removes a file, attached or still in the queue. */
    remove(type: string, id: string): void {
      if (queued.some((file) => file.id === id)) queue.dismiss(id);
      else void queue.detach(type, id).then((problem) => tell(id, problem));
    },
  };
}

export type DocumentUploads = ReturnType<typeof useDocumentUploads>;
