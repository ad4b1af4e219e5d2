import { describe, expect, it } from 'vitest';
import { defaultVehicleType, offeredVehicleTypes } from './vehicleType.ts';

const types = ['A', 'M', 'U', 'T', 'R'].map((code) => ({ code }));

describe('vehicle types', () => {
  it.each([
    ['[VA-12] the self-employed', 1, null, 'AMU'],
    ['[VA-12] an employee', 2, null, 'AM'],
    ['[VA-12] an unknown occupation', null, null, 'AM'],
    ['[ST-22] an agreement for utilities and hidden types', 1, ['U', 'T'], 'U'],
    ['an agreement for cars', 2, ['A'], 'A'],
    ['an agreement for none', 1, [], ''],
  ])('%s sees %4$s', (_who, occupationId, agreementTypes, expected) => {
    const offered = offeredVehicleTypes(types, { occupationId, agreementTypes, hiddenCodes: ['T', 'R'] });
    expect(offered.map(({ code }) => code).join('')).toBe(expected);
  });

  it('[ST-22] hides only the configured types', () => {
    expect(offeredVehicleTypes(types, { occupationId: 1, hiddenCodes: [] })).toHaveLength(5);
  });
});

describe('[EN-16] the initial type', () => {
  it.each([
    ['cars if they are offered', 'MUA', 'A'],
    ['the only type', 'M', 'M'],
    ['null for several types without cars', 'MU', null],
    ['null without types', '', null],
  ])('is %s', (_name, codes, expected) => {
    expect(defaultVehicleType(codes.split('').map((code) => ({ code })))).toBe(expected);
  });
});
