import { isRealDate } from '@prendarios/rules/birthDate';
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const DECIMAL = /^-?\d{1,15}(?:\.\d{1,6})?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * A scalar that is text on both sides; `read` returns the normalised text, or null if it is not `form`, which the error
 * names.
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
    // The bank validated its data; checking it again would turn old records into errors.
    serialize: (value) => String(value),
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(literalText(node)),
  });
}

function literalText(node: ValueNode): unknown {
  return node.kind === Kind.STRING ? node.value : null;
}

/** Accepts numbers as well as text: a literal `20000000` is exact, and JSON numbers are checked by their text. */
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
 * Text from a form field. The parser accepts any text, because refusing it would be a GraphQL error; the rules of the
 * mutation report invalid text as a user error of the field (decision 025).
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
