type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hasShapeOf(value: unknown, model: unknown): boolean {
  if (isRecord(model)) {
    return isRecord(value) && Object.keys(model).every((key) => hasShapeOf(value[key], model[key]));
  }
  if (Array.isArray(model)) return Array.isArray(value);
  // An answer may be null before or after it is given.
  if (model === null || value === null) return typeof value !== 'object' || value === null;
  return typeof value === typeof model;
}

/**
 * Those of the values that the form has fields for. A release can change a field while its value is kept: one of
 * another type, or without a part that the form reads, is dropped.
 */
export const valuesForForm = (values: Values, form: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => Object.hasOwn(form, field) && hasShapeOf(value, form[field]),
    ),
  );
