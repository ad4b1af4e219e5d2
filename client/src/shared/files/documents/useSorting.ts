import { useState } from 'react';
import type { RequiredDocument, UnsortedFile } from './documents.ts';
import { propose, type Places } from './sorting.ts';
import { DOCUMENT_TEXTS as TEXT } from './texts.ts';

type Sorting = {
  documents: readonly RequiredDocument[];
  /** Documents to which files are assigned automatically. */
  places: Places;
  put: (document: RequiredDocument, files: File[]) => void;
  move: (from: RequiredDocument, fileId: string, to: RequiredDocument) => void;
};

/** Adds a thumbnail to help the user; a failure does not reject the file. */
async function withThumbnail(file: File): Promise<UnsortedFile> {
  const item = { id: crypto.randomUUID(), name: file.name, file };
  if (!file.type.startsWith('image/')) return item;
  try {
    const { thumbnailOfFile } = await import('../uploads/thumbnail.ts');
    return { ...item, thumbnail: (await thumbnailOfFile(file)) ?? undefined };
  } catch {
    return item;
  }
}

/** State of files that were selected together, until each has a document. */
export function useSorting({ documents, places, put, move }: Sorting) {
  const [unsorted, setUnsorted] = useState<readonly UnsortedFile[]>([]);
  const [news, setNews] = useState('');
  const labelOf = (type: string) => documents.find((document) => document.type === type)?.label ?? type;

  /** Assigns files with a likely document; returns the rest. */
  function putLikely(
    files: readonly UnsortedFile[],
    among: Places,
    together: boolean,
  ): readonly UnsortedFile[] {
    const { sorted, rest } = propose(files, among, together);
    const told = [...sorted].map(([type, own]) => {
      const document = documents.find((one) => one.type === type);
      if (document)
        put(
          document,
          own.flatMap(({ file }) => file ?? []),
        );
      return own.map(({ name }) => TEXT.unsorted.sorted(name, labelOf(type)));
    });
    setNews([...told.flat(), ...(rest.length > 0 ? [TEXT.unsorted.arrived(rest.length)] : [])].join(' '));
    return rest;
  }

  return {
    unsorted,
    /** Announcement for screen readers. */
    news,
    async receive(files: readonly File[]): Promise<void> {
      const items: UnsortedFile[] = [];
      for (const file of files) items.push(await withThumbnail(file));
      const rest = putLikely(items, places, true);
      setUnsorted((earlier) => [...earlier, ...rest]);
    },
    /** Assigns a file; a single remaining file may then be assigned automatically. */
    sort({ id, name, file, from }: UnsortedFile, document: RequiredDocument): void {
      if (file) put(document, [file]);
      else if (from) move(from, id, document);
      const others = unsorted.filter((one) => one.id !== id);
      const isLeft = ({ type }: RequiredDocument) => type !== document.type;
      const left = { empty: places.empty.filter(isLeft), due: places.due.filter(isLeft) };
      const isWaiting = others.length === 1 && others[0]?.file !== undefined;
      const rest = isWaiting ? putLikely(others, left, false) : others;
      setUnsorted(rest);
      setNews((told) => [TEXT.unsorted.sorted(name, document.label), isWaiting ? told : ''].join(' ').trim());
    },
    /** Returns an attached file to the unsorted ones. */
    moveOut(item: UnsortedFile): void {
      setUnsorted((earlier) => [item, ...earlier.filter(({ id }) => id !== item.id)]);
      setNews(TEXT.unsorted.arrived(1));
    },
    drop: (id: string) => setUnsorted((earlier) => earlier.filter((one) => one.id !== id)),
  };
}
