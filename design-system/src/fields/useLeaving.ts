import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * What a field does when the focus leaves it. If a press takes the focus, `settle` waits for its release, so that nothing
 * moves under the finger; it still runs before the click. Browsers send mouse events for a tap, too.
 */
export const useLeaving = (settle: () => void): (() => void) => {
  const isPressed = useRef(false);
  const isDue = useRef(false);
  const run = useEffectEvent(settle);
  useEffect(function settleOnRelease() {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      if (!isDue.current) return;
      isDue.current = false;
      run();
    };
    const releases = ['mouseup', 'dragend'] as const;
    document.addEventListener('mousedown', press, true);
    for (const type of releases) document.addEventListener(type, release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      for (const type of releases) document.removeEventListener(type, release, true);
    };
  }, []);
  return () => {
    if (isPressed.current) isDue.current = true;
    else settle();
  };
};
