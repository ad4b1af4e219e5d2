import { useState } from 'react';
import type { RequiredDocument, UnsortedFile } from './documents.ts';
import { propose, type Places } from './sorting.ts';
import { DOCUMENT_TEXTS as TEXT } from './texts.ts';

type Sorting = {
  documents: readonly RequiredDocument[];
  /** The documents that take their likely files at once. */
  places: Places;
  put: (document: RequiredDocument, files: File[]) => void;
  move: (from: RequiredDocument, fileId: string, to: RequiredDocument) => void;
};

/** With a small photo, for who has to say what it is; it only helps, so that a cut connection keeps no file away. */
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

/** Files that were chosen all together, until each has its document. */
export function useSorting({ documents, places, put, move }: Sorting) {
  const [unsorted, setUnsorted] = useState<readonly UnsortedFile[]>([]);
  const [news, setNews] = useState('');
  const labelOf = (type: string) => documents.find((document) => document.type === type)?.label ?? type;

  /** Puts the files whose document is likely in it; returns the others. */
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
    /** What was done with files, to be read out. */
    news,
    async receive(files: readonly File[]): Promise<void> {
      const items: UnsortedFile[] = [];
      for (const file of files) items.push(await withThumbnail(file));
      const rest = putLikely(items, places, true);
      setUnsorted((earlier) => [...earlier, ...rest]);
    },
    /** Says what a file is; the last one goes where it must be. */
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
    /** Shows an attached file among those that have to be sorted. */
    moveOut(item: UnsortedFile): void {
      setUnsorted((earlier) => [item, ...earlier.filter(({ id }) => id !== item.id)]);
      setNews(TEXT.unsorted.arrived(1));
    },
    drop: (id: string) => setUnsorted((earlier) => earlier.filter((one) => one.id !== id)),
  };
}
