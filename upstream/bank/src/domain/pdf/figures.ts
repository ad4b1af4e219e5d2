import { formatDate, formatMoney, formatPercent, formatUva, MISSING } from '@prendarios/rules/format';
import { dueAndPayment } from '@prendarios/rules/paymentDate';
import { big, sum, formatCents } from '../loan/decimal.ts';
import type { LoanDocumentInput } from './input.ts';

const MODE_NAMES = { TRD: 'Tasa fija', UVA: 'UVA' } as const;

/** The figures of a loan as texts, equal in every document. */
export type Figures = ReturnType<typeof figuresOf>;

type Proposal = LoanDocumentInput['proposal'];
/** The policy, or its estimate in a quote: pesos a month, and percent. */
type Insured = Readonly<{
  isEstimate: boolean;
  monthlyPremium: number;
  cftea: number | null;
}>;

/** A quote has only figures, and an estimate instead of a policy. */
type Calculated = Pick<Proposal, 'calculatedValueDTO' | 'installments' | 'cfteaWithInsurance'> & {
  insurance: { monthlyPremium: number; insuredSum?: number } | null;
  quote: Pick<Proposal['quote'], 'mode'>;
  vehicle: Pick<Proposal['vehicle'], 'purchaseValue'>;
  insuranceEstimate?: { monthlyPremium: number; cfteaWithInsurance: number | null } | null;
};

function insuredOf({ insurance, cfteaWithInsurance, insuranceEstimate = null }: Calculated): Insured | null {
  if (insurance) {
    return { isEstimate: false, monthlyPremium: insurance.monthlyPremium, cftea: cfteaWithInsurance };
  }
  if (insuranceEstimate === null) return null;
  const { monthlyPremium } = insuranceEstimate;
  return { isEstimate: true, monthlyPremium, cftea: insuranceEstimate.cfteaWithInsurance };
}

/** Returns the cost of loan and policy: monthly from the second instalment on, and over the term. */
function withPolicy(
  { installments, calculatedValueDTO: { terms, totalToPay } }: Calculated,
  { isEstimate, monthlyPremium, cftea }: Insured,
) {
  const installment = installments[1] ?? installments[0];
  const policy = big(monthlyPremium);
  return {
    isEstimate,
    premium: formatMoney(monthlyPremium),
    monthly: formatMoney(formatCents(big(installment?.total ?? 0).plus(policy))),
    overTheTerm: formatMoney(formatCents(policy.times(terms))),
    total: formatMoney(formatCents(policy.times(terms).plus(totalToPay))),
    cftea: formatPercent(cftea),
  };
}

/** Returns the total to pay if the first instalment is `first` pesos; the other rows do not depend on its day. */
const totalIf =
  ({ installments, calculatedValueDTO: { terms, totalToPay } }: Calculated, insured: Insured | null) =>
  (first: number) => {
    const loan = big(totalToPay)
      .minus(installments[0]?.total ?? 0)
      .plus(first);
    const policy = big(insured?.monthlyPremium ?? 0).times(terms);
    return { loan: formatMoney(formatCents(loan)), withPolicy: formatMoney(formatCents(loan.plus(policy))) };
  };

const dateOf = (row: Proposal['installments'][number] | undefined): string =>
  row ? dueAndPayment(row) : MISSING;

export function figuresOf({ proposal }: { proposal: Calculated }) {
  const { calculatedValueDTO: value, installments, insurance, quote } = proposal;
  const insured = insuredOf(proposal);
  const column = (name: 'capital' | 'interest' | 'vat' | 'fees' | 'total') =>
    formatMoney(formatCents(sum(installments.map((row) => big(row[name])))));
  return {
    mode: quote.mode,
    modeName: MODE_NAMES[quote.mode],
    isUva: quote.mode === 'UVA',
    principal: formatMoney(value.financedAmount),
    terms: value.terms,
    dueDay: value.dueDate,
    /** Includes the payment date if it differs. */
    firstDueDate: dateOf(installments[0]),
    lastDueDate: dateOf(installments.at(-1)),
    tna: formatPercent(value.tna),
    tea: formatPercent(value.tea),
    cftea: formatPercent(value.cftea),
    cfteaWithoutVat: formatPercent(value.cfteaWithoutVat),
    cfteaWithInsurance: formatPercent(proposal.cfteaWithInsurance),
    installment: formatMoney(value.pureEstimatedInstallmentValue),
    installmentWithVat: formatMoney(value.pureEstimatedInstallmentValueWithIva),
    firstInstallment: formatMoney(installments[0]?.total),
    secondInstallment: installments[1] ? formatMoney(installments[1].total) : null,
    totalToPay: formatMoney(value.totalToPay),
    totalIf: totalIf(proposal, insured),
    installmentInUva: formatUva(value.pureEstimatedInstallmentValueInUVA),
    capitalInUvas: formatUva(value.capitalInUVAs),
    uvaValue: formatMoney(value.uvaValue),
    uvaEstimated: value.uvaEstimated,
    insured: insured && withPolicy(proposal, insured),
    premium: formatMoney(insurance?.monthlyPremium),
    insuredSum: formatMoney(insurance?.insuredSum),
    purchaseValue: formatMoney(proposal.vehicle.purchaseValue),
    totals: {
      capital: column('capital'),
      interest: column('interest'),
      vat: column('vat'),
      fees: column('fees'),
      total: column('total'),
    },
    rows: installments.map((row) => ({
      number: String(row.number),
      dueDate: formatDate(row.dueDate),
      paymentDate: formatDate(row.paymentDate ?? row.dueDate),
      capital: formatMoney(row.capital),
      interest: formatMoney(row.interest),
      vat: formatMoney(row.vat),
      fees: formatMoney(row.fees),
      total: formatMoney(row.total),
      balance: formatMoney(row.balance),
      uva: formatUva(row.totalInUVA),
    })),
    hasFees: installments.some(({ fees }) => fees > 0),
    fees: value.fees
      ? {
          granting: formatMoney(value.fees.grantingFee),
          netDisbursed: formatMoney(value.fees.netDisbursed),
          monthly: formatMoney(value.fees.monthlyFeeWithIva),
          lifeInsurance: formatPercent(value.fees.lifeInsurancePct),
        }
      : null,
  };
}
