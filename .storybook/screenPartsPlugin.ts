import type { Plugin } from 'vite';
import { screenParts } from '../client/build/screenParts.ts';

const ID = 'virtual:screen-parts';

/** Provides the components that each screen is made of. */
export const screenPartsModule = (): Plugin => ({
  name: 'screen-parts',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(screenParts())};` : null),
});
