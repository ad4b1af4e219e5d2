import { lazy, type ComponentType } from 'react';

/** A component that is loaded when it is first shown, in a script of its own. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
