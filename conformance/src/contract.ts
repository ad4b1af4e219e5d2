import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Json = Readonly<Record<string, unknown>>;
type Answer = Readonly<{
  headers?: Record<string, { $ref?: string }>;
  content?: Record<string, { schema?: Json }>;
}>;
type RawOperation = Readonly<{
  operationId: string;
  summary: string;
  parameters?: readonly Json[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, Answer>;
  'x-writes'?: boolean;
  'x-optional'?: boolean;
}>;
export type OpenApi = Readonly<{
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Json; headers?: Record<string, { required?: boolean }> };
}>;

/** An operation of the bank's REST contract. */
export type Operation = Readonly<{
  id: string;
  summary: string;
  method: string;
  path: string;
  /** Whether a bank may lack the call and return 404. */
  isOptional: boolean;
  isWrite: boolean;
  /** Whether the body has required properties. */
  needsBody: boolean;
  responses: Record<string, Answer>;
}>;

/** An answer with its duration in milliseconds. */
export type Received = Readonly<{ status: number; body: unknown; headers: Headers; ms: number }>;

/** The problems of an answer, by check; empty if it is correct. */
export type Faults = Readonly<{ shape?: string; codes?: string; headers?: string }>;

/** The OpenAPI document, compiled to validate answers. */
export class Contract {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly #ajv: Ajv2020;
  readonly #document: OpenApi;
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: OpenApi) {
    this.#document = document;
    this.#ajv = new Ajv2020({ strict: false, allErrors: false });
    addFormats.default(this.#ajv);
    this.#ajv.addSchema({ $id: 'contract', components: document.components });
    this.operations = new Map(
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, raw]): [string, Operation] => [
          raw.operationId,
          {
            id: raw.operationId,
            summary: raw.summary,
            method: method.toUpperCase(),
            path: path.replace(/^\/api/, ''),
            isOptional: raw['x-optional'] === true,
            isWrite: raw['x-writes'] === true,
            needsBody: this.#requires(raw.requestBody?.content['application/json']?.schema),
            responses: raw.responses,
          },
        ]),
      ),
    );
  }

  of(id: string): Operation {
    const found = this.operations.get(id);
    if (found === undefined) throw new Error(`The contract has no call ${id}.`);
    return found;
  }

  #requires(schema: Json | undefined): boolean {
    const reference = schema?.['$ref'];
    const found =
      typeof reference === 'string'
        ? this.#document.components.schemas[reference.split('/').at(-1) ?? '']
        : schema;
    if (typeof found !== 'object' || found === null || !('required' in found)) return false;
    return Array.isArray(found.required) && found.required.length > 0;
  }

  #validator(operation: Operation, status: number, schema: Json): ValidateFunction {
    const name = `${operation.id} ${status}`;
    const known = this.#validators.get(name);
    if (known !== undefined) return known;
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same schema with absolute references
    const made = this.#ajv.compile(JSON.parse(text) as Json);
    this.#validators.set(name, made);
    return made;
  }

  /** Returns where an answer violates the contract. */
  faultsOf(operation: Operation, { status, body, headers }: Received): Faults {
    const declared = operation.responses[status];
    if (declared === undefined) return { codes: `answered ${status}, which the contract does not have` };
    const missing = Object.entries(declared.headers ?? {}).find(([name, { $ref = '' }]) => {
      const header = this.#document.components.headers?.[$ref.split('/').at(-1) ?? ''];
      return header?.required === true && !headers.has(name);
    });
    const withoutHeader =
      missing === undefined ? {} : { headers: `answered ${status} without ${missing[0]}` };
    const schema = declared.content?.['application/json']?.schema;
    if (schema === undefined) return withoutHeader;
    const validate = this.#validator(operation, status, schema);
    if (validate(body)) return withoutHeader;
    const [error] = validate.errors ?? [];
    const where =
      error?.instancePath === '' ? 'the answer' : error?.instancePath.slice(1).replaceAll('/', '.');
    const allowed: unknown = error?.params['allowedValues'];
    const text = `${where} ${error?.message}${Array.isArray(allowed) ? ` (${allowed.join(', ')})` : ''}`;
    return status < 400 ? { ...withoutHeader, shape: text } : { codes: `answered ${status}: ${text}` };
  }
}
