import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase } from '@prendarios/rules/displayCase';
import { formatDate, formatMoney, formatPercent, formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import type { CoOwnershipViewFragment } from '../../generated/graphql.ts';
import { useCoOwnerFlow } from './CoOwnerContext.ts';
import { CO_OWNER_TEXTS } from './texts.ts';

const TEXT = CO_OWNER_TEXTS.loan;

/** What is paid from the second month on: with the policy's premium once one is chosen. */
function monthlyRow({ mode, secondInstallment, monthlyPremium }: CoOwnershipViewFragment) {
  if (secondInstallment === null) return [];
  const { amount } = secondInstallment.total;
  if (monthlyPremium === null) {
    return [{ term: mode === 'UVA' ? TEXT.laterUva : TEXT.later, value: formatMoney(amount) }];
  }
  const both = (Number(amount) + Number(monthlyPremium.amount)).toFixed(2);
  return [{ term: TEXT.monthly, value: formatMoney(both) }];
}

export function loanRows(loan: CoOwnershipViewFragment) {
  const { firstInstallment, cftea, cfteaWithInsurance, pointOfSaleName } = loan;
  return [
    { term: TEXT.vehicle, value: loan.vehicleDescription },
    { term: TEXT.amount, value: formatPesos(loan.financedAmount.amount) },
    { term: TEXT.term, value: installmentLabel(loan.term) },
    {
      term: TEXT.first(formatDate(firstInstallment.paymentDate)),
      value: formatMoney(firstInstallment.total.amount),
    },
    ...monthlyRow(loan),
    { term: TEXT.total, value: formatMoney(loan.totalToPay.amount) },
    ...(cftea === null ? [] : [{ term: TEXT.cftea, value: formatPercent(cftea) }]),
    ...(cfteaWithInsurance === null
      ? []
      : [{ term: TEXT.cfteaWithInsurance, value: formatPercent(cfteaWithInsurance) }]),
    { term: TEXT.number, value: String(loan.proposalNumber) },
    ...(pointOfSaleName === null ? [] : [{ term: TEXT.soldAt, value: nameCase(pointOfSaleName) }]),
  ];
}

/** The loan that the co-owner would owe. */
export const LoanCard = () => {
  const { coOwnership } = useCoOwnerFlow();
  return (
    <Card as="section" aria-label={TEXT.label}>
      <Stack gap={3}>
        <KeyValue rows={loanRows(coOwnership)} size={17} />
        {coOwnership.monthlyPremium === null && (
          <Text size={15} tone="muted">
            {TEXT.insuranceLater}
          </Text>
        )}
      </Stack>
    </Card>
  );
};
