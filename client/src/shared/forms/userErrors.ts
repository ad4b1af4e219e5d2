/** A problem reported by the server, in the shape of the generated `UserError`. */
export type ServerProblem = {
  code: string;
  message: string;
  path: readonly string[];
  /** Documents or data missing from the proposal. */
  missing?: readonly { name: string; message: string }[];
};

/** Messages by field name. */
export type FieldMessages = Record<string, string>;

function readPath(values: unknown, path: readonly string[]): unknown {
  let at: unknown = values;
  for (const part of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Reflect.get(at, part);
  }
  return at;
}

/**
 * Returns the form field that a server path refers to: the longest part of the path that the form has, so that
 * `owner.phone.number` matches `phone.number`, or `phone`.
 */
export function fieldForPath(path: readonly string[], values: object): string | null {
  for (let length = path.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= path.length; start += 1) {
      const part = path.slice(start, start + length);
      if (readPath(values, part) !== undefined) return part.join('.');
    }
  }
  return null;
}

/** Groups the server's problems by field, and returns separately those that match no field of the form. */
export function sortProblems(
  problems: readonly ServerProblem[],
  values: object,
  fieldOf: (problem: ServerProblem) => string | null = () => null,
): { fields: FieldMessages; general: string[] } {
  const fields: FieldMessages = {};
  const general: string[] = [];
  for (const problem of problems) {
    const field = fieldOf(problem) ?? fieldForPath(problem.path, values);
    const { message, missing = [] } = problem;
    if (missing.length > 0) general.push(...missing.map((item) => item.message));
    else if (field === null) general.push(message);
    else fields[field] ??= message;
  }
  return { fields, general };
}
