import type { FieldNames } from './fieldNames.ts';

/** Files of documents. */
export const DOCUMENTS: FieldNames = { data: 'documents' };
