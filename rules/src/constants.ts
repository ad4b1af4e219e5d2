/** Limits from the specification. */
export const MINIMUM_AGE = 18;
export const PHONE_MIN_LENGTH = 8;
/** Limit of E.164. */
export const PHONE_MAX_LENGTH = 15;
export const CUIL_LENGTH = 11;
export const PASSWORD_MIN_LENGTH = 8;
/** Pesos. */
export const AMOUNT_MIN = 1_000_000;
/** Pesos. */
export const AMOUNT_MAX = 89_999_999;
/** Minimum prepayment in pesos: rounding would outweigh a smaller one (docs/domain.md#prepayment). */
export const PREPAYMENT_MIN = 1_000;
/** Pesos per slider step; any whole number may be typed (docs/domain.md#loan-limits). */
export const AMOUNT_STEP = 1_000;
/** Maximum bytes of an uploaded file (docs/domain.md#documents). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Maximum pages of an uploaded PDF. */
export const MAX_FILE_PAGES = 10;
/** Maximum bytes of a photo for the identity check. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
export const DUE_DAY_MIN = 1;
export const DUE_DAY_MAX = 28;
/** Hours of the day in Argentina; `until` is exclusive (docs/domain.md#opening-hours). */
export const ALLOWED_HOURS = { from: 7, until: 23 } as const;
export const INACTIVITY_CHECK_MS = 20_000;
export const AUTH_COOKIE_DAYS = 365;
export const TOAST_AUTO_CLOSE_MS = 5_000;
export const SELF_EMPLOYED_OCCUPATION_ID = 1;
export const COUPON_DEFAULT = 'COUPON_DEFAULT';
export const ARGENTINA_TIME_ZONE = 'America/Argentina/Buenos_Aires';

/** EN-14: identity document types. */
export const DOCUMENT_TYPE = { dni: 150, foreignDni: 151 } as const;

/** Initial values of an address (EN-15). */
export const DEFAULT_PLACE = {
  provinceId: 1,
  cityId: 1,
  city: 'CAPITAL FEDERAL',
  locality: 'CIUDAD DE BUENOS AIRES',
  countryId: 1,
  country: 'ARGENTINA',
} as const;
