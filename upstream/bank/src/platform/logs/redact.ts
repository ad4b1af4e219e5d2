/** Patterns removed from client logs (docs/domain.md#client-logs). */
const PATTERNS: readonly [RegExp, string][] = [
  [/data:[a-z]+\/[\w.+-]+[^,]{0,100},[^\s"']*/gi, '[imagen]'],
  [/(?:[A-Za-z0-9+/_-]{200,}={0,2})/g, '[imagen]'],
  [/[^\s@<>"'(),;:]+(?:@|%40)[^\s@<>"'(),;:]+\.[a-z]{2,}/gi, '[correo]'],
  // By number of digits, with common separators: 22 for a CBU, 11 for a CUIL, ten or more for a phone, seven or eight
  // for a document. Losing other numbers of these lengths is acceptable.
  [/(?<!\d)\d(?:[\s._/-]?\d){21}(?!\d)/g, '[cbu]'],
  [/(?<!\d)(?:2[034567]|3[034]|5[015])[\s._/-]?\d{8}[\s._/-]?\d(?!\d)/g, '[cuil]'],
  [/\+?(?<!\d)\(?\d(?:[\s()._/-]{0,2}\d){9,14}(?!\d)/g, '[teléfono]'],
  [/(?<!\d)\d(?:[\s._/-]?\d){6,7}(?!\d)/g, '[documento]'],
];

/** Names of properties that identify a person, even if no pattern matches the value. */
const NAMES =
  /dni|document|cuit|cuil|cbu|cvu|alias|phone|celular|tel[eé]fono|mail|image|selfie|photo|foto|name|nombre|apellido|address|street|calle|password|contrase|token|secret|authorization|cookie|code|c[oó]digo/i;
/** Request ids are random; a run of their digits would look like a personal number. */
const REQUEST_ID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const MAX_DEPTH = 6;

const withoutPatterns = (text: string): string =>
  PATTERNS.reduce((redacted, [pattern, label]) => redacted.replace(pattern, label), text);

const BASE64 = /[A-Za-z0-9+/_-]{8,}={0,2}/g;

function withoutEncoded(text: string): string {
  return text.replace(BASE64, (token) => {
    const plain = Buffer.from(token, 'base64').toString('utf8');
    return /^[\x20-\x7e\u00a0-\u00ff]+$/.test(plain) && withoutPatterns(plain) !== plain ? '[oculto]' : token;
  });
}

export const redactText = (text: string): string => withoutPatterns(withoutEncoded(text.normalize('NFKC')));

function isRequestId(name: string, value: unknown): boolean {
  return name === 'requestId' && typeof value === 'string' && REQUEST_ID.test(value);
}

/** Returns the value with all personal data replaced, property names included. */
export function redact(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return '[…]';
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number' || typeof value === 'bigint') {
    const text = String(value);
    const redacted = redactText(text);
    return redacted === text ? value : redacted;
  }
  if (Array.isArray(value)) return value.map((one: unknown) => redact(one, depth + 1));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        redactText(name),
        NAMES.test(name) ? '[oculto]' : isRequestId(name, inner) ? inner : redact(inner, depth + 1),
      ]),
    );
  }
  return value;
}
