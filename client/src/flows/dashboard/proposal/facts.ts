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

/** EN-07: '-' for a missing value. */
const orMissing = (text: string | null | undefined): string =>
  text === null || text === undefined || text.trim() === '' ? MISSING : text;

/** 'Fiat Cronos Precision'; '-' when only its value is known. */
function modelName(vehicle: DashboardProposal['vehicle']): string {
  return orMissing(modelText(vehicle));
}

/** The holder's name; null while the bank does not say it. */
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

/** The vehicle's data at the registry. */
export function vehicleIds({ zeroKm, plate, chassis, engine }: DashboardProposal['vehicle']): Row[] {
  return [
    { term: VEHICLE.plate, value: zeroKm && plate === null ? VEHICLE.notYet : orMissing(plate) },
    { term: VEHICLE.chassis, value: orMissing(chassis) },
    { term: VEHICLE.engine, value: orMissing(engine) },
  ];
}

/** Returns when and how much the bank paid or will probably pay the vehicle's seller; nothing if unknown. */
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

/** Returns how the figures depend on the payment day. */
export const paymentDayOf = ({
  flow,
  paymentWindow,
}: Pick<DashboardProposal, 'flow' | 'paymentWindow'>): PaymentDay =>
  flow.isPledgeClosed ? 'paid' : paymentWindow;

type LoanFacts = {
  rows: Row[];
  cftea: { label: string; value: string; rates: { label: string; value: string }[] };
};

/** The loan's figures, all calculated by the bank (docs/domain.md#what-a-lender-must-show). */
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

/** Whether the seller was sent a link, and has not given or confirmed the data yet. */
export const awaitsSeller = ({ seller }: Pick<DashboardProposal, 'seller'>): boolean =>
  seller?.hasValidData === false;

/** RT-41: only documents that an analyst sent back are uploaded again; first those that the proposal waits for. */
export function documentsSentBack(documents: readonly SentBackDocument[]): SentBackDocument[] {
  return inTurn(documents.filter(({ status }) => status === 'SENT_BACK'));
}

/** What is wrong with the documents sent back while the proposal waits for them. */
export const sentBackWords = ({
  documents,
  flow,
}: Pick<DashboardProposal, 'documents' | 'flow'>): { label: string; reason: string }[] =>
  flow.hasDocumentsSentBack
    ? documentsSentBack(documents).map(({ label, observation }) => ({ label, reason: observation ?? '' }))
    : [];

/** The documents sent back that this reader may upload; null for a guest. */
export const ownSentBack = (documents: readonly SentBackDocument[], role: Role | null): SentBackDocument[] =>
  documentsSentBack(documents).filter(({ type }) => role === 'SELLER' || type !== INSCRIBED_PLEDGE);
