import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showNotice } from '#shared/page/notices/notices.ts';
import { Loadable } from '#shared/page/Loadable.tsx';
import { LoadingPage } from '#shared/page/LoadingPage.tsx';
import { ReadingPage } from '#shared/page/ReadingPage.tsx';
import { Redirect } from '#shared/page/Redirect.tsx';
import { loadIdentity } from '#shared/session/identity.ts';
import { ACCOUNT_PATH } from '#shared/session/paths.ts';
import { storedToken } from '#shared/session/tokenCookies.ts';
import { identityProblems } from '../identityProblem.ts';
import { tokenSecret } from '../sign-in/signInSteps.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { TokenSetup } from '../TokenSetup.tsx';
import { isSignInRecent } from './recentSignIn.ts';
import { useIdentity } from './useIdentity.ts';

const TEXT = ACCOUNT_TEXTS.own;
const { title } = ACCOUNT_TEXTS.tokenSetup;

const Setup = () => {
  const navigate = useNavigate();
  const token = useIdentity(async ({ setUpTOTP }) =>
    tokenSecret(await setUpTOTP(), storedToken()?.claims.email ?? ''),
  );
  if (token.data === undefined) {
    return (
      <Loadable page={<LoadingPage heading={{ title }} />}>
        <ReadingPage title={title} query={token} />
      </Loadable>
    );
  }
  return (
    <TokenSetup
      token={token.data}
      prove={(code) =>
        identityProblems(async () => {
          const { updateMFAPreference, verifyTOTPSetup } = await loadIdentity();
          await verifyTOTPSetup({ code });
          await updateMFAPreference({ totp: 'PREFERRED' });
        })
      }
      onDone={() => {
        showNotice({ text: TEXT.secondStep.isOn, tone: 'success' });
        void navigate(ACCOUNT_PATH, { replace: true });
      }}
      back={{ href: ACCOUNT_PATH, label: TEXT.back }}
      // Users who are here know the benefits.
      aside={null}
    />
  );
};

/** Sets up an authenticator; without a recent sign-in, redirects to the account page to ask for one. */
export const SecondStepScreen = () => {
  // Checked once, so that a user who is reading the code keeps the form.
  const [isRecent] = useState(isSignInRecent);
  return isRecent ? <Setup /> : <Redirect to={ACCOUNT_PATH} />;
};
