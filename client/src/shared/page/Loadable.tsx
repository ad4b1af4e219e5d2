import { createContext, Suspense, useContext, type ReactNode } from 'react';
import { LoadingPage } from './LoadingPage.tsx';

const LoadingContext = createContext<ReactNode>(<LoadingPage />);

/** Shows the loading page that the nearest `Loadable` provides. */
export const Loading = () => useContext(LoadingContext);

type LoadableProps = {
  /** The loading page, also shown by every `Loading` below. */
  page: ReactNode;
  children: ReactNode;
};

/** Shows `page` while the children's script loads, and provides it to every `Loading` below. */
export const Loadable = ({ page, children }: LoadableProps) => (
  <LoadingContext value={page}>
    <Suspense fallback={page}>{children}</Suspense>
  </LoadingContext>
);
