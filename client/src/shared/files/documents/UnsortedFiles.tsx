import { Button } from '@prendarios/design-system/actions/Button';
import { FileImage } from '@prendarios/design-system/data/FileImage';
import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useEffect, useId, useRef, useState } from 'react';
import type { UnsortedFile } from './documents.ts';
import { DOCUMENT_TEXTS } from './texts.ts';
import type { DocumentUploads } from './useDocumentUploads.ts';

const TEXT = DOCUMENT_TEXTS.unsorted;

type KindsProps = { file: UnsortedFile; uploads: DocumentUploads; onDone: () => void };

const Kinds = ({ file, uploads: { kinds, sorting }, onDone }: KindsProps) => (
  <Stack gap={2} direction="row" wrap role="group" aria-label={TEXT.question(file.name)}>
    {kinds
      .filter(({ type }) => type !== file.from?.type)
      .map((document) => (
        <Button
          key={document.type}
          variant="secondary"
          size="small"
          onClick={() => {
            sorting.sort(file, document);
            onDone();
          }}
        >
          {document.label}
        </Button>
      ))}
    <Button
      variant="quiet"
      size="small"
      aria-label={file.from ? undefined : TEXT.remove(file.name)}
      onClick={() => {
        sorting.drop(file.id);
        onDone();
      }}
    >
      {file.from ? TEXT.keep(file.from.label) : TEXT.removeShort}
    </Button>
  </Stack>
);

type UnsortedFilesProps = {
  uploads: DocumentUploads;
  /** Called after the last file; the focus needs a new place because its button is gone. */
  onEmpty: () => void;
};

/** Asks which document each unsorted file is, one at a time; the user can pick another file first. */
export const UnsortedFiles = ({ uploads, onEmpty }: UnsortedFilesProps) => {
  const { unsorted } = uploads.sorting;
  const heading = useId();
  const [pressed, setPressed] = useState<string | null>(null);
  const current = unsorted.find(({ id }) => id === pressed) ?? unsorted[0];
  const next = useRef<HTMLButtonElement>(null);
  const hasAnswered = useRef(false);
  useEffect(
    function focusNext() {
      if (!hasAnswered.current) return;
      hasAnswered.current = false;
      if (current === undefined) onEmpty();
      else next.current?.focus();
    },
    [current, onEmpty],
  );
  if (current === undefined) return null;
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap={3}>
        <Text as="h3" size={17} weight="semibold" id={heading}>
          {TEXT.title(unsorted.length)}
        </Text>
        <ItemList gap={3}>
          {unsorted.map((file) => {
            const isCurrent = file === current;
            return (
              <Item key={file.id} mark={<FileImage small alt="" src={file.thumbnail} />}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-expanded={isCurrent}
                  ref={isCurrent ? next : undefined}
                  onClick={() => setPressed(file.id)}
                >
                  {file.name}
                </Button>
                {isCurrent && (
                  <Kinds
                    file={file}
                    uploads={uploads}
                    onDone={() => {
                      hasAnswered.current = true;
                    }}
                  />
                )}
              </Item>
            );
          })}
        </ItemList>
      </Stack>
    </Card>
  );
};
