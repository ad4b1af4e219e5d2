import { ProgressBar } from '@prendarios/design-system/feedback/ProgressBar';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatNumber } from '@prendarios/rules/format';
import { useViewCountsQuery } from '#generated/hooks.ts';
import { useToday } from '#shared/text/useToday.ts';
import type { Board } from './charts.ts';
import { signedFilters, targetsOf } from './targets.ts';
import { BOARD_TEXTS } from './texts.ts';

const TEXT = BOARD_TEXTS.targets;

/** What each point of sale signed this month, and its target; nothing without targets or where the bank does not count. */
export const Targets = ({ board }: { board: Board }) => {
  const today = useToday();
  const targets = targetsOf(board);
  const { data } = useViewCountsQuery({
    variables: { filters: signedFilters(targets, today) },
    skip: targets.length === 0,
    fetchPolicy: 'cache-and-network',
    // Without an answer the page only lacks this part.
    context: { quiet: true },
  });
  const counts = data?.proposalCounts ?? [];
  if (counts.length === 0 || counts.length !== targets.length) return null;
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
        {targets.map(({ code, name, target }, at) => {
          const signed = counts[at]?.count ?? 0;
          return (
            <ProgressBar
              key={code}
              value={signed}
              max={target}
              label={name}
              tone={signed >= target ? 'success' : 'primary'}
              detail={TEXT.of(formatNumber(signed), formatNumber(target))}
            />
          );
        })}
      </Stack>
    </Card>
  );
};
