import { useNavigate } from 'react-router-dom';
import { showNotice } from '../../../shared/notices/notices.ts';
import { ReadingPage } from '../../../shared/page/ReadingPage.tsx';
import { ScreenWaiting } from '../../../shared/page/ScreenWaiting.tsx';
import { loadIdentity } from '../../../shared/session/identity.ts';
import { ACCOUNT_PATH } from '../../../shared/session/paths.ts';
import { storedToken } from '../../../shared/session/tokenCookies.ts';
import { identityProblems } from '../identityProblem.ts';
import { tokenSecret } from '../sign-in/signInSteps.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { TokenSetup } from '../TokenSetup.tsx';
import { useIdentity } from './useIdentity.ts';

const TEXT = ACCOUNT_TEXTS.own;

/** Sets up an authenticator for the next sign-ins. */
export const SecondStepScreen = () => {
  const navigate = useNavigate();
  const token = useIdentity(async ({ setUpTOTP }) =>
    tokenSecret(await setUpTOTP(), storedToken()?.claims.email ?? ''),
  );
  if (token.data === undefined) {
    return (
      <ReadingPage title={ACCOUNT_TEXTS.tokenSetup.title} query={token}>
        <ScreenWaiting of={{ title: ACCOUNT_TEXTS.tokenSetup.title }} />
      </ReadingPage>
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
      // What an account is good for is known by now.
      aside={null}
    />
  );
};
