import type { ReactNode } from 'react';
import { Route, useLocation, type Location } from 'react-router-dom';
import { Loadable } from '../Loadable.tsx';
import { LoadingPage, type LoadingPageProps } from '../LoadingPage.tsx';

/** Returns the parts of a URL's page that are known before its data load. */
export type KnownPage = (address: Pick<Location, 'pathname' | 'search'>) => LoadingPageProps;

/** Shows the step of the current URL while its script or the flow's data loads. */
export const LoadingStep = ({ known }: { known: KnownPage }) => <LoadingPage {...known(useLocation())} />;

/** Returns the routes of a flow for React Router's `Routes`: at each path, `flow` shows the step of that path. */
export const stepRoutes = (paths: readonly string[], flow: ReactNode, known: KnownPage) => (
  <Route element={<Loadable page={<LoadingStep known={known} />}>{flow}</Loadable>}>
    {paths.map((path) => (
      <Route key={path} path={path} element={null} />
    ))}
  </Route>
);
