import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { ProgressBar } from '@prendarios/design-system/feedback/ProgressBar';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatNumber } from '@prendarios/rules/format';
import { useState } from 'react';
import { useViewCountsQuery } from '#generated/hooks.ts';
import { useToday } from '#shared/text/useToday.ts';
import type { Board } from './charts.ts';
import { inPages, signedFilters, type Target, targetsOf } from './targets.ts';
import { BOARD_TEXTS } from './texts.ts';

const TEXT = BOARD_TEXTS.targets;

/** Returns this month's signatures per point of sale, in the order of `targets`; empty until loaded. */
function useSigned(targets: readonly Target[]): readonly number[] {
  const { data } = useViewCountsQuery({
    variables: { filters: signedFilters(targets, useToday()) },
    skip: targets.length === 0,
    fetchPolicy: 'cache-and-network',
    // If the query fails, the page only lacks this section.
    context: { quiet: true },
  });
  const counts = data?.proposalCounts ?? [];
  return counts.length === targets.length ? counts.map(({ count }) => count) : [];
}

const Page = ({ targets }: { targets: readonly Target[] }) => {
  const signed = useSigned(targets);
  return targets.map(({ code, name, target }, at) => {
    const done = signed[at];
    return done === undefined ? null : (
      <ProgressBar
        key={code}
        value={done}
        max={target}
        label={name}
        tone={done >= target ? 'success' : 'primary'}
        detail={TEXT.of(formatNumber(done), formatNumber(target))}
      />
    );
  });
};

/** Shows each point of sale's signatures this month against its target; nothing without targets or counts. */
export const Targets = ({ board }: { board: Board }) => {
  const [first = [], ...others] = inPages(targetsOf(board));
  const [isWhole, setWhole] = useState(false);
  if (useSigned(first).length === 0) return null;
  return (
    <Card as="section" aria-labelledby="targets" room="medium">
      <Stack gap={4}>
        <Stack gap={1}>
          <Text as="h2" size={20} id="targets">
            {TEXT.title}
          </Text>
          <Text size={15} tone="muted">
            {TEXT.note}
          </Text>
        </Stack>
        <Page targets={first} />
        {isWhole && others.map((targets) => <Page key={targets[0]?.code} targets={targets} />)}
        {others.length > 0 && !isWhole && (
          <ButtonBar sticky={false}>
            <Button variant="secondary" size="small" onClick={() => setWhole(true)}>
              {TEXT.others(others.flat().length)}
            </Button>
          </ButtonBar>
        )}
      </Stack>
    </Card>
  );
};
