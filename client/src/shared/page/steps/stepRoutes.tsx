import { Suspense, type ReactNode } from 'react';
import { Route } from 'react-router-dom';

/**
 * Routes of a flow, for React Router's `Routes`: at every path, `flow` shows the step that the path names, and
 * `waiting` is shown while the flow's script loads.
 */
export const stepRoutes = (paths: readonly string[], flow: ReactNode, waiting: ReactNode) => (
  <Route element={<Suspense fallback={waiting}>{flow}</Suspense>}>
    {paths.map((path) => (
      <Route key={path} path={path} element={null} />
    ))}
  </Route>
);
