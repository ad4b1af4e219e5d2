import { ApolloProvider } from '@apollo/client/react';
import { LinkProvider } from '@prendarios/design-system/foundations/LinkContext';
import type { PageBrand } from '@prendarios/rules/brandFile';
import { BrowserRouter } from 'react-router-dom';
import { createApolloClient } from '../shared/apollo/client.ts';
import { BankContext } from '../shared/bank/bank.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { Branded } from './Branded.tsx';
import { ConfigGate } from './ConfigGate.tsx';
import { GlobalErrorModal } from './GlobalErrorModal.tsx';
import { RouterLink } from './RouterLink.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

const client = createApolloClient();

export const App = ({ bank }: { bank: PageBrand }) => (
  <BankContext value={bank}>
    <ApolloProvider client={client}>
      <BrowserRouter>
        <Branded>
          <LinkProvider component={RouterLink}>
            <ScreenBoundary>
              <ConfigGate>
                <AppRoutes />
              </ConfigGate>
            </ScreenBoundary>
            <GlobalErrorModal />
          </LinkProvider>
        </Branded>
      </BrowserRouter>
    </ApolloProvider>
  </BankContext>
);
