import { answerChallenge, type ChallengeProps } from './challenge.ts';
import { RestartLink } from './RestartLink.tsx';
import type { TokenSecret } from './signInSteps.ts';
import { TokenSetup } from '../TokenSetup.tsx';

/** MFA_SETUP: the user pool requires an authenticator. */
export const TokenSetupForm = ({ token, ...challenge }: ChallengeProps & { token: TokenSecret }) => (
  <TokenSetup
    token={token}
    prove={(code) => answerChallenge(code, challenge)}
    note={<RestartLink onRestart={challenge.onRestart} />}
  />
);
