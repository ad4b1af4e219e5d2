import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { styleCache } from './styleCache.ts';

/** Renders an element to markup, with the style elements that it uses, for a prerendered page. */
export function renderWithStyles(element: ReactNode): { markup: string; styles: string } {
  // Another brand may have been drawn before: its styles are not this one's.
  styleCache.inserted = {};
  styleCache.registered = {};
  const server = createEmotionServer(styleCache);
  const markup = renderToString(element);
  return { markup, styles: server.constructStyleTagsFromChunks(server.extractCriticalToChunks(markup)) };
}
