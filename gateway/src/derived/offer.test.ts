import type { RateMode } from '@prendarios/rules/quote';
import { describe, expect, it } from 'vitest';
import { codeOfMode } from '../bank/codes.ts';
import { offeredCoupons, shownVehicleTypes, sortedPointsOfSale } from './catalogues.ts';
import { deriveOffer } from './offer.ts';

type Amounts = { fixed: number; uva: number };
const rates = (...modes: RateMode[]) =>
  modes.map(codeOfMode).flatMap((indexerType) => [
    { indexerType, matrixCode: `${indexerType}-1`, termFrom: 6, termTo: 12 },
    { indexerType, matrixCode: `${indexerType}-2`, termFrom: 13, termTo: 60 },
  ]);
const scoring = ({ fixed, uva }: Amounts, modes: RateMode[]) => ({
  riskEvaluation: {
    riskEvaluationResultDTO: {
      finalAmount: fixed,
      finalAmountUVA: uva,
      minAmount: 1_000_000,
      minAmountUVA: 1_000_000,
      finalInstallment: 48,
      finalInstallmentUVA: 36,
      ltv: 80,
      ltvUVA: 70,
    },
  },
  ratesProductViewDTOList: rates(...modes),
});

describe('an offer', () => {
  it.each([
    [{ fixed: 10e6, uva: 8e6 }, ['FIXED', 'UVA'], 'FIXED', [true, true]],
    [{ fixed: 10e6, uva: 0 }, ['FIXED', 'UVA'], 'FIXED', [true, false]],
    [{ fixed: 0, uva: 8e6 }, ['FIXED', 'UVA'], 'UVA', [false, true]],
    [{ fixed: 10e6, uva: 8e6 }, ['UVA'], 'UVA', [false, true]],
  ] as const)('[ST-25] of %j with rates %j starts with %s', (amounts, modes, initialMode, available) => {
    const offer = deriveOffer(scoring(amounts, [...modes]), 20e6);
    expect(offer?.initialMode).toBe(initialMode);
    expect(offer?.modes.map((mode) => mode.available)).toEqual(available);
  });

  it.each([
    [{ fixed: 0, uva: 0 }, ['FIXED', 'UVA']],
    [{ fixed: 10e6, uva: 0 }, ['UVA']],
    [{ fixed: 10e6, uva: 8e6 }, []],
  ] as const)('[ST-24] of %j with rates %j is null', (amounts, modes) => {
    expect(deriveOffer(scoring(amounts, [...modes]), 20e6)).toBeNull();
  });

  it('[ST-28] has each mode’s limits and default term', () => {
    expect(deriveOffer(scoring({ fixed: 10e6, uva: 8e6 }, ['FIXED', 'UVA']), 20e6)?.modes).toEqual([
      {
        mode: 'FIXED',
        available: true,
        minAmount: 1e6,
        maxAmount: 10e6,
        defaultTerm: 48,
        minTerm: 6,
        maxTerm: 60,
        ltv: 80,
      },
      {
        mode: 'UVA',
        available: true,
        minAmount: 1e6,
        maxAmount: 8e6,
        defaultTerm: 36,
        minTerm: 6,
        maxTerm: 60,
        ltv: 70,
      },
    ]);
  });
});

describe('lists for the screens', () => {
  it('[VA-18] sort points of sale by business name and include their cities', () => {
    const points = sortedPointsOfSale([
      { code: '2', business_name: 'Zonda', city: 'SALTA' },
      { code: '1', business_name: 'Ángulo', city: 'ROSARIO' },
      { code: '3', business_name: 'Bravo', city: 'LA PLATA' },
    ]);
    expect(points.map(({ code, city }) => [code, city])).toEqual([
      ['1', 'ROSARIO'],
      ['3', 'LA PLATA'],
      ['2', 'SALTA'],
    ]);
  });

  it('[VA-19] have the default coupon first, or alone if the bank has none or fails', () => {
    const known = { id: 'CUP', description: 'Tres puntos', mode: 'PER_MODEL', tnaDiscount: 3 } as const;
    const none = { id: 'COUPON_DEFAULT', description: 'Sin cupón', mode: null, tnaDiscount: 0 };
    expect(offeredCoupons([known])).toEqual([none, known]);
    expect(offeredCoupons([])).toEqual([none]);
    expect(offeredCoupons(null)).toEqual([none]);
  });

  it.each([
    [1, null, ['A', 'M', 'U']],
    [2, null, ['A', 'M']],
    [null, null, ['A', 'M', 'U']],
    [1, ['A', 'U'], ['A', 'U']],
    [2, ['U'], []],
  ])(
    '[ST-22] [VA-12] for occupation %j and agreement types %j have %j',
    (occupationId, agreementTypes, expected) => {
      const types = ['A', 'T', 'M', 'U', 'R'].map((code) => ({ code, description: code }));
      const shown = shownVehicleTypes(types, { occupationId, hiddenCodes: ['T', 'R'], agreementTypes });
      expect(shown.map(({ code }) => code)).toEqual(expected);
    },
  );
});
