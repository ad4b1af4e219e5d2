import { lazy, type ComponentType } from 'react';

/** Returns a component with its own script, which loads on its first render. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
