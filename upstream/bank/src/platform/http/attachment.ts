/**
 * Returns the headers of a download, which browsers must never render as a page of the product
 * (docs/security.md#documents-of-a-proposal).
 */
export const attachment = (name: string, contentType: string, size?: number): Record<string, string> => ({
  'content-type': contentType,
  ...(size === undefined ? {} : { 'content-length': String(size) }),
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
});
