import { ScheduleTable } from '@prendarios/design-system/data/ScheduleTable';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { CHANGE_COLUMNS, type Changes, changeRows } from './changes.ts';
import { CONTRACT_TEXTS } from './texts.ts';

const TEXT = CONTRACT_TEXTS.changes;

/** What the day of the contract changed in what was accepted: both are seen before it is signed. */
export const ChangesCard = ({ changes }: { changes: Changes }) => (
  <Card as="section" aria-label={TEXT.title}>
    <Stack gap={4}>
      <Alert tone="warning" title={TEXT.title}>
        {TEXT.text}
      </Alert>
      <ScheduleTable hideCaption caption={TEXT.title} columns={CHANGE_COLUMNS} rows={changeRows(changes)} />
    </Stack>
  </Card>
);
