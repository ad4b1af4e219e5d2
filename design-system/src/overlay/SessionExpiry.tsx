import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { LiveRegion } from '../feedback/LiveRegion.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { sessionMessages } from '../messages.ts';
import { Dialog } from './Dialog.tsx';

export type SessionExpiryProps = {
  /** Whether it is shown. */
  open: boolean;
  /** When the session ends: milliseconds since 1970, so that a sleeping tab wakes up right. */
  endsAt: number;
  /** Called when the user stays; also by Escape and the close button. */
  onStay: () => void;
  /** Called once, when the time is over. */
  onEnd: () => void;
  /** While the session is being prolonged. */
  busy?: boolean;
  /** Replaces the system's own texts. */
  labels?: Partial<typeof sessionMessages>;
};

/** Seconds at which the time left is read out; every second would drown everything else. */
const spoken = new Set([120, 60, 30, 10]);

const secondsUntil = (endsAt: number): number => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));

/** The count of seconds left, from the clock and not from ticks, which browsers hold back in hidden tabs. */
const useSecondsLeft = (endsAt: number, onEnd: () => void): number => {
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  const end = useEffectEvent(onEnd);
  useEffect(
    function countDown() {
      let isOver = false;
      const look = () => {
        const seconds = secondsUntil(endsAt);
        setLeft(seconds);
        if (seconds > 0 || isOver) return;
        isOver = true;
        clearInterval(timer);
        end();
      };
      const timer = setInterval(look, 250);
      look();
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    },
    [endsAt],
  );
  return left;
};

const Countdown = ({
  endsAt,
  onEnd,
  text,
}: Pick<SessionExpiryProps, 'endsAt' | 'onEnd'> & { text: typeof sessionMessages.left }) => {
  const left = useSecondsLeft(endsAt, onEnd);
  return (
    <>
      <Text size={20} weight="bold" numeric>
        {text(left)}
      </Text>
      <LiveRegion assertive message={spoken.has(left) ? text(left) : ''} />
    </>
  );
};

/** Warns before the session ends, with one action to stay (WCAG 2.2.1). The app decides what happens at the end. */
export const SessionExpiry = ({ open, endsAt, onStay, onEnd, busy, labels: given }: SessionExpiryProps) => {
  const labels = { ...sessionMessages, ...given };
  return (
    <Dialog
      open={open}
      onClose={onStay}
      role="alertdialog"
      title={labels.title}
      actions={
        <Button onClick={onStay} busy={busy} busyText={labels.staying}>
          {labels.stay}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text>{labels.text}</Text>
        {/* The dialog may still be drawn as it closes: by then nothing ends. */}
        {open && <Countdown endsAt={endsAt} onEnd={onEnd} text={labels.left} />}
      </Stack>
    </Dialog>
  );
};
