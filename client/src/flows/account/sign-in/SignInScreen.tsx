import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { appConfig } from '#shared/appConfig.ts';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { Redirect } from '#shared/page/Redirect.tsx';
import { homePath } from '#shared/session/dashboardLinks.ts';
import { returnPathOf } from '#shared/session/returnPaths.ts';
import { useSession } from '#shared/session/sessionStore.ts';
import { useBeginSession } from '#shared/session/useBeginSession.ts';
import { CorporateReturn } from './CorporateReturn.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import type { SignInStep } from './signInSteps.ts';
import { TokenForm } from './TokenForm.tsx';
import { UnavailablePage } from './UnavailablePage.tsx';

/** Loaded on demand: few users set up a second step. */
const TokenSetupForm = lazyScreen(async () => (await import('./TokenSetupForm.tsx')).TokenSetupForm);

const FIRST: SignInStep = { kind: 'credentials' };

/** RT-42: one page for all challenges of the identity service (ST-20). */
export const SignInScreen = () => {
  const session = useSession();
  const { identity } = appConfig();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const begin = useBeginSession();
  const [step, setStep] = useState<SignInStep>(FIRST);
  const [email, setEmail] = useState('');
  // The initial value: completing the corporate sign-in removes it from the address.
  const [isCorporateReturn, setCorporateReturn] = useState(
    () => search.has('state') && (search.has('code') || search.has('error')),
  );

  if (identity === null) return <UnavailablePage />;
  if (isCorporateReturn) {
    return <CorporateReturn identity={identity} begin={begin} onFailed={() => setCorporateReturn(false)} />;
  }
  if (session.kind === 'user') return <Redirect to={returnPathOf(search) ?? homePath(session.role)} />;

  const follow = async (next: SignInStep) => {
    if (next.kind === 'reset') {
      await navigate('/usuario/recuperar');
      return;
    }
    setStep(next);
    if (next.kind === 'done') await begin();
  };
  const restart = () => setStep(FIRST);

  switch (step.kind) {
    case 'new-password':
      return <NewPasswordForm email={email} onStep={follow} onRestart={restart} />;
    case 'token':
      return <TokenForm email={email} onStep={follow} onRestart={restart} />;
    case 'token-setup':
      return (
        <Suspense>
          <TokenSetupForm token={step} email={email} onStep={follow} onRestart={restart} />
        </Suspense>
      );
    default:
      return <CredentialsForm email={email} onEmail={setEmail} onStep={follow} />;
  }
};
