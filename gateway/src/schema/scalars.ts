import { isRealDate } from '@prendarios/rules/birthDate';
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const DECIMAL = /^-?\d{1,15}(?:\.\d{1,6})?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Creates a scalar that is text on both sides. `read` returns the normalised text, or null if it does not have the
 * `form` that the error names.
 */
function textScalar(
  name: string,
  form: string,
  read: (text: string) => string | null,
): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string => {
    const normalized = typeof value === 'string' ? read(value) : null;
    if (normalized === null) {
      throw new GraphQLError(`${name} must be ${form}.`, {
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
    return normalized;
  };
  return new GraphQLScalarType<string, string>({
    name,
    // The bank has validated its data; another check would turn old records into errors.
    serialize: (value) => String(value),
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(literalText(node)),
  });
}

function literalText(node: ValueNode): unknown {
  return node.kind === Kind.STRING ? node.value : null;
}

/** Creates a scalar that also accepts numbers: literals such as `20000000` are exact, JSON numbers become text. */
function numericScalar(name: string, example: string): GraphQLScalarType<string, string> {
  const form = `decimal text such as ${example}`;
  const scalar = textScalar(name, form, (text) => (DECIMAL.test(text.trim()) ? text.trim() : null));
  return new GraphQLScalarType<string, string>({
    ...scalar.toConfig(),
    parseValue: (value) => scalar.parseValue(typeof value === 'number' ? String(value) : value),
    parseLiteral: (node) =>
      scalar.parseValue(
        node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : null,
      ),
  });
}

/**
 * Creates a scalar for text of a form field. It accepts any text, because a rejection would be a GraphQL error; the
 * mutation's rules report invalid text as a user error of the field (decision 025).
 */
const formScalar = (name: string) => textScalar(name, 'text', (text) => text);

export const scalars = {
  Date: textScalar('Date', 'a date such as 2026-11-20', (text) => (isRealDate(text) ? text : null)),
  DateTime: textScalar('DateTime', 'an instant such as 2026-11-20T12:00:00-03:00', (text) =>
    INSTANT.test(text) ? text : null,
  ),
  Decimal: numericScalar('Decimal', '955420.91'),
  Percentage: numericScalar('Percentage', '57.75'),
  Dni: formScalar('Dni'),
  Cuil: formScalar('Cuil'),
  Email: formScalar('Email'),
};
