import createCache from '@emotion/cache';

/**
 * Where MUI's styles go: at the head's beginning, so that a static sheet of a component wins over them. The prerendered
 * page brings what it was drawn with, under the same key, and the cache takes it over.
 */
export const styleCache = createCache({ key: 'pd', prepend: true });
