import { answerChallenge, type ChallengeProps } from './challenge.ts';
import { RestartButton } from './RestartButton.tsx';
import type { TokenSecret } from './signInSteps.ts';
import { TokenSetup } from './TokenSetup.tsx';

/** MFA_SETUP: the pool wants a second step before it opens the session. */
export const TokenSetupForm = ({ token, ...challenge }: ChallengeProps & { token: TokenSecret }) => (
  <TokenSetup
    token={token}
    prove={(code) => answerChallenge(code, challenge)}
    note={<RestartButton onRestart={challenge.onRestart} />}
  />
);
