import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { ConfirmDialog } from '@prendarios/design-system/overlay/ConfirmDialog';
import { nameCase } from '@prendarios/rules/displayCase';
import { MISSING } from '@prendarios/rules/format';
import type { ProposalRowFragment, ReminderParty } from '#generated/graphql.ts';
import { heldBy } from '../table/heldBy.ts';
import { colleaguesOf } from './colleagues.ts';
import { reasonOf } from './reasons.ts';
import { BULK_TEXTS } from './texts.ts';

const TEXT = BULK_TEXTS.confirm;

type ConfirmRemindersProps = {
  open: boolean;
  items: readonly ProposalRowFragment[];
  /** Returns the party that a row's reminder goes to. */
  partyOf: (item: ProposalRowFragment) => ReminderParty;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks for confirmation before sending reminders; lists the recipients and messages. */
export const ConfirmReminders = ({ open, items, partyOf, onConfirm, onCancel }: ConfirmRemindersProps) => {
  const colleagues = colleaguesOf(items);
  return (
    <ConfirmDialog
      open={open}
      title={TEXT.question(items.length)}
      confirm={BULK_TEXTS.send(items.length)}
      labels={{ cancel: TEXT.stay }}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack gap={2}>
        <Text>{TEXT.text(items.length)}</Text>
        {colleagues.length > 0 && <Alert tone="warning">{TEXT.colleagues(colleagues)}</Alert>}
        <ul aria-label={TEXT.list}>
          {items.map((item) => (
            <li key={item.id}>
              <Text size={15}>
                {TEXT.line(
                  nameCase(item.ownerName ?? MISSING),
                  TEXT.to[partyOf(item)],
                  reasonOf(item),
                  item.assignee?.isViewer === false ? heldBy(item.assignee) : null,
                )}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </ConfirmDialog>
  );
};
