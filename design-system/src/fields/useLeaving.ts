import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `settle` when the focus leaves a field. If a press moves the focus, it waits for the release to avoid a layout
 * shift under the pointer; it still runs before the click. Browsers also send mouse events for taps.
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
