import { loadIdentity } from '#shared/session/identity.ts';
import { identityProblems } from '../identityProblem.ts';
import { stepOf, type SignInStep } from './signInSteps.ts';

/** Props of every challenge form. */
export type ChallengeProps = {
  email: string;
  onStep: (next: SignInStep) => Promise<void>;
  onRestart: () => void;
};

/** Answers the current challenge and continues with the next one. */
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
