import { expect, test } from 'vitest';
import { entryOptions, numberedOptions, placeOptions, soleValue } from './options.ts';

test('keeps the bank’s keys and labels options in sentence or name case', () => {
  expect(entryOptions([{ code: 'DEP', description: 'RELACION DE DEPENDENCIA' }])).toEqual([
    { value: 'DEP', label: 'Relación de dependencia' },
  ]);
  expect(numberedOptions([{ id: '3', description: '0KM MOTOS' }])).toEqual([
    { value: '3', label: '0KM motos' },
  ]);
  expect(placeOptions([{ id: '1', name: 'CAPITAL FEDERAL' }])).toEqual([
    { value: '1', label: 'Ciudad Autónoma de Buenos Aires' },
  ]);
  expect(entryOptions(undefined)).toEqual([]);
});

test('preselects an option only if it is the only one', () => {
  expect(soleValue([{ value: 'CF' }])).toBe('CF');
  expect(soleValue([{ value: 'RI' }, { value: 'CF' }])).toBeNull();
  expect(soleValue([])).toBeNull();
});
