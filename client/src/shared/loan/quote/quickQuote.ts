import { AMOUNT_MIN } from '@prendarios/rules/constants';
import { bestCoupon } from '@prendarios/rules/coupons';
import { formatPesos } from '@prendarios/rules/format';
import { HIGHEST_VALUE, maxAmount, minValue } from '@prendarios/rules/loanToValue';

export type Condition = 'ZERO_KM' | 'USED';

/** The agreement of a quick quote: the bank's id, and the maximum loan as a percentage of the value. */
export type Terms = { agreementId: string | null; ltv: number };

/** Used until the bank's terms have loaded. */
export const EXPECTED_TERMS: Record<Condition, Terms> = {
  ZERO_KM: { agreementId: null, ltv: 80 },
  USED: { agreementId: null, ltv: 70 },
};

type ListedCoupon = Parameters<typeof bestCoupon>[0];
type Agreement = { id: string; maxLtvFixed: string } | null;

/** Returns the bank's terms by condition, and the coupon that the next screen applies automatically. */
export function quickConditions<Coupon extends { id: string }>({
  coupons,
  salesConditions,
}: {
  coupons: readonly Coupon[] & ListedCoupon;
  salesConditions: { zeroKm: Agreement; used: Agreement };
}): { terms: Record<Condition, Terms>; coupon: Coupon | null } {
  const termsOf = (agreement: Agreement, expected: Terms): Terms =>
    agreement === null ? expected : { agreementId: agreement.id, ltv: Number(agreement.maxLtvFixed) };
  const best = bestCoupon(coupons);
  return {
    terms: {
      ZERO_KM: termsOf(salesConditions.zeroKm, EXPECTED_TERMS.ZERO_KM),
      USED: termsOf(salesConditions.used, EXPECTED_TERMS.USED),
    },
    coupon: coupons.find(({ id }) => id === best) ?? null,
  };
}

export const FIRST_CHOICE = {
  condition: 'ZERO_KM',
  value: 32_000_000,
  amount: 20_000_000,
  term: 48,
} as const satisfies { condition: Condition; value: number; amount: number; term: number };

export type QuickChoice = { condition: Condition; value: number; amount: number; term: number };

/** Whether a loan can be quoted for a vehicle of this value. */
export const isQuotable = (value: number | null, ltv: number): value is number =>
  value !== null && value >= minValue(ltv) && value <= HIGHEST_VALUE;

const TEXT = {
  unread: 'Ingresá el valor en pesos, solo con números, como 32.000.000.',
  high: (max: string) => `Revisá el valor: no puede pasar de ${max}.`,
  low: (min: string) => `El vehículo tiene que valer al menos ${min}. Ingresalo completo, con los ceros.`,
} as const;

/** Returns why no loan can be quoted for this value. */
export function valueProblem(value: number | null, ltv: number): string {
  if (value === null) return TEXT.unread;
  const lowest = minValue(ltv);
  return value < lowest ? TEXT.low(formatPesos(lowest)) : TEXT.high(formatPesos(HIGHEST_VALUE));
}

/** Returns the choice with amount and term clamped to the limits of the vehicle and the agreement. */
export function withinLimits(choice: QuickChoice, ltv: number, terms: readonly number[]): QuickChoice {
  const top = Math.max(maxAmount(choice.value, ltv), AMOUNT_MIN);
  const amount = Math.min(Math.max(choice.amount, AMOUNT_MIN), top);
  const longest = terms.filter((term) => term <= choice.term).at(-1) ?? terms[0] ?? choice.term;
  return { ...choice, amount, term: longest };
}

/** The requested amount and term, kept even while a vehicle's limits reduce them. */
export type Asked = Pick<QuickChoice, 'amount' | 'term'>;

/** Returns the choice for another vehicle, as close to the request as its limits allow. */
export function withVehicle(
  before: QuickChoice,
  asked: Asked,
  vehicle: Partial<Pick<QuickChoice, 'condition' | 'value'>>,
  { ltv, terms }: { ltv: number; terms: readonly number[] },
): QuickChoice {
  return withinLimits({ ...before, ...asked, ...vehicle }, ltv, terms);
}

/**
 * Returns the URL of 'Empezar', with the choice and the source of the visit. It writes the keys that `readChoice`
 * reads without importing `choice.ts`, which would enlarge the landing page.
 */
export function startHref(
  choice: QuickChoice,
  {
    agreementId,
    couponId,
    isUva = false,
  }: { agreementId: string | null; couponId: string | null; isUva?: boolean },
  carried: URLSearchParams,
): string {
  const search = new URLSearchParams({
    ...(agreementId === null ? {} : { convenio: agreementId }),
    ...(couponId === null ? {} : { cupon: couponId }),
    modo: 'por-valor',
    valor: String(choice.value),
    '0km': choice.condition === 'ZERO_KM' ? 'si' : 'no',
    monto: String(choice.amount),
    cuotas: String(choice.term),
    ...(isUva && { tasa: 'uva' }),
  });
  for (const [key, value] of carried) search.set(key, value);
  return `/titular/cotizacion/preferencia?${search.toString()}`;
}
