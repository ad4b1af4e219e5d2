import { expect, it } from 'vitest';
import {
  idRange,
  platePart,
  plateWords,
  searchedName,
  searchedWords,
  searchTerms,
  searchWords,
} from './proposalSearch.ts';

const nothing = { number: null, document: null };

it.each([
  ['', nothing],
  [' . ', nothing],
  ['104882', { ...nothing, number: '104882' }],
  ['30.111.222', { ...nothing, number: '30111222', document: '30111222' }],
  ['7111222', { ...nothing, number: '7111222', document: '7111222' }],
  ['27-30111222-5', { ...nothing, document: '30111222' }],
  ['27071112225', { ...nothing, document: '7111222' }],
  ['123456789012', { ...nothing, number: '123456789012' }],
  ['1234567890123', nothing],
  ['Solicitud N° 104882', { ...nothing, number: '104882' }],
  ['#104882', { ...nothing, number: '104882' }],
  ['Nro. 104882', { ...nothing, number: '104882' }],
  ['DNI: 30.111.222', { ...nothing, number: '30111222', document: '30111222' }],
  ['CUIL 27-30111222-5', { ...nothing, document: '30111222' }],
  ['Docampo', nothing],
])('parses a search for %j as %j', (text, terms) => {
  expect(searchTerms(text)).toEqual(terms);
});

it('compares names without accents, case or punctuation', () => {
  expect(searchedName('  GÜIRALDES   Ñato-O’Higgins ')).toBe('guiraldes nato o higgins');
});

it.each([
  ['Lucía Castro', ['lucia', 'castro']],
  ['castro, lucia', ['castro', 'lucia']],
  ["D'Angelo", ['d', 'angelo']],
  ['105.21', ['10521']],
  ['Propuesta N° 105213', ['105213']],
  ['DNI 60.000.118', ['60000118']],
  ['27-30111222-5', ['30111222']],
  ['+54 9 11 5000-1234', ['1150001234']],
  ['(011) 5000-1234', ['1150001234']],
  ['BMW 320', ['bmw', '320']],
  ['Patente AAA-123', ['aaa', '123']],
  ['fiat mobi', ['fiat', 'mobi']],
  [' - ', []],
])('a search for %j looks for %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

it.each([
  ['ab 123 cd', 'ab123cd'],
  ['AB-123', 'ab123'],
  ['Patente 123CD', '123cd'],
  ['b12', 'b12'],
  ['123', null],
  ['abc', null],
  ['a1', null],
  ['ab123cd4', null],
  ['Fiat 500 Cult', null],
])('lets a search for %j match the part %j of a plate', (text, part) => {
  expect(platePart(text)).toBe(part);
});

it('stores words that start with every part of a plate', () => {
  expect(plateWords('AB123CD')).toEqual(['AB123CD', 'B123CD', '123CD', '23CD', '3CD']);
  expect(plateWords('')).toEqual([]);
});

it('has no duplicate words for a proposal', () => {
  expect(searchedWords(['Lucía', 'Castro', '30111222', undefined, 'Citroën C3', 'Castro'])).toBe(
    'lucia castro 30111222 citroen c3',
  );
});

it.each([
  ['ID 7310402a', '7310402a-0000-0000-0000-000000000000', '7310402a-ffff-ffff-ffff-ffffffffffff'],
  ['id 7310', '73100000-0000-0000-0000-000000000000', '7310ffff-ffff-ffff-ffff-ffffffffffff'],
  ['7310402A-5a7d', '7310402a-5a7d-0000-0000-000000000000', '7310402a-5a7d-ffff-ffff-ffffffffffff'],
])('a search for %j finds the ids from %s to %s', (text, first, last) => {
  expect(idRange(text)).toEqual([first, last]);
});

it.each(['ID 731', '7310402', 'ID García', 'Idalgo', 'acabada', '', `${'7310402a'.repeat(4)}0`])(
  'a search for %j finds no id',
  (text) => {
    expect(idRange(text)).toBeNull();
  },
);
