const SUCCESS = new Set(['200', '201', '202', '204']);

/**
 * Whether the body of an answer reports an error: a statusCode (number or text) other than 200, 201, 202 or 204,
 * whatever the HTTP status. A missing or null statusCode is not an error.
 */
export function isErrorAnswer(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('statusCode' in body)) return false;
  const { statusCode } = body;
  if (statusCode === undefined || statusCode === null) return false;
  const isCode = typeof statusCode === 'number' || typeof statusCode === 'string';
  return !isCode || !SUCCESS.has(String(statusCode).trim());
}
