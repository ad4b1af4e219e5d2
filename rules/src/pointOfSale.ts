import { OPTION_LABELS } from './messages.ts';

type PointOfSale = { code: string; business_name: string };

export const ALL_POINTS_OF_SALE = 'all';

/** Returns the points of sale by business name, with 'Todos' first when there is more than one (VA-18). */
export function pointOfSaleOptions(points: readonly PointOfSale[]): PointOfSale[] {
  const sorted = points.toSorted((one, other) => one.business_name.localeCompare(other.business_name, 'es'));
  if (sorted.length <= 1) return sorted;
  return [{ code: ALL_POINTS_OF_SALE, business_name: OPTION_LABELS.allPointsOfSale }, ...sorted];
}
