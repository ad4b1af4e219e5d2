import * as z from 'zod/mini';
import type { Check } from '../check.ts';
import { typedText } from '../typedText.ts';

/** A zod/mini schema: `Input` are the values of the form, `Output` the values that it sends. */
export type FormSchema<Input, Output = Input> = z.ZodMiniType<Output, Input>;

/** Argument of a schema's check: the value and the list of issues. */
type Payload<Value> = z.core.ParsePayload<Value>;

/** `continue` also runs the remaining rules, so that a form shows all errors at once. */
function addFault<Value>(context: Payload<Value>, message: string, path: string[] = []): void {
  context.issues.push({ code: 'custom', message, path, input: context.value, continue: true });
}

/** A rule for one value; `check` returns a message, or null if the value is valid. */
export function rule<Value>(check: (value: Value) => Check) {
  return (context: Payload<Value>) => {
    const message = check(context.value);
    if (message !== null) addFault(context, message);
  };
}

/** A rule across fields; its message belongs to the field `name`. */
export function crossFieldRule<Values extends object>(
  name: keyof Values & string,
  check: (values: Values) => Check,
) {
  return (context: Payload<Values>) => {
    const message = check(context.value);
    if (message !== null) addFault(context, message, [name]);
  };
}

/** A text field; `normalize` is applied to valid values. */
export function text(check: (value: string) => Check, normalize = typedText) {
  return z.string().check(rule(check), z.overwrite(normalize));
}

/** A text that may be empty. */
export const optionalText = (check: (value: string) => Check = () => null) => text(check);

/** A text that may not be empty. */
export const requiredText = (message: string) => text((value) => (typedText(value) === '' ? message : null));

/** An option of a list; '' until one is chosen. */
export const fromList = (message: string) => text((value) => (value === '' ? message : null));

/** One of several options; null until one is chosen. */
export function choice<Output, Input>(of: FormSchema<Input, Output>, message: string) {
  return z.pipe(
    z.nullable(of).check(rule((value) => (value === null ? message : null))),
    // Null has already failed the check above, which ends the pipe.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- never null here
    z.transform((value) => value as Output),
  );
}

/** A checkbox that must be ticked. */
export const requiredCheckbox = (message: string) =>
  z.boolean().check(rule((isTicked) => (isTicked ? null : message)));

/** A conditional part of a form, validated by `askedWhen`. */
export const part = <Schema extends z.ZodMiniType>() =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not validated on purpose: the form reads the output of a part only if its condition is met
  z.any() as unknown as FormSchema<z.input<Schema>, z.output<Schema>>;

/** Validates the part `name` with the schema `of` if `isAsked`; leaves it unchanged otherwise. */
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

/** Returns the first message of each field, by dotted path, in schema order. */
export function messagesOf(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, values).error?.issues ?? []) {
    messages[path.join('.')] ??= message;
  }
  return messages;
}

/** Adds errors by field that do not concern form values, such as an unfinished upload. */
export function withFaults<Input, Output>(
  schema: FormSchema<Input, Output>,
  faults: Readonly<Record<string, string>>,
): FormSchema<Input, Output> {
  return schema.check((context) => {
    for (const [field, message] of Object.entries(faults)) addFault(context, message, [field]);
  });
}
