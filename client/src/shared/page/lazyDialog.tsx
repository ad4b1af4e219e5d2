import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '#shared/whenIdle.ts';
import { lazyScreen } from './lazyScreen.ts';

/** Returns a dialog with its own script, which loads once the page that may open it is idle. */
export function lazyDialog<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = lazyScreen(load);
  return function LazyDialog(props: Props) {
    const [wasOpen, setWasOpen] = useState(false);
    if (props.open && !wasOpen) setWasOpen(true);
    useEffect(function loadWhenIdle() {
      // A script that failed to load is fetched again when the dialog opens.
      whenIdle(() => void load().catch(() => undefined));
    }, []);
    return wasOpen ? (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    ) : null;
  };
}
