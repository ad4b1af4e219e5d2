const SUCCESS = new Set(['200', '201', '202', '204']);

/**
 * True when an answer's body has a statusCode, number or text, other than 200, 201, 202 or 204, regardless of the
 * HTTP status. A missing statusCode, or null, is not an error.
 */
export function isErrorAnswer(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('statusCode' in body)) return false;
  const { statusCode } = body;
  if (statusCode === undefined || statusCode === null) return false;
  const isCode = typeof statusCode === 'number' || typeof statusCode === 'string';
  return !isCode || !SUCCESS.has(String(statusCode).trim());
}
