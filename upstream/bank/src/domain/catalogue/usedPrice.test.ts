import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usedPrice, vehicleAge, yearsOfModel, zeroKmYear } from './usedPrice.ts';

const model = { refPrice: 31_200_000, zeroKm: true, yearFrom: 2017, yearTo: 2027 };

describe('prices by year', () => {
  it.each([
    [1, 26_832_000],
    [2, 24_820_000],
    [5, 19_644_000],
    [0, 26_832_000],
  ])('make a model priced at 31.2 million worth, at %i years, %i', (age, price) =>
    expect(usedPrice(31_200_000, age)).toBe(price),
  );

  it.each([
    ['2026-09-30', 2026],
    ['2026-10-01', 2027],
    ['2026-11-20', 2027],
    ['2031-01-01', 2031],
  ])('on %s the 0 km year is %i', (today, year) => expect(zeroKmYear(today)).toBe(year));

  it('count whole calendar years', () => {
    expect(['2027', '2026', '2020'].map((year) => vehicleAge(Number(year), '2026-11-20'))).toEqual([0, 0, 6]);
  });

  it('list the years of a model in production, newest first, valid up to the agreement’s age limit', () => {
    const years = yearsOfModel(model, '2026-11-20', 5);
    expect(years[0]).toEqual({ year: 2027, price: 31_200_000, zeroKm: true, valid: true });
    expect(years[1]).toEqual({ year: 2026, price: 26_832_000, zeroKm: false, valid: true });
    expect(years.filter(({ zeroKm }) => zeroKm)).toHaveLength(1);
    expect(years.filter(({ valid }) => valid).map(({ year }) => year)).toEqual([
      2027, 2026, 2025, 2024, 2023, 2022, 2021,
    ]);
    expect(years.at(-1)?.year).toBe(2017);
  });

  it('exclude used vehicles of the current year before October', () => {
    expect(yearsOfModel(model, '2026-06-01', null)[1]).toMatchObject({ year: 2025, price: 26_832_000 });
  });

  it('list a discontinued model up to its last year', () => {
    const years = yearsOfModel({ ...model, zeroKm: false, yearTo: 2019 }, '2026-11-20', null);
    expect(years.map(({ year }) => year)).toEqual([2019, 2018, 2017]);
    expect(years.some(({ zeroKm }) => zeroKm)).toBe(false);
  });

  it('mark vehicles worth less than the smallest loan', () => {
    const years = yearsOfModel({ ...model, refPrice: 1_200_000 }, '2026-11-20', null);
    expect(years.filter(({ valid }) => valid).map(({ year }) => year)).toEqual([2027, 2026, 2025]);
  });

  it('exist in later years, and never rise with age', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2026, max: 2060 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const years = yearsOfModel(model, `${year}-${String(month).padStart(2, '0')}-15`, null);
        expect(years[0]?.zeroKm).toBe(true);
        for (const [at, { price, year: modelYear }] of years.slice(1).entries()) {
          expect(price).toBeLessThanOrEqual(years[at]?.price ?? 0);
          expect(modelYear).toBe((years[at]?.year ?? 0) - 1);
          expect(price % 1000).toBe(0);
        }
      }),
    );
  });
});
