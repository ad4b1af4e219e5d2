import { mayChooseVehicleType } from '@prendarios/rules/vehicleType';
import type { QuoteChoice } from '#shared/loan/quote/choice.ts';

/** Dependent choices to clear after a choice (ST-21). */
type Change = Partial<QuoteChoice>;

const NO_YEAR: Change = { year: null, zeroKm: null };
const NO_MODEL: Change = { modelId: null, ...NO_YEAR };
const NO_BRAND: Change = { brandId: null, ...NO_MODEL };
const NO_TYPE: Change = { typeCode: null, ...NO_BRAND };

export function chooseAgreement(choice: QuoteChoice, agreementId: string | null): Change {
  return agreementId === choice.agreementId ? {} : { agreementId, ...NO_TYPE };
}

/** Clears a utility vehicle that the new occupation does not allow (docs/domain.md#occupation-and-utility-vehicles). */
export function chooseOccupation(choice: QuoteChoice, occupationId: string | null): Change {
  const lost =
    choice.typeCode !== null &&
    !mayChooseVehicleType(choice.typeCode, occupationId === null ? null : Number(occupationId));
  return { occupationId, ...(lost ? NO_TYPE : {}) };
}

export function chooseType(choice: QuoteChoice, typeCode: string | null): Change {
  return typeCode === choice.typeCode ? {} : { typeCode, ...NO_BRAND };
}

export function chooseBrand(choice: QuoteChoice, brandId: string | null): Change {
  return brandId === choice.brandId ? {} : { brandId, ...NO_MODEL };
}

export function chooseModel(choice: QuoteChoice, modelId: string | null): Change {
  return modelId === choice.modelId ? {} : { modelId, ...NO_YEAR };
}

type YearOption = { year: number; zeroKm: boolean; price?: { amount: string } | null };

/** Sets the year's price as the purchase value, which the user can correct. */
export function chooseYear(option: YearOption | null): Change {
  if (option === null) return NO_YEAR;
  const price = Math.round(Number(option.price?.amount));
  return {
    year: option.year,
    zeroKm: option.zeroKm,
    ...(Number.isFinite(price) ? { purchaseValue: price } : {}),
  };
}
