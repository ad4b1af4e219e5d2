import { FileUpload } from '@prendarios/design-system/fields/FileUpload';
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

/** One upload field for each document. */
export const DocumentFields = ({ documents, uploads, errorOf, single = false }: DocumentFieldsProps) =>
  documents.map((document) => {
    const { type, label, mandatory, observation } = document;
    const field = fieldOfDocument(type);
    return (
      <FileUpload
        key={type}
        name={field}
        label={label}
        hint={observation === null ? undefined : TEXT.sentBack(observation)}
        optional={!mandatory}
        error={errorOf(field)}
        accept={ACCEPTED_TYPES}
        multiple={!single}
        rules={UPLOAD_TEXTS.rules}
        items={uploadItems(document, uploads.queued, uploads.problems)}
        onAdd={(files) => uploads.add(type, files)}
        onCancel={uploads.cancel}
        onRetry={uploads.retry}
        onRemove={(id) => uploads.remove(document, id)}
      />
    );
  });
