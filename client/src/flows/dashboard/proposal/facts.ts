import { nameCase, sentenceCase } from '@prendarios/rules/displayCase';
import {
  formatDay,
  formatMoney,
  formatPercent,
  formatPesos,
  formatUva,
  MISSING,
} from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { INSCRIBED_PLEDGE, inTurn } from '@prendarios/rules/sentBackDocuments';
import { modelText } from '@prendarios/rules/vehicleName';
import { conditionYear } from '@prendarios/rules/years';
import type { DashboardProposalFragment } from '#generated/graphql.ts';
import { aroundDay } from '#shared/loan/aroundDay.ts';
import { feeRows } from '#shared/loan/feeRows.ts';
import { type PaymentDay, totalRange, totalText } from '#shared/loan/payments.ts';
import type { Role } from '#shared/session/sessionStore.ts';
import { PROPOSAL_TEXTS } from './texts.ts';

export type Row = { term: string; value: string };
export type DashboardProposal = DashboardProposalFragment;
export type SentBackDocument = DashboardProposal['documents'][number];

const LOAN = PROPOSAL_TEXTS.loan;
const VEHICLE = PROPOSAL_TEXTS.vehicle;

/** EN-07: returns '-' for a missing value. */
const orMissing = (text: string | null | undefined): string =>
  text === null || text === undefined || text.trim() === '' ? MISSING : text;

/** Returns 'Fiat Cronos Precision'; '-' if only the vehicle's value is known. */
function modelName(vehicle: DashboardProposal['vehicle']): string {
  return orMissing(modelText(vehicle));
}

/** Returns the holder's name; null if the bank does not state it. */
export function holderOf({ parties }: Pick<DashboardProposal, 'parties'>): string | null {
  const owner = parties.find(({ role }) => role === 'OWNER');
  return owner === undefined ? null : nameCase(owner.name);
}

export function vehicleRows(vehicle: DashboardProposal['vehicle']): Row[] {
  const { purchaseValue } = vehicle;
  return [
    { term: VEHICLE.name, value: modelName(vehicle) },
    { term: VEHICLE.year, value: conditionYear(vehicle) },
    { term: VEHICLE.value, value: formatPesos(purchaseValue.amount) },
  ];
}

/** Returns the vehicle's registration data. */
export function vehicleIds({ zeroKm, plate, chassis, engine }: DashboardProposal['vehicle']): Row[] {
  return [
    { term: VEHICLE.plate, value: zeroKm && plate === null ? VEHICLE.notYet : orMissing(plate) },
    { term: VEHICLE.chassis, value: orMissing(chassis) },
    { term: VEHICLE.engine, value: orMissing(engine) },
  ];
}

/** Returns when and how much the bank paid or expects to pay the vehicle's seller; empty if unknown. */
export function paymentRows({
  expectedPaymentOn,
  revocation,
  quote,
  figures: { fees },
}: Pick<DashboardProposal, 'expectedPaymentOn' | 'revocation' | 'quote' | 'figures'>): Row[] {
  const paidOn = revocation?.paidOn ?? null;
  const day = paidOn === null ? expectedPaymentOn && aroundDay(expectedPaymentOn) : formatDay(paidOn);
  if (day === null) return [];
  const { amount } = fees?.netDisbursed ?? quote.financedAmount;
  return [{ term: LOAN.payment, value: `${formatPesos(amount)}, ${day}` }];
}

type Loan = Pick<
  DashboardProposal,
  | 'quote'
  | 'figures'
  | 'flow'
  | 'insurance'
  | 'cfteaWithInsurance'
  | 'expectedPaymentOn'
  | 'paymentWindow'
  | 'revocation'
>;

/** Returns how the figures depend on the payment date. */
export const paymentDayOf = ({
  flow,
  paymentWindow,
}: Pick<DashboardProposal, 'flow' | 'paymentWindow'>): PaymentDay =>
  flow.isPledgeClosed ? 'paid' : paymentWindow;

type LoanFacts = {
  rows: Row[];
  cftea: { label: string; value: string; rates: { label: string; value: string }[] };
};

/** Returns the loan's figures, all calculated by the bank (docs/domain.md#what-a-lender-must-show). */
export function loanFacts(loan: Loan): LoanFacts {
  const { quote, figures, insurance, cfteaWithInsurance } = loan;
  const isUva = quote.mode === 'UVA';
  const share = Math.round(Number(quote.ltv));
  const policy =
    insurance &&
    `${nameCase(insurance.insurerName)}, ${sentenceCase(insurance.coverageName)} · ${formatMoney(insurance.monthlyPremium.amount)}`;
  return {
    rows: [
      { term: LOAN.amount, value: `${formatPesos(quote.financedAmount.amount)} · ${share}\u00a0%` },
      { term: LOAN.term, value: installmentLabel(quote.term) },
      { term: LOAN.dueDay, value: LOAN.dueOn(quote.dueDay) },
      { term: LOAN.mode, value: LOAN.modes[quote.mode] },
      { term: LOAN.system, value: LOAN.french },
      { term: LOAN.withoutVat, value: formatMoney(figures.installment.amount) },
      ...(isUva ? [{ term: LOAN.inUva, value: formatUva(figures.installmentInUva) }] : []),
      ...feeRows(figures),
      { term: LOAN.total, value: totalText(totalRange(figures, paymentDayOf(loan))) },
      { term: LOAN.insurance, value: orMissing(policy) },
      ...paymentRows(loan),
    ],
    cftea: {
      label: isUva ? LOAN.cfteaUva : LOAN.cftea,
      value: formatPercent(figures.cftea),
      rates: [
        ...(cfteaWithInsurance === null
          ? []
          : [{ label: LOAN.withInsurance, value: formatPercent(cfteaWithInsurance) }]),
        { label: LOAN.tna, value: formatPercent(figures.tna) },
        { label: LOAN.tea, value: formatPercent(figures.tea) },
      ],
    },
  };
}

/** Whether the seller was sent a link and has not entered or confirmed their data yet. */
export const awaitsSeller = ({ seller }: Pick<DashboardProposal, 'seller'>): boolean =>
  seller?.hasValidData === false;

/**
 * RT-41: returns the documents that an analyst sent back, the only ones that can be uploaded again; those that the
 * proposal waits for come first.
 */
export function documentsSentBack(documents: readonly SentBackDocument[]): SentBackDocument[] {
  return inTurn(documents.filter(({ status }) => status === 'SENT_BACK'));
}

/** Returns what is wrong with the documents sent back while the proposal waits for them. */
export const sentBackWords = ({
  documents,
  flow,
}: Pick<DashboardProposal, 'documents' | 'flow'>): { label: string; reason: string }[] =>
  flow.hasDocumentsSentBack
    ? documentsSentBack(documents).map(({ label, observation }) => ({ label, reason: observation ?? '' }))
    : [];

/** Returns the documents sent back that this reader may upload; null role: a guest. */
export const ownSentBack = (documents: readonly SentBackDocument[], role: Role | null): SentBackDocument[] =>
  documentsSentBack(documents).filter(({ type }) => role === 'SELLER' || type !== INSCRIBED_PLEDGE);
