import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatDate } from '@prendarios/rules/format';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useToday } from '#shared/text/useToday.ts';
import { addDays } from '../address/presets.ts';
import { readComingDate } from './comingDate.ts';
import { FOLLOW_UP_TEXTS } from './texts.ts';
import { useFollowUpChange } from './useFollowUp.ts';

const TEXT = FOLLOW_UP_TEXTS.call;

type NextCallProps = {
  proposalId: string;
  canChange: boolean;
  /** Date of the call; null if none is planned. */
  on: string | null;
};

function callText(on: string | null, today: string): string {
  if (on === null) return TEXT.none;
  if (on === today) return TEXT.today;
  return on < today ? TEXT.late(formatDate(on)) : TEXT.on(formatDate(on));
}

/** Days from today that can be set with one press. */
const SOON = [
  { label: TEXT.tomorrow, days: 1 },
  { label: TEXT.inDays(3), days: 3 },
];

/** Shows the date of the next call, which sellers can set, change or clear. */
export const NextCall = ({ proposalId, canChange, on }: NextCallProps) => {
  const [isOpen, setOpen] = useState(false);
  const { busy, problem, send } = useFollowUpChange(proposalId);
  const today = useToday();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(
    function giveFocusBack() {
      if (wasOpen.current && !isOpen) opener.current?.focus();
      wasOpen.current = isOpen;
    },
    [isOpen],
  );
  const save = async (nextCallOn: string | null) => {
    if ((await send({ nextCallOn })) === 'saved') opener.current?.focus();
  };
  const isDue = on === null || on <= today;
  return (
    <Stack gap={2}>
      <Text role="status">{callText(on, today)}</Text>
      {canChange && isOpen && <DayForm proposalId={proposalId} on={on} onClose={() => setOpen(false)} />}
      {canChange && !isOpen && (
        <Stack direction="row" gap={3} wrap>
          {isDue &&
            SOON.map(({ label, days }) => (
              <Button
                key={days}
                variant="secondary"
                size="small"
                onClick={() => void (busy ? undefined : save(addDays(today, days)))}
              >
                {label}
              </Button>
            ))}
          <Button ref={opener} variant="secondary" size="small" onClick={() => setOpen(true)}>
            {on === null ? TEXT.set : TEXT.change}
          </Button>
          {on !== null && (
            <Button
              variant="quiet"
              size="small"
              busy={busy}
              busyText={FOLLOW_UP_TEXTS.saving}
              onClick={() => void save(null)}
            >
              {TEXT.clear}
            </Button>
          )}
        </Stack>
      )}
      {problem !== null && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
    </Stack>
  );
};

type DayFormProps = Pick<NextCallProps, 'proposalId' | 'on'> & { onClose: () => void };

const DayForm = ({ proposalId, on, onClose }: DayFormProps) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(function takeFocus() {
    field.current?.focus();
  }, []);
  const today = useToday();
  const [text, setText] = useState(on === null ? '' : formatDate(on));
  const [isInvalid, setInvalid] = useState(false);
  const { busy, problem, send } = useFollowUpChange(proposalId);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const nextCallOn = readComingDate(text, today);
    setInvalid(nextCallOn === null);
    if (nextCallOn !== null && (await send({ nextCallOn })) === 'saved') onClose();
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap={3}>
        <TextField
          ref={field}
          label={TEXT.field}
          hint={TEXT.hint}
          name="fecha-de-la-llamada"
          inputMode="numeric"
          autoComplete="off"
          width="full"
          value={text}
          error={isInvalid ? TEXT.invalid : (problem ?? undefined)}
          onChange={(event) => setText(event.target.value)}
        />
        <Stack direction="row" gap={3} wrap>
          <Button type="submit" size="small" busy={busy} busyText={FOLLOW_UP_TEXTS.saving}>
            {TEXT.save}
          </Button>
          <Button variant="quiet" size="small" onClick={onClose}>
            {TEXT.cancel}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
};
