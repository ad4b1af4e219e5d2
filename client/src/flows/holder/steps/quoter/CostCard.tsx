import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { ShareBar } from '@prendarios/design-system/data/ShareBar';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Spoken } from '@prendarios/design-system/foundations/Spoken';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatMoney, formatPercent } from '@prendarios/rules/format';
import { costShares } from './costShares.ts';
import { rateSteps } from './rateSteps.ts';
import type { QuoteView } from './schedule.ts';
import { QUOTER_TEXTS } from './texts.ts';

const TEXT = QUOTER_TEXTS.cost;

/** Formats tenths of a peso: 460 as '$ 46,0'. */
const ofHundred = (tenths: number) => `$\u00a0${(tenths / 10).toFixed(1).replace('.', ',')}`;

type CostCardProps = {
  figures: NonNullable<QuoteView['figures']>;
  installments: QuoteView['installments'];
};

/** Shows what each 100 pesos pay for, and how the CFTEA is composed (docs/domain.md#each-100-pesos). */
export const CostCard = ({ figures, installments }: CostCardProps) => {
  const shares = costShares(figures, installments);
  if (shares.length === 0) return null;
  const said = shares.map(({ part, tenths }) => `${ofHundred(tenths)} ${TEXT.said[part]}`).join(', ');
  return (
    <Card as="section">
      <Stack gap={5}>
        <Text as="h2" size={20} weight="bold">
          <Spoken>{TEXT.title}</Spoken>
        </Text>
        <ShareBar
          label={TEXT.label(said)}
          parts={shares.map(({ part, cents, tenths }) => ({
            label: TEXT.parts[part],
            note: part === 'interest' ? `TNA ${formatPercent(figures.tna)}` : TEXT.notes[part],
            share: tenths / 1_000,
            value: <Spoken>{ofHundred(tenths)}</Spoken>,
            detail: <Spoken>{formatMoney(cents / 100)}</Spoken>,
          }))}
        />
        {figures.mode === 'UVA' && (
          <Text size={13} tone="soft">
            {TEXT.uvaNote}
          </Text>
        )}
        <Stack gap={3}>
          <Text as="h3" size={17} weight="bold">
            {TEXT.ladder}
          </Text>
          <KeyValue
            rows={rateSteps(figures).map(({ name, words, value }) => ({
              term: (
                <>
                  <span>{words}</span> <Text as="small" size={13} tone="soft">{`(${name})`}</Text>
                </>
              ),
              value,
            }))}
          />
          <Text size={13} tone="soft">
            {TEXT.policy}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
};
