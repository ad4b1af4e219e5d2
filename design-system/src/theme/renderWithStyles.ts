import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { styleCache } from './styleCache.ts';

/** Renders an element of a prerendered page and returns its markup and the style elements that it needs. */
export function renderWithStyles(element: ReactNode): { markup: string; styles: string } {
  // An earlier render may have left another brand's styles.
  styleCache.inserted = {};
  styleCache.registered = {};
  const server = createEmotionServer(styleCache);
  const markup = renderToString(element);
  return { markup, styles: server.constructStyleTagsFromChunks(server.extractCriticalToChunks(markup)) };
}
