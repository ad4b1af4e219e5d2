import { buildSchema, getNamedType, isInputObjectType, isLeafType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { currentSchema } from './operations.ts';

const fields = Object.values(buildSchema(currentSchema()).getTypeMap()).flatMap((type) => {
  if (type.name.startsWith('__')) return [];
  if (isInputObjectType(type)) return Object.values(type.getFields());
  return isObjectType(type) ? Object.values(type.getFields()).flatMap((field) => [field, ...field.args]) : [];
});
const typesOf = (name: RegExp) => {
  const types = fields.filter((field) => name.test(field.name)).map((field) => getNamedType(field.type));
  return new Set(types.filter(isLeafType).map((type) => type.name));
};

it('ids in outputs, inputs and arguments have the type ID (decision 025)', () => {
  expect([...typesOf(/^id$|Ids?$/)]).toEqual(['ID']);
});

it('codes are a String or an enum of the schema', () => {
  expect([...typesOf(/^code$|Codes?$/)].toSorted()).toEqual(['String', 'UserErrorCode']);
});
