import { Timeline } from '@prendarios/design-system/data/Timeline';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { DETAIL_TEXTS } from './texts.ts';
import { timelineItems, type Course } from './timeline.ts';

/** Shows the proposal's progress, phase by phase. */
export const TimelineCard = ({ proposal, waitsFor }: { proposal: Course; waitsFor?: string }) => (
  <Card as="section">
    <Stack gap={5}>
      <Text as="h2" size={20}>
        {DETAIL_TEXTS.stages.heading}
      </Text>
      <Timeline items={timelineItems(proposal, waitsFor)} />
    </Stack>
  </Card>
);
