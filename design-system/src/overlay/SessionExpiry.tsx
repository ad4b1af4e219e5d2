import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { LiveRegion } from '../feedback/LiveRegion.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { sessionMessages } from '../messages.ts';
import { Dialog } from './Dialog.tsx';

export type SessionExpiryProps = {
  /** Whether the dialog is open. */
  open: boolean;
  /** End of the session as a Unix timestamp in milliseconds, so that it stays correct after a tab sleeps. */
  endsAt: number;
  /** Called when the user stays, also with Escape or the close button. */
  onStay: () => void;
  /** Called once when the session ends. */
  onEnd: () => void;
  /** Whether the session is being extended. */
  busy?: boolean;
  /** Overrides the default texts. */
  labels?: Partial<typeof sessionMessages>;
};

/** Remaining seconds at which screen readers announce the time; every second would drown out everything else. */
const spoken = new Set([120, 60, 30, 10]);

const secondsUntil = (endsAt: number): number => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));

/** Returns the remaining seconds. It reads the clock, because browsers throttle timers in hidden tabs. */
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

/** Warns before the session ends, with one action to extend it (WCAG 2.2.1). The app handles the end. */
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
        {/* The dialog may still render while it closes; the session must not end then. */}
        {open && <Countdown endsAt={endsAt} onEnd={onEnd} text={labels.left} />}
      </Stack>
    </Dialog>
  );
};
