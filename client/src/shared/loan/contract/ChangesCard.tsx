import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { type Changes, changeRows } from './changes.ts';
import { CONTRACT_TEXTS } from './texts.ts';

const TEXT = CONTRACT_TEXTS.changes;

/** Stacks both values, because side by side the second would not fit on a phone. */
const Compared = ({ before, now }: { before: string; now: string }) =>
  before === now ? (
    <Text size={15} numeric tone="muted">
      {TEXT.same(now)}
    </Text>
  ) : (
    <>
      <Text size={15} numeric tone="muted">
        {TEXT.before(before)}
      </Text>
      <Text size={15} numeric weight="semibold">
        {TEXT.now(now)}
      </Text>
    </>
  );

/** Shows the figures that changed after the summary was accepted, before and now. */
export const ChangesCard = ({ changes }: { changes: Changes }) => (
  <Card as="section" aria-label={TEXT.title}>
    <Stack gap={4}>
      <Alert tone="warning" title={TEXT.title}>
        {TEXT.text}
      </Alert>
      <KeyValue
        rows={changeRows(changes).map(({ what, before, now }) => ({
          term: what,
          value: <Compared before={before} now={now} />,
        }))}
      />
    </Stack>
  </Card>
);
