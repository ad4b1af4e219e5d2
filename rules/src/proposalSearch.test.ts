import { expect, it } from 'vitest';
import { searchedName, searchTerms } from './proposalSearch.ts';

const nothing = { number: null, document: null, name: null };

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
  ['Docampo', { ...nothing, name: 'docampo' }],
  ['Núñez, María', { ...nothing, name: 'nunez maria' }],
  ["D'Angelo 2", { ...nothing, name: 'd angelo 2' }],
])('a search for %j means %j', (text, terms) => {
  expect(searchTerms(text)).toEqual(terms);
});

it('names are compared without accents, case and signs', () => {
  expect(searchedName('  GÜIRALDES   Ñato-O’Higgins ')).toBe('guiraldes nato o higgins');
});
