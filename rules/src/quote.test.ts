import { describe, expect, it } from 'vitest';
import { hasNoOffer, initialMode, isModeAvailable, isNotApproved, type Offer, quoteInMode } from './quote.ts';

function offer(finalAmount: number, finalAmountUVA: number, terms: Partial<Offer['terms']> = {}): Offer {
  const risk = {
    minAmount: 1_000_000,
    minAmountUVA: 1_100_000,
    finalInstallment: 48,
    finalInstallmentUVA: 36,
  };
  return {
    risk: { ...risk, finalAmount, finalAmountUVA },
    total: 40_000_000,
    terms: { FIXED: [12, 24, 48, 60], UVA: [12, 36], ...terms },
  };
}

describe('the quote', () => {
  it.each([
    ['both amounts', offer(2e7, 1e7), 'FIXED'],
    ['only UVA', offer(0, 1e7), 'UVA'],
    ['neither', offer(0, 0), 'FIXED'],
    ['fixed without rates', offer(2e7, 1e7, { FIXED: [] }), 'UVA'],
    ['UVA without rates', offer(0, 1e7, { UVA: [] }), 'FIXED'],
  ])('[ST-25] starts in the right mode with %s', (_case, given, mode) =>
    expect(initialMode(given)).toBe(mode),
  );

  it('[ST-24] is declined only when both amounts are 0', () => {
    expect(isNotApproved(offer(0, 0).risk)).toBe(true);
    expect(isNotApproved(offer(0, 1).risk)).toBe(false);
    expect(isNotApproved(offer(1, 0).risk)).toBe(false);
  });

  it('has no offer when no mode has both amount and rates', () => {
    expect(hasNoOffer(offer(2e7, 0, { FIXED: [] }))).toBe(true);
    expect(hasNoOffer(offer(2e7, 0))).toBe(false);
    expect(isModeAvailable(offer(0, 1e7), 'FIXED')).toBe(false);
    expect(isModeAvailable(offer(0, 1e7), 'UVA')).toBe(true);
  });

  it('[ST-28] [EN-05] starts at the mode’s maximum and its final instalment', () => {
    expect(quoteInMode(offer(2e7, 1e7, { FIXED: [60, 12, 48, 24] }), 'FIXED', 10)).toEqual({
      selectedAmount: 2e7,
      min: 1_000_000,
      max: 2e7,
      selectedInstallment: 48,
      total: 40_000_000,
      mode: 'FIXED',
      minInstallments: 12,
      maxInstallments: 60,
      terms: [12, 24, 48, 60].map((value) => ({ value, label: `${value} cuotas` })),
      percentage: 50,
      dueDate: 10,
    });
  });

  it('[ST-28] uses the longest offered term if the final instalment is not offered', () => {
    expect(quoteInMode(offer(2e7, 0, { FIXED: [12, 36] }), 'FIXED', 10).selectedInstallment).toBe(36);
  });

  it('[ST-26] switches to the maximum and final instalment of the other mode', () => {
    expect(quoteInMode(offer(2e7, 1e7), 'UVA', 15)).toMatchObject({
      mode: 'UVA',
      selectedAmount: 1e7,
      max: 1e7,
      min: 1_100_000,
      selectedInstallment: 36,
      maxInstallments: 36,
      dueDate: 15,
    });
  });
});
