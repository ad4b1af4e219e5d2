import { PaymentFigure } from '@prendarios/design-system/data/PaymentFigure';
import { Spoken } from '@prendarios/design-system/foundations/Spoken';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatMoney } from '@prendarios/rules/format';
import type { LoanPaymentsViewFragment } from '#generated/graphql.ts';
import {
  assumptionText,
  installmentWithInsurance,
  type Insured,
  INSURED_TEXTS as TEXT,
  premiumText,
} from './insured.ts';

type InsuranceLinesProps = {
  /** Null before a calculation. */
  figures: LoanPaymentsViewFragment | null;
  /** Null before a calculation, or if the bank estimates no insurance. */
  insured: Insured | null;
  /** Omits the assumptions of an estimate, which the page shows elsewhere. */
  brief?: boolean;
  /** Whether a recalculation is in progress. */
  busy?: boolean;
};

/** Shows the mandatory insurance and the monthly total with it (docs/domain.md#insurance-estimate). */
export const InsuranceLines = ({ figures, insured, brief, busy }: InsuranceLinesProps) => {
  if (figures !== null && insured === null) return <Text size={15}>{TEXT.later}</Text>;
  const together = figures && installmentWithInsurance(figures, insured);
  return (
    <Stack gap={3}>
      <Text size={15}>
        {TEXT.premium}{' '}
        <strong>
          <Spoken>{premiumText(insured)}</Spoken>
        </strong>
        {insured?.isEstimate === true && <span>{`, ${TEXT.estimated}`}</span>}
      </Text>
      <PaymentFigure
        label={TEXT.together}
        value={together === null ? TEXT.unknown : formatMoney(together)}
        note={TEXT.togetherNote}
        busy={busy}
      />
      {insured?.isEstimate === true && !brief && (
        <Text size={13} tone="soft">
          {assumptionText(insured)}
        </Text>
      )}
    </Stack>
  );
};
