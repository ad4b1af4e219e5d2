import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin } from 'vite';
import { operationHashes } from '../client/build/operationHashes.ts';
import { readProps } from '../design-system/storybook/readProps.ts';
import { screenPartsModule } from './screenPartsPlugin.ts';
import { designTokenFiles } from './tokenFiles.ts';

/** Adds prop documentation to every component, since TypeScript 7 has no API for Storybook's own generators. */
const propTables = (): Plugin => {
  let read: ReturnType<typeof readProps> | undefined;
  return {
    name: 'prop-tables',
    watchChange: () => {
      read = undefined;
    },
    transform: (code, id) => {
      if (!/\/design-system\/src\/\w+\/\w+\.tsx$/.test(id)) return undefined;
      read ??= readProps();
      const notes = (read.get(id) ?? []).map(
        (component) => `${component.displayName}.__docgenInfo = ${JSON.stringify(component)};`,
      );
      return { code: [code, ...notes].join('\n'), map: null };
    },
  };
};

const GENERATED = fileURLToPath(new URL('../client/src/generated', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', '../design-system/src/**/*.mdx', '../{design-system,client}/src/**/*.stories.tsx'],
  // Without addon-vitest, whose panel needs a root configuration; `npm run test:stories` runs the stories.
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      propTables(),
      operationHashes(GENERATED),
      screenPartsModule(),
      designTokenFiles(),
    ],
  }),
};

export default config;
