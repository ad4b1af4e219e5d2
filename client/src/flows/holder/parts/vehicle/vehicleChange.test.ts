import { describe, expect, test } from 'vitest';
import { simulation } from '#testing/samples/holder.ts';
import { EMPTY_CHOICE } from '#shared/loan/quote/choice.ts';
import { flowNavigation } from '../../flow/flowNavigation.ts';
import { choiceOfSimulation, isSameVehicle, isVehicleChange, vehicleChangeHref } from './vehicleChange.ts';

const { href } = flowNavigation(
  { audience: 'guest', choice: EMPTY_CHOICE, coOwnerEnabled: false, simulation, proposal: null },
  new URLSearchParams(),
  {},
);
const evaluated = choiceOfSimulation(simulation);

describe('changing the vehicle of an offer [CA-33]', () => {
  test.each([
    [undefined, '/titular/cotizacion/cotizar/por-modelo'],
    ['PER_VALUE', '/titular/cotizacion/cotizar/por-valor'],
  ] as const)('starts from the evaluated vehicle: %s', (kind, path) => {
    const address = new URL(vehicleChangeHref(href, simulation, kind), 'https://banco.example');
    expect(address.pathname).toBe(path);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ convenio: '1', valor: '43500000' });
    expect(isVehicleChange(address.search)).toBe(true);
  });

  test('requires the query parameter', () => {
    expect(isVehicleChange('?convenio=1')).toBe(false);
  });

  test.each([
    ['the same', {}, true],
    ['another value', { purchaseValue: 1 }, false],
    ['another model', { modelId: '9' }, false],
    ['the same value without its model', { kind: 'PER_VALUE' }, false],
  ] as const)('compares %s with the evaluated vehicle: %j is %s', (_what, change, same) => {
    expect(isSameVehicle({ ...evaluated, ...change }, simulation)).toBe(same);
  });
});
