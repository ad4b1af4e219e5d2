import type { FieldNames } from './fieldNames.ts';

export const DOCUMENTS: FieldNames = { data: 'documents' };
