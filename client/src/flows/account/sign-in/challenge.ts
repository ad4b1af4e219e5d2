import { loadIdentity } from '../../../shared/session/identity.ts';
import { identityProblems } from '../identityProblem.ts';
import { stepOf, type SignInStep } from './signInSteps.ts';

/** What every form of a challenge is given. */
export type ChallengeProps = {
  email: string;
  onStep: (next: SignInStep) => Promise<void>;
  onRestart: () => void;
};

/** Answers the challenge that the identity service waits with, and goes on to what it asks next. */
export function answerChallenge(
  challengeResponse: string,
  { email, onStep }: Omit<ChallengeProps, 'onRestart'>,
) {
  return identityProblems(async () => {
    const { confirmSignIn, forgetUnfinished } = await loadIdentity();
    const { nextStep } = await confirmSignIn({ challengeResponse });
    forgetUnfinished();
    await onStep(stepOf(nextStep, email));
  });
}
