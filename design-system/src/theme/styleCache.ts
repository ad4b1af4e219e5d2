import createCache from '@emotion/cache';

/**
 * The cache of MUI's styles. They go at the beginning of the head, so that the static sheets win over them. A
 * prerendered page brings its styles under the same key, and the cache adopts them. `speedy` as in production: otherwise
 * each rule is a style element of its own, and a page of many stories has two thousand.
 */
export const styleCache = createCache({ key: 'pd', prepend: true, speedy: true });
