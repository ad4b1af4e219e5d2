import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Spoken } from '@prendarios/design-system/foundations/Spoken';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase } from '@prendarios/rules/displayCase';
import { formatDate, formatPesos } from '@prendarios/rules/format';
import { useState } from 'react';
import type { SideCostsQuery } from '#generated/graphql.ts';
import { useSideCostsQuery } from '#generated/hooks.ts';
import { placeOptions } from '#shared/loan/options.ts';
import { SIDE_COSTS_TEXTS as TEXT } from './texts.ts';

type SideCost = NonNullable<SideCostsQuery['sideCosts']>['items'][number];

const pesos = (money: { amount: string }) => <Spoken>{formatPesos(money.amount)}</Spoken>;

const rowOf = ({ kind, amount, isMonthly, payee }: SideCost) => ({
  term: (
    <>
      {TEXT.kinds[kind]}
      <Text as="div" size={13} tone="soft">
        {isMonthly ? TEXT.perMonth(payee) : TEXT.once(payee)}
      </Text>
    </>
  ),
  value: Number(amount.amount) === 0 ? TEXT.exempt : pesos(amount),
});

type SideCostsCardProps = {
  vehicle: { zeroKm: boolean; purchaseValue: { amount: string } };
  /** Amount lent, in pesos. */
  financedAmount: string;
  /** Province of the borrower's address; if null, the card asks for it. */
  provinceId: string | null;
};

/** Shows the estimated costs by province, if the bank has any (docs/domain.md#costs-besides-the-loan). */
export const SideCostsCard = ({ vehicle, financedAmount, provinceId }: SideCostsCardProps) => {
  const [chosen, choose] = useState<string | null>(null);
  const { zeroKm, purchaseValue } = vehicle;
  const place = provinceId ?? chosen;
  const { data, previousData } = useSideCostsQuery({
    variables: { input: { financedAmount, vehicleValue: purchaseValue.amount, zeroKm, provinceId: place } },
    context: { quiet: true },
  });
  const { sideCosts, provinces = [] } = data ?? previousData ?? {};
  if (!sideCosts) return null;
  const { items, total, source, ratedOn } = sideCosts;
  return (
    <Card as="section">
      <Stack gap={4}>
        <Text as="h2" size={20} weight="bold">
          {TEXT.title}
        </Text>
        <Text tone="muted" measure>
          {TEXT.intro}
        </Text>
        {provinceId === null && (
          <SelectField
            id="side-costs-province"
            label={TEXT.province}
            value={chosen ?? sideCosts.provinceId}
            onChange={(event) => choose(event.target.value)}
            options={placeOptions(provinces)}
          />
        )}
        <Stack role="status" gap={2}>
          <KeyValue
            size={17}
            rows={[
              { term: TEXT.total, value: pesos(total) },
              ...items
                .filter(({ isMonthly }) => isMonthly)
                .map(({ amount }) => ({ term: TEXT.monthly, value: pesos(amount) })),
            ]}
          />
        </Stack>
        <Disclosure summary={TEXT.show}>
          <KeyValue rows={items.map(rowOf)} />
        </Disclosure>
        <Text size={13} tone="soft" measure>
          {TEXT.basis(nameCase(sideCosts.province?.name ?? ''), formatDate(ratedOn), source)}
        </Text>
      </Stack>
    </Card>
  );
};
