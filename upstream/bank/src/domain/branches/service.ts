import { COUPON_DEFAULT } from '@prendarios/rules/constants';
import type { Agreement, Catalogues, PointOfSale } from '../catalogue/catalogues.ts';
import { toAgreement } from '../catalogue/items.ts';
import { notFound } from '../../platform/http/errors.ts';

/** Agreement for private sales of used vehicles, motorcycles included. */
const BETWEEN_PRIVATE_PERSONS = 'AGPART';

const isUsed = (agreement: Agreement) => agreement.description.includes('USADO');
const onlyFor = (agreement: Agreement, type: 'M' | 'U') =>
  agreement.vehicleTypes.length === 1 && agreement.vehicleTypes[0] === type;

/** Agreements of indicative figures: new and used vehicles of any maker. */
const INDICATIVE = { zeroKm: 'AG0KM-TRAD', used: 'AGUSA-5' } as const;

/** Agreements sold by each kind of point of sale; unlisted kinds sell all. */
const SOLD_BY: Readonly<Record<string, (agreement: Agreement) => boolean>> = {
  MOTOS: (agreement) => onlyFor(agreement, 'M') || agreement.code === BETWEEN_PRIVATE_PERSONS,
  UTILITARIOS: (agreement) => agreement.vehicleTypes.includes('U'),
  AGENCIA: isUsed,
};

/** @throws {ApiError} 404 for an unknown code. */
export function findPointOfSale(catalogues: Catalogues, code: string): PointOfSale {
  const found = catalogues.pointsOfSale.find((pointOfSale) => pointOfSale.code === code);
  if (!found) throw notFound('POINT_OF_SALE_NOT_FOUND', 'Ese punto de venta no existe.');
  return found;
}

/** A dealer on the bank's list. It sells its vehicles, and the bank has its documents and account. */
type Dealer = PointOfSale & { cuit: string; email: string; phone: string };

const isDealer = (pointOfSale: PointOfSale): pointOfSale is Dealer =>
  pointOfSale.cuit !== null && pointOfSale.email !== null && pointOfSale.phone !== null;

/** Returns the dealer with this code; null for a branch of the bank. @throws {ApiError} 404 for an unknown code. */
export function dealerAt(catalogues: Catalogues, code: string): Dealer | null {
  const found = findPointOfSale(catalogues, code);
  return isDealer(found) ? found : null;
}

/** Returns the dealer with this CUIT (eleven digits) or null. */
export const dealerOfCuit = (catalogues: Catalogues, cuit: string): Dealer | null =>
  catalogues.pointsOfSale.filter(isDealer).find((dealer) => dealer.cuit === cuit) ?? null;

/**
 * Returns the agreements sold at a point of sale; all of them without a code.
 * @throws {ApiError} 404 for an unknown code.
 */
export function agreementsSoldAt(catalogues: Catalogues, code: string | undefined): Agreement[] {
  const kind = code === undefined ? '' : findPointOfSale(catalogues, code).kind;
  return catalogues.agreements.filter(SOLD_BY[kind] ?? (() => true));
}

/**
 * CA-36: returns the default coupon with the agreements sold at a point of sale.
 * @throws {ApiError} 404 for an unknown code.
 */
export function couponOfPointOfSale(catalogues: Catalogues, code: string | undefined) {
  const sold = agreementsSoldAt(catalogues, code);
  const idOf = (agreementCode: string) =>
    sold.find((agreement) => agreement.code === agreementCode)?.id ?? null;
  return {
    defaultCoupon: { pledgeDefaultCouponId: COUPON_DEFAULT },
    agreements: sold.map(toAgreement),
    indicativeAgreements: { zeroKm: idOf(INDICATIVE.zeroKm), used: idOf(INDICATIVE.used) },
  };
}
