import { describe, expect, it } from 'vitest';
import { chassisWarning, checkChassis } from './chassis.ts';
import { checkPlate, normalizePlate } from './plate.ts';

describe('plate and chassis number', () => {
  it.each([
    ['AB 123-cd', 'A', true],
    ['abc123', 'A', true],
    ['ABC123', 'U', true],
    ['123ABC', 'A', false],
    ['AB1234CD', 'A', false],
    ['123ABC', 'M', true],
    ['A123BCD', 'M', true],
    ['ABC123', 'M', false],
    ['', 'A', false],
  ])('checks the plate %j on type %s: %s', (plate, type, valid) =>
    expect(checkPlate(plate, type) === null).toBe(valid),
  );

  it('formats plates in capitals without spaces', () =>
    expect(normalizePlate(' ab 123 cd ')).toBe('AB123CD'));

  it.each([
    ['1M8GDM9AXKP042788', 'A', true],
    ['1m8gdm9axkp042788', 'A', true],
    ['1M8GDM9AXKP04278', 'A', false],
    ['IM8GDM9AXKP042788', 'A', false],
    ['OM8GDM9AXKP042788', 'A', false],
    ['QM8GDM9AXKP042788', 'A', false],
    ['LZ123', 'M', true],
    ['LZ12', 'M', false],
    ['L'.repeat(21), 'M', false],
  ])('checks the chassis number %s on type %s: %s', (chassis, type, valid) =>
    expect(checkChassis(chassis, type) === null).toBe(valid),
  );

  it.each([
    ['1M8GDM9AXKP042788', null],
    ['11111111111111111', null],
    ['1M8GDM9A1KP042788', 'Revisá el chasis: el dígito de control no coincide.'],
    ['LZ123', null],
  ])('warns about the check digit of %s: %j', (chassis, expected) =>
    expect(chassisWarning(chassis)).toBe(expected),
  );
});
