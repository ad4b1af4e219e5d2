type Values = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Whether the value is of the same type, with all its parts; an answer may be null before or after it is given. */
function isLike(value: unknown, model: unknown): boolean {
  if (isGroup(model))
    return isGroup(value) && Object.keys(model).every((key) => isLike(value[key], model[key]));
  return !isGroup(value) && (model === null || value === null || typeof value === typeof model);
}

/** Those of the kept values that fit the form: a release may have changed or removed a field since. */
export const valuesForForm = (values: Values, form: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => Object.hasOwn(form, field) && isLike(value, form[field]),
    ),
  );
