import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../design-system/src/styles.css';
import '../design-system/storybook/docs.css';
import { DocsPage } from '../design-system/storybook/DocsPage.tsx';
import { docsTheme } from '../design-system/storybook/docsTheme.ts';
import type { Look } from '../design-system/storybook/Look.tsx';
import { brandNames, LookFrame } from '../design-system/storybook/Look.tsx';
import { SideBySide } from '../design-system/storybook/SideBySide.tsx';
import { keepPlace } from '../design-system/storybook/keepPlace.ts';
import { axeInOtherLooks, axeOptions } from '../design-system/storybook/otherLooks.ts';
import { explainOtherArgs, propsOf } from '../design-system/storybook/propTables.ts';

keepPlace();
// Generous for slow machines; without a limit a play function would hang.
configure({ asyncUtilTimeout: 30_000 });

const read = (globals: Record<string, unknown>): Look => ({
  brand: brandNames.find((name) => name === globals['brand']) ?? 'ceibo',
  mode: globals['mode'] === 'dark' || globals['mode'] === 'light' ? globals['mode'] : 'system',
});

document.documentElement.lang = 'es-AR';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { title: 'Brand', items: brandNames, dynamicTitle: true },
    },
    mode: {
      description: 'Light or dark',
      toolbar: { title: 'Mode', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
    looks: {
      description: 'One look, or all brands and modes',
      toolbar: {
        title: 'Looks',
        items: [
          { value: 'one', title: 'one look' },
          { value: 'all', title: 'side by side' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { brand: 'ceibo', mode: 'system', looks: 'one' },
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const padded = parameters['layout'] !== 'fullscreen';
      const isOneOfMany = viewMode === 'docs';
      if (globals['looks'] === 'all' && !isOneOfMany)
        return (
          <SideBySide padded={padded}>
            <Story />
          </SideBySide>
        );
      return (
        <LookFrame
          {...read(globals)}
          padded={padded}
          isOneOfMany={isOneOfMany}
          height={isOneOfMany ? parameters['docs']?.story?.height : '100vh'}
        >
          <Story />
        </LookFrame>
      );
    },
  ],
  afterEach: [axeInOtherLooks],
  argTypesEnhancers: [explainOtherArgs],
  parameters: {
    a11y: { test: 'error', options: axeOptions },
    controls: { expanded: true },
    docs: {
      page: DocsPage,
      theme: docsTheme,
      extractArgTypes: (component: unknown) => propsOf(component)?.rows ?? null,
      // Only one element can have the focus, so a story's focus ring only shows in its own view.
      stories: { filter: ({ name }: { name: string }) => name !== 'Focus' },
    },
    layout: 'padded',
    viewport: {
      options: {
        small: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '860px' } },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'docs',
          [
            'Start',
            'Buscar por tarea',
            'Flows',
            'Principles',
            'Tokens',
            'Colour and type',
            'Voice',
            'Números, plata y fechas',
            'Anatomy',
            'Form patterns',
            'Patterns',
            'Error patterns',
            'Accessibility',
            'How to add a component',
            'How to add a brand',
          ],
          'theme',
          'screens',
          'foundations',
          'actions',
          'fields',
          'capture',
          'form',
          'feedback',
          'overlay',
          'data',
          'layout',
        ],
      },
    },
  },
};

export default preview;
