import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { LinkProvider } from '@prendarios/design-system/foundations/LinkContext';
import { parseBrandFile } from '@prendarios/rules/brandFile';
import type { PageConfig } from '@prendarios/rules/pageConfig';
import type { StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, type MemoryRouterProps } from 'react-router-dom';
import brandFile from '../../../brand.json?raw';
import { AppRoutes } from '#app/AppRoutes.tsx';
import { GlobalErrorModal } from '#app/GlobalErrorModal.tsx';
import { RouterLink } from '#app/RouterLink.tsx';
import { ScreenBoundary } from '#app/ScreenBoundary.tsx';
import { createApolloClient } from '#shared/api/client.ts';
import { reportErrors } from '#shared/api/links.ts';
import { BankContext } from '#shared/page/bank.ts';
import { lenderOf } from '#shared/page/site.ts';
import { isVivere } from '#shared/page/vivere.ts';
import { dismissFailure } from '#shared/api/errorStore.ts';
import { watchFaults } from '#shared/api/faults/noteFault.ts';
import { showPagesFor, type Session } from '#shared/session/sessionStore.ts';
import type { Answer } from './answers.ts';
import { configurePage } from './pageConfig.ts';
import { answerFetches } from './fetches.ts';

export const BANK = parseBrandFile(brandFile);

/** Returns the page's bank in the toolbar's brand. Pages of the partner name the partner themselves. */
function bankOf(brand: unknown, isPartnersPage: boolean): typeof BANK {
  if (brand === 'jacaranda') {
    return { ...BANK, name: 'Jacarandá', legalEntity: 'Jacarandá Compañía Financiera S.A.' };
  }
  if (brand !== 'vivere' || isPartnersPage) return BANK;
  return { ...BANK, legalEntity: lenderOf(BANK.vivere.name, BANK.legalEntity) };
}

type Entry = NonNullable<MemoryRouterProps['initialEntries']>[number];

type ScreenOptions = {
  /** Path and query of the screen, or an entry with the history's state. */
  at: Entry;
  /** Defaults to a guest session. */
  as?: Session;
  /** If several answers match an operation, the first one wins. */
  answers?: readonly Answer[];
  /** Text that is visible once the page shows the story's state. */
  shows: string | RegExp;
  config?: Partial<PageConfig>;
  /** Shown instead of the screen at `at`, for pages without a route. */
  page?: ReactNode;
  globals?: StoryObj['globals'];
};

type ScreenProps = { at: Entry; brand: unknown; answers: readonly Answer[]; children: ReactNode };

const pathIn = (at: Entry): string => (typeof at === 'string' ? at : (at.pathname ?? ''));

/** Renders a screen in the application's providers, with the brand of the surrounding story. */
const ScreenStory = ({ at, brand, answers, children }: ScreenProps) => {
  const [client] = useState(() =>
    createApolloClient(ApolloLink.from([reportErrors(), new MockLink([...answers])])),
  );
  return (
    <BankContext value={bankOf(brand, isVivere(pathIn(at)))}>
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={[at]}>
          <LinkProvider component={RouterLink}>
            <ScreenBoundary>{children}</ScreenBoundary>
            <GlobalErrorModal />
          </LinkProvider>
        </MemoryRouter>
      </ApolloProvider>
    </BankContext>
  );
};

/** Creates a story of one screen in one state; its play function waits until that state is visible. */
export function screen(options: ScreenOptions): StoryObj {
  const { at, as = { kind: 'guest' }, answers = [], shows, config, page = <AppRoutes />, globals } = options;
  return {
    parameters: { layout: 'fullscreen' },
    ...(globals && { globals }),
    beforeEach: () => {
      watchFaults(false);
      configurePage(config);
      showPagesFor(as);
      dismissFailure();
      return answerFetches(answers);
    },
    render: (_args, { globals: chosen }) => (
      <ScreenStory at={at} brand={chosen['brand']} answers={answers}>
        {page}
      </ScreenStory>
    ),
    play: async ({ canvas }) => {
      await canvas.findAllByText(shows);
    },
  };
}
