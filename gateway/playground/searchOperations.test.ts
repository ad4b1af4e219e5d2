import { expect, it } from 'vitest';
import { searchOperations } from './searchOperations.ts';

const operations = [
  {
    screen: 'holder/person',
    name: 'People',
    query: 'query People { owner { monthlyIncome } }',
    variables: {},
  },
  {
    screen: 'holder/person',
    name: 'Start',
    query: 'mutation Start($input: I!) { a }',
    variables: { input: { cuil: '1' } },
  },
  { screen: 'dashboard', name: 'PeopleOfSale', query: 'query PeopleOfSale { a }', variables: {} },
  { screen: 'dashboard', name: 'Sale', query: 'query Sale { peopleCount }', variables: {} },
];

it.each([
  ['', [0, 1, 2, 3]],
  ['sale', [3, 2]],
  ['people', [0, 2, 3]],
  ['MONTHLYincome', [0]],
  ['cuil', [1]],
  ['holder start', [1]],
  ['dashboard cuil', []],
])('finds %j by name, screen, field and variable, names first', (words, expected) => {
  expect(searchOperations(operations, words)).toEqual(expected);
});
