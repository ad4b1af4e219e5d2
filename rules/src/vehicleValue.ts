/** Accepted deviation from the catalogue price, in percent of that price (docs/domain.md#value-and-model). */
const VALUE_TOLERANCE = 40;

/** Whether a value is far above or below the catalogue price; null if it is close or the price is unknown. */
export function valueGap(value: number, price: number): 'high' | 'low' | null {
  if (price <= 0) return null;
  if (value * 100 > price * (100 + VALUE_TOLERANCE)) return 'high';
  return value * 100 < price * (100 - VALUE_TOLERANCE) ? 'low' : null;
}
