import { Ajv } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { CALLS, type components, type operations } from '../generated/bankContract.ts';
import schemas from '../generated/bankSchemas.json' with { type: 'json' };
import type { AnswerCheck } from './client/answerCheck.ts';
import type { BankCall } from './client/BankClient.ts';

/** The schemas of the bank's REST contract, as `tolerances.ts` relaxes them. Amounts are in pesos. */
export type Schemas = components['schemas'];

export type FlowAnswer = Schemas['Flow'];

/** A call of the contract by its operationId, which also names it in logs, metrics and idempotency keys. */
export type CallName = keyof typeof CALLS;
type NameWith<Writes extends boolean> = {
  [Name in CallName]: (typeof CALLS)[Name]['writes'] extends Writes ? Name : never;
}[CallName];
/** A call that changes nothing at the bank, whatever its method. */
export type ReadName = NameWith<false>;
export type WriteName = NameWith<true>;

export type Answer<Name extends CallName> = Schemas[(typeof CALLS)[Name]['answer']];

type Parameters<Name extends CallName> = operations[Name]['parameters'];
type Body<Name extends CallName> = operations[Name] extends { requestBody: { content: infer Content } }
  ? Content['application/json' & keyof Content]
  : never;

/** A part of the arguments: omitted if the call has none, optional if all its properties are. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Partial<Value> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

export type Arguments<Name extends CallName> = Part<'path', NonNullable<Parameters<Name>['path']>> &
  Part<'query', NonNullable<Parameters<Name>['query']>> &
  Part<'body', Body<Name>> &
  Pick<BankCall<unknown>, 'behalf'>;

const ajv = new Ajv({
  allowUnionTypes: true,
  formats: { date: fullFormats.date, 'date-time': fullFormats['date-time'] },
});
ajv.addSchema(schemas);

/** Compiles the schema on its first use. */
function checkOf<Name extends CallName>(name: Name): AnswerCheck<Answer<Name>> {
  const check = ajv.getSchema<Answer<Name>>(`bank#/$defs/${CALLS[name].answer}`);
  if (check === undefined) throw new Error(`The contract has no schema for the answer of ${name}.`);
  return check;
}

type CallEntry = Pick<BankCall<unknown>, 'method' | 'path' | 'headers'> & { writes: boolean };
type AnyArguments = Pick<BankCall<unknown>, 'behalf' | 'query' | 'body'> & {
  readonly path?: Readonly<Record<string, string | number>>;
};

/** Returns the call with its URL filled in. */
export function callOf<Name extends CallName>(
  name: Name,
  args: Arguments<Name> & AnyArguments,
): BankCall<Answer<Name>> {
  const { method, path, writes, headers }: CallEntry = CALLS[name];
  const { path: values = {}, ...rest } = args;
  return {
    ...rest,
    name,
    kind: writes ? 'write' : 'read',
    method,
    headers,
    path: path.replaceAll(/\{(\w+)\}/g, (_braces, key: string) => encodeURIComponent(values[key] ?? '')),
    check: checkOf(name),
  };
}

/** Returns the arguments of a call about the proposal in its path, on behalf of a user who may open it. */
export const ofProposal = (id: string) => ({ path: { id }, behalf: { proposal: id } }) as const;
