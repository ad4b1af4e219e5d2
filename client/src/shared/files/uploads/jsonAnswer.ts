import { isErrorAnswer } from '@prendarios/rules/answer';

export const TOO_MANY = 429;
export const SERVER_IN_TROUBLE = 500;

/** A response to an upload: its status, and its texts by name; '' for a missing one. */
type JsonAnswer = { status: number; text: (name: string) => string };

/** Parses the response to an upload. The statusCode of an error in the body overrides the HTTP status (VA-14). */
export function readJsonAnswer(status: number, text: string): JsonAnswer {
  const body = parsed(text);
  return {
    status: isErrorAnswer(body) ? Number(Reflect.get(body, 'statusCode')) || SERVER_IN_TROUBLE : status,
    text: (name) => {
      const value: unknown = Reflect.get(body, name);
      return typeof value === 'string' ? value : '';
    },
  };
}

function parsed(text: string): object {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    // A proxy's HTML page, so only the status is known.
    return {};
  }
}
