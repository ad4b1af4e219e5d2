import type { ReactNode } from 'react';
import { Route, useLocation, type Location } from 'react-router-dom';
import { Loadable } from '../Loadable.tsx';
import { LoadingPage, type LoadingPageProps } from '../LoadingPage.tsx';

/** What is known of the page of an address without data. */
export type KnownPage = (address: Pick<Location, 'pathname' | 'search'>) => LoadingPageProps;

/** The step of the address while its script or the flow's data loads. */
export const LoadingStep = ({ known }: { known: KnownPage }) => <LoadingPage {...known(useLocation())} />;

/** Routes of a flow, for React Router's `Routes`: at every path, `flow` shows the step that the path names. */
export const stepRoutes = (paths: readonly string[], flow: ReactNode, known: KnownPage) => (
  <Route element={<Loadable page={<LoadingStep known={known} />}>{flow}</Loadable>}>
    {paths.map((path) => (
      <Route key={path} path={path} element={null} />
    ))}
  </Route>
);
