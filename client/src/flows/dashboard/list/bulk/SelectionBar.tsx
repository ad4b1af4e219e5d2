import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { ProgressBar } from '@prendarios/design-system/feedback/ProgressBar';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Only } from '@prendarios/design-system/foundations/Only';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useId, useState } from 'react';
import type { ProposalRowFragment, ReminderParty } from '#generated/graphql.ts';
import { ConfirmReminders } from './ConfirmReminders.tsx';
import { reasonsOf } from './reasons.ts';
import { Results } from './Results.tsx';
import { BULK_TEXTS as TEXT } from './texts.ts';
import { useBulkReminder } from './useBulkReminder.ts';
import type { Selection } from './useSelection.ts';

type SelectionBarProps = {
  items: readonly ProposalRowFragment[];
  selection: Selection;
};

/** Shown above the table while a seller selects rows: selects by reason, sends the reminders and shows the results. */
export const SelectionBar = ({ items, selection }: SelectionBarProps) => {
  const id = useId();
  const { ids, choose, reminders } = selection;
  const partyOf = ({ id: row, waitsFor }: ProposalRowFragment): ReminderParty =>
    reminders.get(row ?? '')?.reminders[0]?.party ??
    (waitsFor === 'CO_OWNER' || waitsFor === 'SELLER' ? waitsFor : 'OWNER');
  const { asked, outcomes, progress, send, stop, forget } = useBulkReminder({
    partyOf: (one) => {
      const item = items.find((row) => row.id === one);
      return item && partyOf(item);
    },
    onSent: selection.noteReminder,
  });
  const [isAsking, setAsking] = useState(false);
  const isSending = progress !== null;
  const isNobody = ids.length === 0;
  const selectable = items.flatMap((item) =>
    item.id === null || selection.barred.has(item.id) ? [] : [item.id],
  );
  const start = () => {
    setAsking(false);
    forget();
    send(ids);
    choose([]);
  };
  const acts = (
    <>
      {isSending ? (
        <Button variant="secondary" size="small" onClick={stop}>
          {TEXT.interrupt}
        </Button>
      ) : (
        <Button
          size="small"
          aria-disabled={isNobody}
          aria-describedby={isNobody ? id : undefined}
          onClick={() => {
            if (!isNobody) setAsking(true);
          }}
        >
          {TEXT.send(ids.length)}
        </Button>
      )}
      <Button variant="secondary" size="small" onClick={selection.end}>
        {TEXT.stop}
      </Button>
    </>
  );
  return (
    <>
      <Card as="section" tone="sand" room="small" aria-label={TEXT.label}>
        <Stack gap={3}>
          <Stack direction="row" justify="between" gap={3} wrap>
            <div>
              <Text weight="bold">{TEXT.title}</Text>
              <div role="status">
                <Text size={15} tone="muted" id={id}>
                  {selectable.length === 0 ? TEXT.none : isNobody ? TEXT.nobody : TEXT.chosen(ids.length)}
                </Text>
              </div>
            </div>
            <Only from="md">
              <Stack direction="row" gap={2}>
                {acts}
              </Stack>
            </Only>
          </Stack>
          {selectable.length > 0 && <Reasons all={selectable} items={items} selection={selection} />}
          {progress !== null && (
            <ProgressBar
              value={progress.done}
              max={progress.total}
              label={TEXT.sending}
              detail={TEXT.done(progress.done, progress.total)}
            />
          )}
          {asked.length > 0 && <Results {...{ asked, outcomes, items, isSending, send }} />}
        </Stack>
      </Card>
      <ButtonBar below="md" pinned>
        {acts}
      </ButtonBar>
      <ConfirmReminders
        open={isAsking}
        items={items.filter((item) => item.id !== null && ids.includes(item.id))}
        partyOf={partyOf}
        onConfirm={start}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};

/** Selects the whole page, or all rows that wait for the same thing. */
const Reasons = ({ all, items, selection }: SelectionBarProps & { all: readonly string[] }) => (
  <Stack direction="row" gap={2} wrap role="group" aria-label={TEXT.reasons}>
    {[{ label: TEXT.all, ids: all }, ...reasonsOf(items, selection.barred)].map(({ label, ids }) => {
      const isChosen = ids.every((id) => selection.ids.includes(id));
      return (
        <Button
          key={label}
          variant="secondary"
          size="small"
          icon={isChosen ? 'check' : undefined}
          aria-pressed={isChosen}
          onClick={() => selection.toggleAll(ids)}
        >
          {TEXT.reason(label, ids.length)}
        </Button>
      );
    })}
  </Stack>
);
