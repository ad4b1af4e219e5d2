import type { ReactNode } from 'react';
import { appConfig } from '#shared/appConfig.ts';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { Redirect } from '#shared/page/Redirect.tsx';
import { homePath } from '#shared/session/dashboardLinks.ts';
import { useSession } from '#shared/session/sessionStore.ts';
import type { AccountScreen } from './headings.ts';
import { UnavailablePage } from './sign-in/UnavailablePage.tsx';
import { ACCOUNT_TEXTS } from './texts.ts';

const SignInScreen = lazyScreen(async () => (await import('./sign-in/SignInScreen.tsx')).SignInScreen);
const SignUpPersonScreen = lazyScreen(
  async () => (await import('./sign-up/SignUpPersonScreen.tsx')).SignUpPersonScreen,
);
const SignUpAddressScreen = lazyScreen(
  async () => (await import('./sign-up/SignUpAddressScreen.tsx')).SignUpAddressScreen,
);
const SignUpDoneScreen = lazyScreen(
  async () => (await import('./sign-up/SignUpDoneScreen.tsx')).SignUpDoneScreen,
);
const RecoverScreen = lazyScreen(async () => (await import('./recovery/RecoverScreen.tsx')).RecoverScreen);
const ChangePasswordScreen = lazyScreen(
  async () => (await import('./recovery/ChangePasswordScreen.tsx')).ChangePasswordScreen,
);

/** Redirects signed-in users. The sign-in page has its own redirect. */
const GuestsOnly = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  return session.kind === 'guest' ? children : <Redirect to={homePath(session.role)} />;
};

/** Shows that sign-up is unavailable while its flag is off (SH-14). */
const SignUpOnly = ({ children }: { children: ReactNode }) => {
  const { flags, identity } = appConfig();
  const { title, message } = ACCOUNT_TEXTS.signUp.closed;
  return flags.signUp && identity !== null ? children : <UnavailablePage title={title} message={message} />;
};

const guests = (screen: ReactNode) => <GuestsOnly>{screen}</GuestsOnly>;
const signUp = (screen: ReactNode) => guests(<SignUpOnly>{screen}</SignUpOnly>);

/** The account screens; each is its own chunk. */
export function AccountScreens({ screen }: { screen: AccountScreen }): ReactNode {
  switch (screen) {
    case 'sign-in':
      return <SignInScreen />;
    case 'sign-up-person':
      return signUp(<SignUpPersonScreen />);
    case 'sign-up-address':
      return signUp(<SignUpAddressScreen />);
    case 'sign-up-done':
      return signUp(<SignUpDoneScreen />);
    case 'recover':
      return guests(<RecoverScreen />);
    case 'change-password':
      return guests(<ChangePasswordScreen />);
  }
}
