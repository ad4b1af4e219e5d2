/** How far a value may be from the catalogue's price, in percent of that price (docs/domain.md#value-and-model). */
const VALUE_TOLERANCE = 40;

/** Which side of the catalogue's price a value is far on; null when it is near, or the price is not known. */
export function valueGap(value: number, price: number): 'high' | 'low' | null {
  if (price <= 0) return null;
  if (value * 100 > price * (100 + VALUE_TOLERANCE)) return 'high';
  return value * 100 < price * (100 - VALUE_TOLERANCE) ? 'low' : null;
}
