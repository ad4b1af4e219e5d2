import { Delayed } from '@prendarios/design-system/feedback/Delayed';
import { SkeletonText } from '@prendarios/design-system/feedback/Skeleton';
import { lazy, Suspense } from 'react';
import { Navigate, Outlet, Route } from 'react-router-dom';
import { Page } from '../../shared/page/Page.tsx';
import { restoreStyles } from '../../shared/page/restoreStyles.ts';
import { PANEL_PATH, SIGN_IN_PATH } from '../../shared/session/returnPaths.ts';
import { useSession } from '../../shared/session/sessionStore.ts';
import { SIGN_UP_ADDRESS_PATH, SIGN_UP_DONE_PATH, SIGN_UP_PERSON_PATH } from './sign-up/paths.ts';

const SignInScreen = lazy(async () => {
  await restoreStyles();
  return { default: (await import('./sign-in/SignInScreen.tsx')).SignInScreen };
});
const SignUpGate = lazy(async () => {
  await restoreStyles();
  return { default: (await import('./sign-up/SignUpFrame.tsx')).SignUpGate };
});
const SignUpPersonScreen = lazy(async () => ({
  default: (await import('./sign-up/SignUpPersonScreen.tsx')).SignUpPersonScreen,
}));
const SignUpAddressScreen = lazy(async () => ({
  default: (await import('./sign-up/SignUpAddressScreen.tsx')).SignUpAddressScreen,
}));
const SignUpDoneScreen = lazy(async () => ({
  default: (await import('./sign-up/SignUpDoneScreen.tsx')).SignUpDoneScreen,
}));
const RecoverScreen = lazy(async () => {
  await restoreStyles();
  return { default: (await import('./recovery/RecoverScreen.tsx')).RecoverScreen };
});
const ChangePasswordScreen = lazy(async () => {
  await restoreStyles();
  return { default: (await import('./recovery/ChangePasswordScreen.tsx')).ChangePasswordScreen };
});

const Waiting = () => (
  <Page width="form">
    <Delayed>
      <SkeletonText lines={5} />
    </Delayed>
  </Page>
);

const Screens = () => (
  <Suspense fallback={<Waiting />}>
    <Outlet />
  </Suspense>
);

/** Whoever is signed in has no use for these screens. */
const GuestsOnly = () => (useSession().kind === 'guest' ? <Outlet /> : <Navigate replace to={PANEL_PATH} />);

/** RT-42 to RT-47, for the router's own `Routes`. */
export function accountRoutes() {
  return (
    <Route element={<Screens />}>
      <Route path={SIGN_IN_PATH} element={<SignInScreen />} />
      <Route element={<GuestsOnly />}>
        <Route element={<SignUpGate />}>
          <Route path={SIGN_UP_PERSON_PATH} element={<SignUpPersonScreen />} />
          <Route path={SIGN_UP_ADDRESS_PATH} element={<SignUpAddressScreen />} />
          <Route path={SIGN_UP_DONE_PATH} element={<SignUpDoneScreen />} />
        </Route>
        <Route path="/usuario/recuperar" element={<RecoverScreen />} />
        <Route path="/usuario/recuperar/cambiar-contrasena" element={<ChangePasswordScreen />} />
      </Route>
    </Route>
  );
}
