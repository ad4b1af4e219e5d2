import { Suspense, useState, type ComponentType } from 'react';
import { lazyScreen } from './lazyScreen.ts';

/** A dialog in its own script, loaded when it is first opened. */
export function lazyDialog<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = lazyScreen(load);
  return function LazyDialog(props: Props) {
    const [wasOpen, setWasOpen] = useState(false);
    if (props.open && !wasOpen) setWasOpen(true);
    return wasOpen ? (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    ) : null;
  };
}
