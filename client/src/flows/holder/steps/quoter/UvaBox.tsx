import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatMoney, formatUva } from '@prendarios/rules/format';
import type { ReactNode } from 'react';
import type { QuoteView } from './schedule.ts';
import { QUOTER_TEXTS } from './texts.ts';

const TEXT = QUOTER_TEXTS.uvaBox;

type UvaBoxProps = {
  figures: NonNullable<QuoteView['figures']>;
  /** The inflation field, if no comparison shows it. */
  children?: ReactNode;
};

/** Explains UVA in a sentence. */
export const UvaBox = ({ figures, children }: UvaBoxProps) => (
  <Card as="section" tone="sand">
    <Stack gap={4}>
      <Text as="h2" size={20} weight="bold">
        {TEXT.title}
      </Text>
      <Text>
        {[
          TEXT.sentence(formatUva(figures.installmentInUva), formatMoney(figures.installment.amount)),
          ...(figures.isUvaEstimated ? [TEXT.estimated] : []),
        ].join(' ')}
      </Text>
      {children}
    </Stack>
  </Card>
);
