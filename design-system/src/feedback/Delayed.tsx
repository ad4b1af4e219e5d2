import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

type DelayedProps = {
  /** Milliseconds before it is shown. */
  delay?: number;
  /** A Skeleton, a Busy, or another sign of a wait. */
  children: ReactNode;
};

/** Shows its children only when the wait is long enough to be noticed. */
export const Delayed = ({ delay = 400, children }: DelayedProps) => {
  const [isDue, setDue] = useState(delay === 0);
  useEffect(
    function showWhenDue() {
      const timer = setTimeout(() => setDue(true), delay);
      return () => clearTimeout(timer);
    },
    [delay],
  );
  return isDue ? children : null;
};
