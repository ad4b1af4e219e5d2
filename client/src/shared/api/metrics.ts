import { cutText } from '@prendarios/rules/cutText';

/** The source of the visit (SH-02). Not personal; kept in memory and in links until it is sent. */
export type Metrics = {
  source?: string;
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
};

const PARTS = ['source', 'medium', 'campaign', 'term', 'content'] as const;
const MAX_LENGTH = 100;
/** Letters, numbers and the marks of campaign names: a link may not bring markup or a formula. */
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

export function readMetrics(search: URLSearchParams): Metrics {
  const metrics: Metrics = {};
  for (const part of PARTS) {
    const value = clean(search.get(`utm_${part}`) ?? '');
    if (value !== '') metrics[part] = value;
  }
  return metrics;
}

/** The metrics as query keys, for links that load another page. */
export function metricsSearch(metrics: Metrics): URLSearchParams {
  const search = new URLSearchParams();
  for (const part of PARTS) {
    const value = metrics[part];
    if (value !== undefined) search.set(`utm_${part}`, value);
  }
  return search;
}

export const NO_METRICS: Metrics = {};

let current = NO_METRICS;

/** Keeps the metrics of the page's address; an address without any changes nothing. */
export function captureMetrics(search: URLSearchParams): void {
  const found = readMetrics(search);
  if (Object.keys(found).length > 0) current = found;
}

export function currentMetrics(): Metrics {
  return current;
}
