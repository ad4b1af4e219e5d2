import { SHARED_QUOTE_TEXTS as TEXT } from './texts.ts';

export const SHARED_QUOTE_PATH = '/cotizacion/:token';
/** What the page has before its quote is read. */
export const SHARED_QUOTE_HEADING = { title: TEXT.title };
