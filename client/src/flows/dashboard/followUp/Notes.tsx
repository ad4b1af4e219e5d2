import { Button } from '@prendarios/design-system/actions/Button';
import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { TextArea } from '@prendarios/design-system/fields/TextArea';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { LONGEST_NOTE } from '@prendarios/rules/followUp';
import { useState, type SubmitEvent } from 'react';
import type { FollowUpViewFragment } from '#generated/graphql.ts';
import { formatMoment } from '#shared/text/moment.ts';
import { memberName } from './memberName.ts';
import { FOLLOW_UP_TEXTS } from './texts.ts';
import { useFollowUpChange } from './useFollowUp.ts';
import { useNoteDraft } from './useNoteDraft.ts';

const TEXT = FOLLOW_UP_TEXTS.notes;

type NotesProps = { proposalId: string; canChange: boolean; notes: FollowUpViewFragment['notes'] };

/** Shows the point of sale's notes, newest first, and a field to add one. */
export const Notes = ({ proposalId, canChange, notes }: NotesProps) => (
  <Stack gap={3}>
    {canChange && <NoteForm key={proposalId} proposalId={proposalId} />}
    {notes.length === 0 ? (
      <Text size={15} tone="muted">
        {TEXT.none}
      </Text>
    ) : (
      <ItemList look="lines" aria-label={TEXT.heading}>
        {notes.map((note) => (
          <Item key={note.id}>
            <Stack gap={1}>
              <Text size={15}>{note.text}</Text>
              <Text size={13} tone="muted" numeric>
                {`${memberName(note.author)} · ${formatMoment(note.writtenAt)}`}
              </Text>
            </Stack>
          </Item>
        ))}
      </ItemList>
    )}
  </Stack>
);

/** Keeps the typed text until it is saved, even if the user leaves the page. */
const NoteForm = ({ proposalId }: { proposalId: string }) => {
  const { text, write, forget } = useNoteDraft(proposalId);
  const [error, setError] = useState<string>();
  const { busy, problem, send } = useFollowUpChange(proposalId);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const note = text.trim();
    const mistake =
      note === '' ? TEXT.empty : note.length > LONGEST_NOTE ? TEXT.tooLong(LONGEST_NOTE) : undefined;
    setError(mistake);
    if (mistake === undefined && (await send({ note })) === 'saved') forget();
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap={3}>
        <TextArea
          label={TEXT.field}
          hint={TEXT.hint}
          name="nota"
          rows={2}
          value={text}
          error={error}
          readOnly={busy}
          onChange={(event) => write(event.target.value)}
        />
        <div>
          <Button
            type="submit"
            variant="secondary"
            size="small"
            busy={busy}
            busyText={FOLLOW_UP_TEXTS.saving}
          >
            {TEXT.add}
          </Button>
        </div>
        {problem !== null && (
          <Alert tone="danger" live>
            {problem}
          </Alert>
        )}
      </Stack>
    </form>
  );
};
