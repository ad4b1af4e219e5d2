import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { styleCache } from './styleCache.ts';

/** An element's markup, and the style elements that it is drawn with, for a page that is made before it is asked for. */
export function renderWithStyles(element: ReactNode): { markup: string; styles: string } {
  // Another brand may have been drawn before: its styles are not this one's.
  styleCache.inserted = {};
  styleCache.registered = {};
  const server = createEmotionServer(styleCache);
  const markup = renderToString(element);
  return { markup, styles: server.constructStyleTagsFromChunks(server.extractCriticalToChunks(markup)) };
}
