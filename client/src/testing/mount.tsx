import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { BrandProvider } from '@prendarios/design-system/theme/BrandProvider';
import { brands } from '@prendarios/design-system/tokens/brands';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Creates a client that uses `link`; by default, no query is ever answered. */
export const testClient = (link = new ApolloLink(() => new Observable(() => undefined))) =>
  new ApolloClient({ cache: new InMemoryCache(), link });

/** Mounts `children` in a browser test until the test ends. */
export function mount(children: ReactNode, client = testClient()): void {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
  });
  root.render(
    <ApolloProvider client={client}>
      <BrandProvider brand={brands.ceibo}>{children}</BrandProvider>
    </ApolloProvider>,
  );
}
