import { createContext, Suspense, useContext, type ReactNode } from 'react';
import { LoadingPage } from './LoadingPage.tsx';

const LoadingContext = createContext<ReactNode>(<LoadingPage />);

/** The page of the address while its script, its data or another address loads. */
export const Loading = () => useContext(LoadingContext);

type LoadableProps = {
  /** Shown by every `Loading` below. */
  page: ReactNode;
  children: ReactNode;
};

/** A screen of its own script, with its page meanwhile. */
export const Loadable = ({ page, children }: LoadableProps) => (
  <LoadingContext value={page}>
    <Suspense fallback={page}>{children}</Suspense>
  </LoadingContext>
);
