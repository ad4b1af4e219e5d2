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
  /** Null while nothing is calculated. */
  figures: LoanPaymentsViewFragment | null;
  /** Null while nothing is calculated, and if the bank estimates no insurance. */
  insured: Insured | null;
  /** Without what an estimate assumes, which the page says elsewhere. */
  brief?: boolean;
  /** They are being calculated again. */
  busy?: boolean;
};

/** The obligatory insurance, and what it makes of a month (docs/domain.md#insurance-estimate). */
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
