import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { nameCase } from '@prendarios/rules/displayCase';
import { formatPercent, formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import type { CoOwnershipViewFragment } from '#generated/graphql.ts';
import {
  insuredByPolicy,
  insuredByEstimate,
  type Insured,
  insuranceRows,
  totalRows,
} from '#shared/loan/insured.ts';
import { LoanCost } from '#shared/loan/LoanCost.tsx';
import { PaymentWindow } from '#shared/loan/PaymentWindow.tsx';
import { paymentRows } from '#shared/loan/payments.ts';
import { useCoOwnerFlow } from './CoOwnerContext.ts';
import { CO_OWNER_TEXTS } from './texts.ts';

const TEXT = CO_OWNER_TEXTS.loan;

function insuredOf({
  monthlyPremium,
  cfteaWithInsurance,
  insuranceEstimate,
}: CoOwnershipViewFragment): Insured | null {
  return monthlyPremium === null
    ? insuredByEstimate(insuranceEstimate)
    : insuredByPolicy({ monthlyPremium }, cfteaWithInsurance);
}

const subjectRows = ({ vehicleDescription, figures }: CoOwnershipViewFragment) => [
  { term: TEXT.vehicle, value: vehicleDescription },
  { term: TEXT.amount, value: formatPesos(figures.financedAmount.amount) },
  { term: TEXT.term, value: `${installmentLabel(figures.term)}, día ${figures.dueDay}` },
];

const applicationRows = ({ proposalNumber, pointOfSaleName }: CoOwnershipViewFragment) => [
  { term: TEXT.number, value: String(proposalNumber) },
  ...(pointOfSaleName === null ? [] : [{ term: TEXT.soldAt, value: nameCase(pointOfSaleName) }]),
];

/** Returns the signed loan as rows for the record. */
export function loanRows(loan: CoOwnershipViewFragment) {
  const { figures, cfteaWithInsurance } = loan;
  const insured = insuredOf(loan);
  return [
    ...subjectRows(loan),
    ...paymentRows(figures),
    ...insuranceRows(figures, insured),
    ...totalRows(figures, insured),
    ...(figures.cftea === null ? [] : [{ term: TEXT.cftea, value: formatPercent(figures.cftea) }]),
    ...(cfteaWithInsurance === null
      ? []
      : [{ term: TEXT.cfteaWithInsurance, value: formatPercent(cfteaWithInsurance) }]),
    ...applicationRows(loan),
  ];
}

/** Shows the loan that the co-owner would owe. `final`: with the figures of the contract. */
export const LoanCard = ({ final }: { final?: boolean }) => {
  const { coOwnership } = useCoOwnerFlow();
  return (
    <Stack gap={5}>
      <Card as="section" aria-label={TEXT.label}>
        <KeyValue rows={[...subjectRows(coOwnership), ...applicationRows(coOwnership)]} size={17} />
      </Card>
      <LoanCost figures={coOwnership.figures} insured={insuredOf(coOwnership)} final={final} />
      {!final && <PaymentWindow window={coOwnership.paymentWindow} />}
    </Stack>
  );
};
