import { useEffect, useState } from 'react';

/** Milliseconds after the last change until rates are asked for (docs/ux.md#pauses). */
const RATE_PAUSE = 400;

/** `value` as it was when it last rested; compared by content, so that equal values do not start the pause again. */
export function useSettled<Value>(value: Value, pause = RATE_PAUSE): Value {
  const [settled, setSettled] = useState(value);
  const content = JSON.stringify(value);
  useEffect(
    function settleAfterPause() {
      const rested: Value = JSON.parse(content);
      const timer = setTimeout(() => setSettled(rested), pause);
      return () => clearTimeout(timer);
    },
    [content, pause],
  );
  return settled;
}
