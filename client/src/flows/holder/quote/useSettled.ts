import { useEffect, useState } from 'react';

/** DOMAIN 8.5: the bank is asked this long after the last change (milliseconds). */
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
