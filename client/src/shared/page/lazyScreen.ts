import { lazy, type ComponentType } from 'react';

/** A component in its own script, loaded when it is first rendered. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
