import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

type DelayedProps = {
  /** Delay in milliseconds before the children appear. */
  delay?: number;
  /** Skeleton, Busy or another loading indicator. */
  children: ReactNode;
};

/** Shows its children only if the wait is long enough to notice. */
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
