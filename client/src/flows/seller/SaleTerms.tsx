import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatPesos } from '@prendarios/rules/format';
import { vehicleName } from '@prendarios/rules/vehicleName';
import { aroundDay } from '#shared/loan/aroundDay.ts';
import { useSale } from './SaleContext.ts';
import { SELLER_FLOW_TEXTS } from './texts.ts';

const TEXT = SELLER_FLOW_TEXTS.summary;

const whenText = (expected: string | null): string =>
  expected === null ? TEXT.whenText : TEXT.expected(aroundDay(expected));

/** Shows who buys, the amount that the bank transfers, and when. */
export const SaleTerms = () => {
  const { sale } = useSale();
  return (
    <Card>
      <Stack gap={3}>
        <KeyValue
          rows={[
            { term: TEXT.buyer, value: sale.buyerName },
            { term: TEXT.vehicle, value: vehicleName(sale.vehicle) },
            { term: TEXT.transfer, value: formatPesos(sale.transfer.amount) },
            { term: TEXT.when, value: whenText(sale.expectedPaymentOn) },
          ]}
        />
        <Text size={15} tone="muted">
          {TEXT.transferNote}
        </Text>
      </Stack>
    </Card>
  );
};
