type Values = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Whether a value has the same type and parts as `model`. Null matches any scalar, because answers can be empty. */
function isLike(value: unknown, model: unknown): boolean {
  if (isGroup(model))
    return isGroup(value) && Object.keys(model).every((key) => isLike(value[key], model[key]));
  return !isGroup(value) && (model === null || value === null || typeof value === typeof model);
}

/** Returns the kept values that fit the form; a release may have changed or removed fields since. */
export const valuesForForm = (values: Values, form: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => Object.hasOwn(form, field) && isLike(value, form[field]),
    ),
  );
