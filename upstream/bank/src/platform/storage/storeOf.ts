import type { Settings } from '../settings.ts';
import { diskStore } from './diskStore.ts';
import type { DocumentStore } from './documentStore.ts';
import { s3Store } from './s3Store.ts';

/** Returns the configured document store. */
export const storeOf = ({ s3, documentsDir }: Pick<Settings, 's3' | 'documentsDir'>): DocumentStore =>
  s3 === null ? diskStore(documentsDir) : s3Store(s3);
