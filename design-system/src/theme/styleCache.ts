import createCache from '@emotion/cache';

/**
 * The cache of MUI's styles. Prepends them to the head, so that the static style sheets override them. Adopts the
 * styles of a prerendered page, which have the same key. `speedy` as in production: otherwise each rule is a separate
 * style element, and a page with many stories has two thousand.
 */
export const styleCache = createCache({ key: 'pd', prepend: true, speedy: true });
