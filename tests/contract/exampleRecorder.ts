import { join } from 'node:path';
import { format } from 'prettier';
import type { Exchange } from '../../conformance/src/bank.ts';
import type { Example } from '../../upstream/bank/src/domain/openapi/examples.ts';
import { root } from '../support/sourceFiles.ts';

export const EXAMPLES_FILE = join(root, 'upstream/bank/openapi.examples.json');
const MOST_ENTRIES = 2;
const LONGEST_TEXT = 400;
/** Replaces the random key of a link. */
const KEY = 'Zm9yLXRoZS1leGFtcGxlLQ';
const KEY_LENGTH = KEY.length;

/** Maps real uuids to stable ones. */
type Uuids = Map<string, string>;

function stableUuid(uuid: string, uuids: Uuids): string {
  const known = uuids.get(uuid);
  if (known !== undefined) return known;
  const made = `00000000-0000-4000-8000-${String(uuids.size + 1).padStart(12, '0')}`;
  uuids.set(uuid, made);
  return made;
}

const stabilized = (text: string, uuids: Uuids): string =>
  text.length > LONGEST_TEXT
    ? '/9j/4AAQSkZJRg=='
    : text
        .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (uuid) => stableUuid(uuid, uuids))
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '2026-11-20T15:00:00.000Z')
        .replaceAll(/\b[0-9a-f]{64}\b/g, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
        .replaceAll(/(?<![\w-])[\w-]{60,}(?![\w-])/g, 'eyJhIjoxfQ')
        .replaceAll(/\b\d{4}-\d{4}-\d{4}\b/g, '1234-5678-9012');

/** Replaces values that change between runs, and truncates lists. */
function steadied(value: unknown, uuids: Uuids, name = ''): unknown {
  if (name === 'code' && typeof value === 'string' && /^\d{6}$/.test(value)) return '123456';
  if (name === 'key' && typeof value === 'string' && value.length === KEY_LENGTH) return KEY;
  if (typeof value === 'string') return stabilized(value, uuids);
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map((entry) => steadied(entry, uuids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [stabilized(key, uuids), steadied(entry, uuids, key)]),
  );
}

function exampleOf({ request, received }: Exchange, uuids: Uuids): Example {
  const given = { ...request.path, ...request.query };
  const parameters = Object.entries(given).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'string' ? stabilized(value, uuids) : value,
  ]);
  const type = received.headers.get('content-type') ?? '';
  return {
    ...(parameters.length === 0 ? {} : { parameters: Object.fromEntries(parameters) }),
    ...(request.body === undefined ? {} : { body: steadied(request.body, uuids) }),
    ...(received.body instanceof Uint8Array
      ? { answerType: type }
      : { answer: steadied(received.body, uuids) }),
  };
}

/** An empty page is a poor example of its call. */
const isEmpty = ({ answer }: Example) =>
  answer !== undefined && JSON.stringify(answer).includes('"items":[]');

/**
 * Records the first successful exchange of every call while the conformance kit runs against the reference bank, with
 * stable values in place of those that change between runs.
 */
export function exampleRecorder() {
  const examples: Record<string, Example> = {};
  const uuids: Uuids = new Map();
  return {
    observe: (exchange: Exchange): void => {
      const { operation, received } = exchange;
      const known = examples[operation.id];
      if (received.status === 200 && (known === undefined || isEmpty(known))) {
        examples[operation.id] = exampleOf(exchange, uuids);
      }
    },
    /** Returns the content of EXAMPLES_FILE. */
    text: (): Promise<string> => {
      const sorted = Object.entries(examples).toSorted(([one], [other]) => (one < other ? -1 : 1));
      return format(JSON.stringify(Object.fromEntries(sorted)), { parser: 'json', printWidth: 110 });
    },
  };
}
