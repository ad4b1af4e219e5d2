import type { Decimal } from '../../domain/loan/decimal.ts';
import type { CalculatedQuote, QuoteInput, ScheduleRow, UvaRow } from '../../domain/loan/quote.ts';
import { firstDue, monthly } from './calendar.ts';
import { effectiveYearly, totalCost, type Year } from './cost.ts';
import { fraction, type Fraction, hundredths, over, plus, power, printed, times, whole } from './fraction.ts';

type Amount = Decimal | null | undefined;

const text = (value: Amount): string => (value ?? 0).toString();
const cents = (value: Amount): bigint => hundredths(fraction(text(value)));
const fromCents = (value: bigint): Fraction => [value, 100n];
const percentOf = (value: bigint, rate: Amount): bigint =>
  hundredths(times(fromCents(value), over(fraction(text(rate)), whole(100n))));
const shareOf = (value: bigint, rate: Fraction): bigint => hundredths(times(fromCents(value), rate));

type Row = { capital: bigint; interest: bigint; vat: bigint; fees: bigint; feesNet: bigint; balance: bigint };

/** Returns the pure instalment, P·i·(1+i)^n / ((1+i)^n − 1), in hundredths. */
function pure(principal: bigint, rate: Fraction, terms: number): bigint {
  if (rate[0] === 0n) return hundredths([principal, 100n * BigInt(terms)]);
  const [grown, flat] = power(plus(whole(1n), rate), terms);
  return hundredths(times(fromCents(principal), over(times(rate, [grown, 1n]), [grown - flat, 1n])));
}

/** Returns the rows in the loan's unit, pesos or UVAs, without the extra days. */
function rowsOf(
  principal: bigint,
  rate: Fraction,
  input: QuoteInput,
  inUnit: (pesos: Amount) => bigint,
): Row[] {
  const { terms, fees = {} } = input;
  const vat = fraction(text(input.ivaRate));
  const installment = pure(principal, rate, terms);
  const fee = inUnit(fees.monthly);
  const rows: Row[] = [];
  let balance = principal;
  for (let number = 1; number <= terms; number += 1) {
    const interest = shareOf(balance, rate);
    const capital = number === terms ? balance : installment - interest;
    const insurance = percentOf(balance, fees.lifeInsuranceRate);
    const feesNet = insurance + fee;
    balance -= capital;
    rows.push({
      capital,
      interest,
      vat: shareOf(interest, vat),
      feesNet,
      fees: feesNet + shareOf(fee, vat),
      balance,
    });
  }
  return rows;
}

type Shown = Record<keyof UvaRow, bigint>;
const printedRow = (row: Shown): UvaRow => ({
  capital: printed(row.capital),
  interest: printed(row.interest),
  vat: printed(row.vat),
  fees: printed(row.fees),
  total: printed(row.total),
  balance: printed(row.balance),
});

/** Calculates every figure of a loan by the rules of docs/domain.md, independently of domain/loan. */
export function exactQuote(input: QuoteInput): CalculatedQuote {
  const { terms, dueDay, fees = {} } = input;
  const thirtyDays = input.convention === '30/360';
  const year: Year = thirtyDays ? [12n, 1n] : [73n, 6n];
  const tna = fraction(text(input.tna));
  const rate = thirtyDays ? over(tna, whole(1200n)) : over(times(tna, whole(30n)), whole(36_500n));
  const vat = fraction(text(input.ivaRate));

  const uva = input.mode === 'UVA' ? fraction(text(input.uva.atSimulation)) : null;
  const today = input.mode === 'UVA' ? fraction(text(input.uva.today ?? input.uva.atSimulation)) : null;
  const unit = (pesos: Fraction, value: Fraction | null) =>
    hundredths(value === null ? pesos : over(pesos, value));
  const inUnit = (pesos: Amount) => unit(fraction(text(pesos)), today);
  const inPesos = (value: bigint): bigint =>
    today === null ? value : hundredths(times(fromCents(value), today));

  const amount = fraction(text(input.amount));
  const principal = unit(amount, uva);
  const rows = rowsOf(principal, rate, input, inUnit);
  const installment = pure(principal, rate, terms);

  const keptNet = percentOf(hundredths(amount), fees.grantingRate);
  const kept = keptNet + shareOf(keptNet, vat);
  const received = (keptBack: bigint) => principal - unit(fromCents(keptBack), uva);
  const paid = rows.map((row) => row.capital + row.interest + row.vat + row.fees);
  const cost = totalCost(received(kept), paid, year);
  const withoutVat = totalCost(
    received(keptNet),
    rows.map((row) => row.capital + row.interest + row.feesNet),
    year,
  );
  const policy = input.carPolicyMonthly === undefined ? null : inUnit(input.carPolicyMonthly);

  const first = firstDue(input.disbursementDate, dueDay);
  const dates = monthly(first.date, terms);
  const extraInterest = hundredths(
    over(times(times(fromCents(principal), tna), whole(BigInt(first.extraDays))), whole(36_500n)),
  );
  const extraVat = shareOf(extraInterest, vat);

  const inflation = input.mode === 'UVA' ? (input.assumedMonthlyInflation ?? null) : null;
  const projected = (total: bigint, months: number): string | null => {
    if (today === null || inflation === null) return null;
    const grown = power(plus(whole(1n), over(fraction(text(inflation)), whole(100n))), months);
    return printed(hundredths(times(fromCents(total), fromCents(hundredths(times(today, grown))))));
  };

  let totalToPay = 0n;
  const schedule = rows.map((row, at): ScheduleRow => {
    const interest = row.interest + (at === 0 ? extraInterest : 0n);
    const rowVat = row.vat + (at === 0 ? extraVat : 0n);
    const { capital, fees: charged, balance } = row;
    const own: Shown = {
      capital,
      interest,
      vat: rowVat,
      fees: charged,
      total: capital + interest + rowVat + charged,
      balance,
    };
    const [i, v, f, t, b] = [own.interest, own.vat, own.fees, own.total, own.balance].map(inPesos);
    const [pesosInterest = 0n, pesosVat = 0n, pesosFees = 0n, total = 0n, pesosBalance = 0n] = [
      i,
      v,
      f,
      t,
      b,
    ];
    const shown: Shown = {
      capital: total - pesosInterest - pesosVat - pesosFees,
      interest: pesosInterest,
      vat: pesosVat,
      fees: pesosFees,
      total,
      balance: pesosBalance,
    };
    totalToPay += total;
    return {
      ...printedRow(shown),
      number: at + 1,
      dueDate: dates[at] ?? '',
      inUVA: today === null ? null : printedRow(own),
      projectedTotal: projected(own.total, at + 1),
    };
  });
  const [{ vat: firstVat, fees: firstFees } = { vat: 0n, fees: 0n }] = rows;
  const principalCents = hundredths(amount);
  return {
    financedAmount: printed(principalCents),
    terms,
    dueDate: dueDay,
    pureEstimatedInstallmentValue: printed(inPesos(installment)),
    pureEstimatedInstallmentValueWithIva: printed(inPesos(installment + firstVat)),
    firstInstallmentWithFees: printed(inPesos(installment + firstVat + firstFees)),
    pureEstimatedInstallmentValueInUVA: today === null ? null : printed(installment),
    capitalInUVAs: today === null ? null : printed(principal),
    tna: printed(hundredths(tna)),
    tea: effectiveYearly(rate, year),
    cftea: cost.cftea,
    cfteaWithoutVat: withoutVat.cftea,
    cfteaWithPolicy:
      policy === null
        ? null
        : totalCost(
            received(kept),
            paid.map((total) => total + policy),
            year,
          ).cftea,
    cftna: cost.cftna,
    system: 'FRENCH',
    firstDueDate: first.date,
    extraDays: first.extraDays,
    extraInterest: printed(inPesos(extraInterest)),
    extraInterestVat: printed(inPesos(extraVat)),
    feesKeptBack: printed(kept),
    monthlyFeeWithVat: printed(cents(fees.monthly) + shareOf(cents(fees.monthly), vat)),
    netDisbursed: printed(principalCents - kept),
    totalToPay: printed(totalToPay),
    schedule,
  };
}
