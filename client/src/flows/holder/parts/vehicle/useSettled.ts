import { useEffect, useState } from 'react';

/** Milliseconds between the last change and the request for rates (docs/ux.md#pauses). */
const RATE_PAUSE = 400;

/** Debounces `value`, compared by content, so that equal values do not restart the pause. */
export function useSettled<Value>(value: Value, pause = RATE_PAUSE): Value {
  const [settled, setSettled] = useState(value);
  const content = JSON.stringify(value);
  useEffect(
    function settleAfterPause() {
      const next: Value = JSON.parse(content);
      const timer = setTimeout(() => setSettled(next), pause);
      return () => clearTimeout(timer);
    },
    [content, pause],
  );
  return settled;
}
