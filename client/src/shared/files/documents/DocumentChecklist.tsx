import { Button } from '@prendarios/design-system/actions/Button';
import { FileUpload } from '@prendarios/design-system/fields/FileUpload';
import { LiveRegion } from '@prendarios/design-system/feedback/LiveRegion';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useCallback, useRef, useState } from 'react';
import { ACCEPTED_TYPES } from '../uploads/fileRules.ts';
import { UPLOAD_TEXTS } from '../uploads/texts.ts';
import { DocumentExample } from './DocumentExample.tsx';
import { ALL_FILES, fieldOfDocument, type RequiredDocument } from './documents.ts';
import { DOCUMENT_TEXTS as TEXT } from './texts.ts';
import { UnsortedFiles } from './UnsortedFiles.tsx';
import type { DocumentUploads } from './useDocumentUploads.ts';

type RowsProps = {
  documents: readonly RequiredDocument[];
  uploads: DocumentUploads;
  errorOf: (field: string) => string | undefined;
};

const Rows = ({ documents, uploads, errorOf }: RowsProps) =>
  documents.map((document) => {
    const { type, label, isMandatory, observation } = document;
    const items = uploads.itemsOf(document);
    return (
      <FileUpload
        key={type}
        row
        name={fieldOfDocument(type)}
        label={label}
        hint={uploads.isJoining(type) ? TEXT.joining : undefined}
        optional={!isMandatory}
        error={errorOf(fieldOfDocument(type))}
        refusal={uploads.refusalOf(type)}
        accept={ACCEPTED_TYPES}
        multiple
        rules={UPLOAD_TEXTS.rules}
        items={items}
        correction={observation ?? undefined}
        example={<DocumentExample type={type} />}
        onAdd={(files) => uploads.add(document, files)}
        onCancel={uploads.cancel}
        onRetry={uploads.retry}
        onReplace={(id, file) => uploads.replace(type, id, file)}
        onMove={
          uploads.isMovable
            ? (id) => {
                const item = items.find((one) => one.id === id);
                if (item) uploads.sorting.moveOut({ ...item, from: document });
              }
            : undefined
        }
        onUseAnyway={uploads.accept}
        onRemove={(id) => uploads.remove(type, id)}
      />
    );
  });

/** One row per document; optional ones come last, in a collapsed section. */
const Group = ({ documents, ...props }: RowsProps) => {
  const isAsked = ({ isMandatory, status }: RequiredDocument) => isMandatory || status !== 'PENDING';
  // Fixed on mount, so that a row does not move while its file uploads.
  const [kept] = useState(() => documents.filter((one) => !isAsked(one)).map(({ type }) => type));
  const [isOpen, setOpen] = useState(false);
  const optional = documents.filter(({ type, isMandatory }) => !isMandatory && kept.includes(type));
  return (
    <div>
      <Rows {...props} documents={documents.filter((one) => !optional.includes(one))} />
      {optional.length > 0 && (
        <>
          <Button
            variant="quiet"
            iconEnd={isOpen ? 'minus' : 'plus'}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {TEXT.optional(optional.length)}
          </Button>
          {isOpen && <Rows {...props} documents={optional} />}
        </>
      )}
    </div>
  );
};

type DocumentChecklistProps = Omit<RowsProps, 'documents'> & {
  /** Documents by party; a single group has no heading. */
  groups: readonly { heading?: string; documents: readonly RequiredDocument[] }[];
};

/** The checklist of a page's documents: the number missing, one field for all files, and a row per document. */
export const DocumentChecklist = ({ groups, uploads, errorOf }: DocumentChecklistProps) => {
  const head = useRef<HTMLDivElement>(null);
  const focusHead = useCallback(() => head.current?.focus(), []);
  const { documents, missing, sorting } = uploads;
  const count = TEXT.count(missing);
  return (
    <Stack gap={6}>
      <Stack gap={4}>
        <div ref={head} tabIndex={-1}>
          <Text size={20} weight="semibold">
            {count}
          </Text>
        </div>
        {documents.length > 1 ? (
          <FileUpload
            name={ALL_FILES}
            label={TEXT.all.label}
            hint={TEXT.all.hint}
            error={errorOf(ALL_FILES)}
            refusal={uploads.refusalOf(ALL_FILES)}
            accept={ACCEPTED_TYPES}
            multiple
            rules={UPLOAD_TEXTS.rules}
            items={[]}
            onAdd={uploads.addAll}
            onCancel={uploads.cancel}
            onRetry={uploads.retry}
            onRemove={uploads.sorting.drop}
          />
        ) : (
          <Text size={15} tone="muted">
            {UPLOAD_TEXTS.rules}
          </Text>
        )}
        <UnsortedFiles uploads={uploads} onEmpty={focusHead} />
        <LiveRegion message={[sorting.news, `${count}.`].join(' ').trim()} />
      </Stack>
      {groups.map(
        ({ heading, documents: own }, at) =>
          own.length > 0 && (
            <Stack as="section" gap={2} key={heading ?? at}>
              {heading !== undefined && (
                <Text as="h2" size={25}>
                  {heading}
                </Text>
              )}
              <Group documents={own} uploads={uploads} errorOf={errorOf} />
            </Stack>
          ),
      )}
    </Stack>
  );
};
