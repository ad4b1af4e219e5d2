import { TextField } from '@prendarios/design-system/fields/TextField';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatMoney, formatUva } from '@prendarios/rules/format';
import { parseInflation } from './quoterState.ts';
import type { QuoteView } from './schedule.ts';
import { QUOTER_TEXTS } from './texts.ts';

const TEXT = QUOTER_TEXTS.uvaBox;

type UvaBoxProps = {
  figures: QuoteView['figures'] | null;
  inflation: string;
  onInflation: (text: string) => void;
};

/** Explains UVA in a sentence, with an assumed inflation that the user can change. */
export const UvaBox = ({ figures, inflation, onInflation }: UvaBoxProps) => (
  <Card as="section" tone="sand">
    <Stack gap={4}>
      <Text as="h2" size={20} weight="bold">
        {TEXT.title}
      </Text>
      {figures && (
        <Text>
          {TEXT.sentence(formatUva(figures.installmentInUva), formatMoney(figures.installment.amount))}{' '}
          {figures.uvaEstimated && TEXT.estimated}
        </Text>
      )}
      <TextField
        name="inflation"
        width="s"
        inputMode="decimal"
        autoComplete="off"
        label={TEXT.inflation}
        hint={TEXT.inflationHint}
        end="%"
        error={parseInflation(inflation) === null ? TEXT.inflationError : undefined}
        value={inflation}
        onChange={(event) => onInflation(event.target.value)}
      />
    </Stack>
  </Card>
);
