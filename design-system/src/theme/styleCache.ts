import createCache from '@emotion/cache';

/**
 * The cache of MUI's styles. They go at the beginning of the head, so that the static sheets win over them. A
 * prerendered page brings its styles under the same key, and the cache adopts them.
 */
export const styleCache = createCache({ key: 'pd', prepend: true });
