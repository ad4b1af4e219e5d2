import * as z from 'zod/mini';
import type { Check } from '../check.ts';

/** A schema in zod's small build: `Input` is what the form holds, `Output` what it sends. */
export type FormSchema<Input, Output = Input> = z.ZodMiniType<Output, Input>;

/** What a schema's check is given: the value, and the list of faults to add to. */
type Payload<Value> = z.core.ParsePayload<Value>;

/** `continue` lets the other rules speak too: a form shows all its faults at once. */
function addFault<Value>(context: Payload<Value>, message: string, path: string[] = []): void {
  context.issues.push({ code: 'custom', message, path, input: context.value, continue: true });
}

/** A rule for one value: `check` returns the message for a fault, else null. */
export function rule<Value>(check: (value: Value) => Check) {
  return (context: Payload<Value>) => {
    const message = check(context.value);
    if (message !== null) addFault(context, message);
  };
}

/** A rule about several fields; its message belongs to the field `name`. */
export function across<Values extends object>(name: keyof Values & string, check: (values: Values) => Check) {
  return (context: Payload<Values>) => {
    const message = check(context.value);
    if (message !== null) addFault(context, message, [name]);
  };
}

/** A text field; what passes `check` is sent as `normalize` returns it. */
export function text(check: (value: string) => Check, normalize = (value: string) => value.trim()) {
  return z.string().check(rule(check), z.overwrite(normalize));
}

/** A text that may stay empty. */
export const optionalText = (check: (value: string) => Check = () => null) => text(check);

/** A text that may not be empty. */
export const requiredText = (message: string) => text((value) => (value.trim() === '' ? message : null));

/** The value of a list; '' while nothing is chosen. */
export const fromList = (message: string) => text((value) => (value === '' ? message : null));

/** One of several; null while nothing is chosen. */
export function choice<Output, Input>(of: FormSchema<Input, Output>, message: string) {
  return z.pipe(
    z.nullable(of).check(rule((value) => (value === null ? message : null))),
    // A null has its fault by now, and the pipe ends there.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the line above says
    z.transform((value) => value as Output),
  );
}

/** A box that has to be ticked. */
export const ticked = (message: string) => z.boolean().check(rule((isTicked) => (isTicked ? null : message)));

/** Part of a form that is asked only in a case. It passes unchecked; `askedWhen` checks it. */
export const part = <Schema extends z.ZodMiniType>() =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- unchecked on purpose: the form reads the output of a part only in its case
  z.any() as unknown as FormSchema<z.input<Schema>, z.output<Schema>>;

/** Checks the part `name` by `of` when `isAsked`, and leaves it as it was typed otherwise. */
export function askedWhen<Values extends object>(
  name: keyof Values & string,
  of: z.ZodMiniType,
  isAsked: (values: Values) => boolean,
) {
  return (context: Payload<Values>) => {
    if (!isAsked(context.value)) return;
    const { success, data, error } = z.safeParse(of, context.value[name]);
    if (success) Object.assign(context.value, { [name]: data });
    else
      for (const { message, path } of error.issues) addFault(context, message, [name, ...path.map(String)]);
  };
}

/** The first message of each field, by its path with dots, in the order of the schema. */
export function messagesOf(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, values).error?.issues ?? []) {
    messages[path.join('.')] ??= message;
  }
  return messages;
}

/** The schema with faults of what the form does not hold as a value, such as a file on its way; by field. */
export function withFaults<Input, Output>(
  schema: FormSchema<Input, Output>,
  faults: Readonly<Record<string, string>>,
): FormSchema<Input, Output> {
  return schema.check((context) => {
    for (const [field, message] of Object.entries(faults)) addFault(context, message, [field]);
  });
}
