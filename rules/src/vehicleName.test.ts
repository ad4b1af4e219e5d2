import { describe, expect, it } from 'vitest';
import { modelText, vehicleName } from './vehicleName.ts';

describe('the vehicle’s name', () => {
  it.each<[Parameters<typeof vehicleName>[0], string, string]>([
    [
      { brandName: 'FIAT', modelName: 'CRONOS', year: 2027, zeroKm: true },
      'Fiat Cronos',
      'Fiat Cronos · 0KM 2027',
    ],
    [
      { brandName: 'HONDA', modelName: 'XR 150L', year: 2024, zeroKm: false },
      'Honda XR 150L',
      'Honda XR 150L · Usado 2024',
    ],
    [{ brandName: null, modelName: null, year: 2027, zeroKm: true }, '', '0KM 2027'],
    [{ year: 2019, zeroKm: false }, '', 'Usado 2019'],
    [{ brandName: '', modelName: '', year: 2019, zeroKm: false }, '', 'Usado 2019'],
    [{ brandName: 'FIAT', modelName: null, year: 2027, zeroKm: true }, 'Fiat', 'Fiat · 0KM 2027'],
    [{ brandName: null, modelName: 'CRONOS', year: 2027, zeroKm: true }, 'Cronos', 'Cronos · 0KM 2027'],
  ])('of %o', (vehicle, model, name) => {
    expect(modelText(vehicle)).toBe(model);
    expect(vehicleName(vehicle)).toBe(name);
  });
});
