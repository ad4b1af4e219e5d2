import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { PaymentFigure } from '@prendarios/design-system/data/PaymentFigure';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatMoney, formatPercent } from '@prendarios/rules/format';
import type { LoanFiguresViewFragment } from '../../generated/graphql.ts';
import { installmentWithInsurance } from './installmentWithInsurance.ts';
import { COST_TEXTS } from './texts.ts';
import { voiced } from '../texts/voice.ts';

const TEXT = voiced(
  {
    heading: 'Con el seguro',
    together: 'Cuota + seguro por mes',
    note: 'desde la segunda cuota',
    premium: 'Seguro, por mes',
    without: 'CFTEA con IVA, sin el seguro',
    why: 'El seguro es obligatorio mientras dure la prenda y se lo pagás a la aseguradora. No cambia la cuota del préstamo, pero sí lo que te cuesta en total: por eso el CFTEA con el seguro es más alto.',
  },
  {
    why: 'El seguro es obligatorio mientras dure la prenda y se le paga a la aseguradora. No cambia la cuota del préstamo, pero sí lo que cuesta en total: por eso el CFTEA con el seguro es más alto.',
  },
);

type WithInsuranceProps = {
  figures: LoanFiguresViewFragment;
  insurance: { monthlyPremium: { amount: string } } | null;
  cfteaWithInsurance: string | null;
};

/** What the loan and the obligatory policy cost together; nothing before the policy is chosen. */
export const WithInsurance = ({ figures, insurance, cfteaWithInsurance }: WithInsuranceProps) => {
  const together = installmentWithInsurance(figures, insurance);
  if (insurance === null || together === null) return null;
  return (
    <Card as="section">
      <Stack gap={4}>
        <Text as="h2" size={20}>
          {TEXT.heading}
        </Text>
        <PaymentFigure label={TEXT.together} value={formatMoney(together)} note={TEXT.note} />
        <KeyValue
          rows={[
            { term: TEXT.premium, value: formatMoney(insurance.monthlyPremium.amount) },
            ...(cfteaWithInsurance === null
              ? []
              : [
                  { term: TEXT.without, value: formatPercent(figures.cftea) },
                  { term: COST_TEXTS.withInsurance, value: formatPercent(cfteaWithInsurance) },
                ]),
          ]}
        />
        <Text size={15} tone="muted" measure>
          {TEXT.why}
        </Text>
      </Stack>
    </Card>
  );
};
