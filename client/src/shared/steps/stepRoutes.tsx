import { Suspense, type ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { ScreenWaiting } from '../page/ScreenWaiting.tsx';

/** Routes of a flow, for React Router's `Routes`: at every path, `flow` shows the step that the path names. */
export const stepRoutes = (paths: readonly string[], flow: ReactNode) => (
  <Route element={<Suspense fallback={<ScreenWaiting />}>{flow}</Suspense>}>
    {paths.map((path) => (
      <Route key={path} path={path} element={null} />
    ))}
  </Route>
);
