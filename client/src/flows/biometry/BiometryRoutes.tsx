import { lazy, Suspense } from 'react';
import { Route } from 'react-router-dom';
import { restoreStyles } from '../../shared/page/restoreStyles.ts';
import { ScreenWaiting } from '../../shared/page/ScreenWaiting.tsx';

/** Everything of the flow is behind this one import. */
const BiometryScreens = lazy(async () => {
  await restoreStyles();
  return { default: (await import('./BiometryScreens.tsx')).BiometryScreens };
});

const END = ['terminos-y-condiciones', 'fin-proceso'];
const BRANDS = [
  ['ceibo', '/biometria', ['medio-de-pago', 'seguro', 'enri', ...END]],
  ['vivere', '/vivere/biometria', END],
] as const;

/** The flow's routes, for the router's own `Routes`, under both brands (SPEC §2). */
export const biometryRoutes = () =>
  BRANDS.map(([brand, path, children]) => (
    <Route
      key={brand}
      path={path}
      element={
        <Suspense fallback={<ScreenWaiting />}>
          <BiometryScreens brand={brand} />
        </Suspense>
      }
    >
      <Route index element={null} />
      {children.map((child) => (
        <Route key={child} path={child} element={null} />
      ))}
    </Route>
  ));
