import { Card } from '@prendarios/design-system/foundations/Card';
import { Spoken } from '@prendarios/design-system/foundations/Spoken';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { PaymentWindowViewFragment } from '#generated/graphql.ts';
import { paymentWindowText } from './paymentWindowText.ts';

/**
 * Explains how the first instalment depends on the still unknown payment day; shows nothing if the bank does not say.
 */
export const PaymentWindow = ({ window }: { window: PaymentWindowViewFragment | null }) =>
  window && (
    <Card as="section" tone="sand">
      <Text size={15} measure>
        <Spoken>{paymentWindowText(window)}</Spoken>
      </Text>
    </Card>
  );
