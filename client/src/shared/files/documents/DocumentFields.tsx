import { FileUpload } from '@prendarios/design-system/fields/FileUpload';
import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { useState } from 'react';
import { ACCEPTED_TYPES } from '../uploads/fileRules.ts';
import { UPLOAD_TEXTS } from '../uploads/texts.ts';
import { fieldOfDocument, uploadItems, type RequiredDocument } from './documents.ts';
import { DOCUMENT_TEXTS as TEXT } from './texts.ts';
import type { DocumentUploads } from './useDocumentUploads.ts';

type DocumentFieldsProps = {
  documents: readonly RequiredDocument[];
  uploads: DocumentUploads;
  errorOf: (field: string) => string | undefined;
  /** One file for each document: a second one could not be attached in time. */
  single?: boolean;
};

const Fields = ({ documents, uploads, errorOf, single = false }: DocumentFieldsProps) =>
  documents.map((document) => {
    const { type, label, isMandatory, observation } = document;
    const field = fieldOfDocument(type);
    return (
      <FileUpload
        key={type}
        name={field}
        label={label}
        hint={observation === null ? undefined : TEXT.sentBack(observation)}
        optional={!isMandatory}
        error={errorOf(field)}
        refusal={uploads.refusalOf(type)}
        accept={ACCEPTED_TYPES}
        multiple={!single}
        rules={UPLOAD_TEXTS.rules}
        items={uploadItems(document, uploads.queued, uploads.problems, uploads.preview)}
        onAdd={(files) => uploads.add(type, files)}
        onCancel={uploads.cancel}
        onRetry={uploads.retry}
        onReplace={(id, file) => uploads.replace(type, id, file)}
        onUseAnyway={uploads.accept}
        onRemove={(id) => uploads.remove(document, id)}
      />
    );
  });

/** One upload field for each document; those that are not needed come after the others, behind a line that opens. */
export const DocumentFields = ({ documents, ...props }: DocumentFieldsProps) => {
  const isAsked = ({ isMandatory, status }: RequiredDocument) => isMandatory || status !== 'PENDING';
  const [asked, others] = [documents.filter(isAsked), documents.filter((one) => !isAsked(one))];
  // Fixed on arrival, so that a field does not move while its file arrives.
  const [kept] = useState(() => others.map(({ type }) => type));
  const optional = documents.filter(({ type, isMandatory }) => !isMandatory && kept.includes(type));
  return (
    <>
      <Fields {...props} documents={asked.filter(({ type }) => !kept.includes(type))} />
      {optional.length > 0 && (
        <Disclosure summary={TEXT.optional(optional.length)} tone="row">
          <Stack gap={6}>
            <Fields {...props} documents={optional} />
          </Stack>
        </Disclosure>
      )}
    </>
  );
};
