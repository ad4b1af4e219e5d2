/** An expected error: callers see only `code`, `message` and `fields` (docs/domain.md#errors). */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which a retry may succeed; sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    statusCode: number,
    code: string,
    message: string,
    fields?: Record<string, string>,
    retryAfter?: number,
  ) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

export const notFound = (code: string, message: string) => new ApiError(404, code, message);
export const conflict = (code: string, message: string, fields?: Record<string, string>) =>
  new ApiError(409, code, message, fields);

export const invalid = (fields: Record<string, string>) =>
  new ApiError(400, 'VALIDATION', 'Hay datos para corregir.', fields);
