import { isRealDate } from '@prendarios/rules/birthDate';
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const DECIMAL = /^-?\d{1,15}(?:\.\d{1,6})?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Text in, text out; `read` returns the normalised text, or null for text that is not of this kind. */
function textScalar(name: string, read: (text: string) => string | null): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string => {
    const normalized = typeof value === 'string' ? read(value) : null;
    if (normalized === null) {
      throw new GraphQLError(`${name} cannot represent that value.`, {
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
    return normalized;
  };
  return new GraphQLScalarType<string, string>({
    name,
    // The bank has validated what goes out; checking again would turn an old record into an error.
    serialize: (value) => String(value),
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(literalText(node)),
  });
}

function literalText(node: ValueNode): unknown {
  return node.kind === Kind.STRING ? node.value : null;
}

/** Numbers are taken as well as text: a literal `20000000` is exact, and JSON's are checked by their text. */
function numericScalar(name: string): GraphQLScalarType<string, string> {
  const scalar = textScalar(name, (text) => (DECIMAL.test(text.trim()) ? text.trim() : null));
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
 * What a person types into a form. The parser takes any text, because its refusal would be a GraphQL error: the rules of
 * the mutation refuse a wrong one as a user error of its field (decision 025).
 */
const formScalar = (name: string) => textScalar(name, (text) => text);

export const scalars = {
  Date: textScalar('Date', (text) => (isRealDate(text) ? text : null)),
  DateTime: textScalar('DateTime', (text) => (INSTANT.test(text) ? text : null)),
  Decimal: numericScalar('Decimal'),
  Percentage: numericScalar('Percentage'),
  Dni: formScalar('Dni'),
  Cuil: formScalar('Cuil'),
  Email: formScalar('Email'),
};
