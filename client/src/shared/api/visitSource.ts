import { cutText } from '@prendarios/rules/cutText';

/**
 * The source of the visit, `metrics` in the schema (SH-02). It is not personal data; it stays in memory and in links
 * until sent.
 */
export type VisitSource = {
  source?: string;
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
};

const PARTS = ['source', 'medium', 'campaign', 'term', 'content'] as const;
const MAX_LENGTH = 100;
/**
 * Everything but letters, digits and the punctuation of campaign names, so that links cannot inject markup or formulas.
 */
const REFUSED = /[^\p{L}\p{N} ._~:/|+-]/gu;

function clean(text: string): string {
  return cutText(
    text
      .replace(REFUSED, '')
      .replace(/^[\s=+@-]+/, '')
      .trim(),
    MAX_LENGTH,
  );
}

export function readVisitSource(search: URLSearchParams): VisitSource {
  const source: VisitSource = {};
  for (const part of PARTS) {
    const value = clean(search.get(`utm_${part}`) ?? '');
    if (value !== '') source[part] = value;
  }
  return source;
}

/** Returns the source as query parameters, for links that load another page. */
export function visitSourceSearch(source: VisitSource): URLSearchParams {
  const search = new URLSearchParams();
  for (const part of PARTS) {
    const value = source[part];
    if (value !== undefined) search.set(`utm_${part}`, value);
  }
  return search;
}

export const NO_SOURCE: VisitSource = {};

let current = NO_SOURCE;

/** Remembers the source that `search` names; does nothing if it names none. */
export function captureVisitSource(search: URLSearchParams): void {
  const found = readVisitSource(search);
  if (Object.keys(found).length > 0) current = found;
}

export function currentVisitSource(): VisitSource {
  return current;
}
