import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { ConfirmDialog } from '@prendarios/design-system/overlay/ConfirmDialog';
import { nameCase } from '@prendarios/rules/displayCase';
import { MISSING } from '@prendarios/rules/format';
import type { ProposalRowFragment, ReminderParty } from '#generated/graphql.ts';
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

/** Asks before sending reminders, with a list of recipients and messages. */
export const ConfirmReminders = ({ open, items, partyOf, onConfirm, onCancel }: ConfirmRemindersProps) => (
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
      <ul aria-label={TEXT.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Text size={15}>
              {TEXT.line(nameCase(item.ownerName ?? MISSING), TEXT.to[partyOf(item)], item.stage)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  </ConfirmDialog>
);
