import { useBiometryAccountPageQuery, useChooseBiometryAccountMutation } from '#generated/hooks.ts';
import { ChooseAccount } from '#shared/loan/paymentAccount/ChooseAccount.tsx';
import { problemsOrPayload } from '#shared/forms/useSubmission.ts';
import { READ_CONTEXT, useStepData } from '#shared/page/steps/stepData.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useBiometryFlow } from '../BiometryContext.ts';
import { useStaleProposal } from '../useStaleProposal.ts';

/** Chooses or changes the account that pays the instalments (RT-49). */
export const AccountScreen = () => {
  const { proposal, advance } = useBiometryFlow();
  const query = useBiometryAccountPageQuery({ variables: { id: proposal.id }, context: READ_CONTEXT });
  const [choose] = useChooseBiometryAccountMutation();
  const onProblem = useStaleProposal();
  const account = useStepData(query.data?.proposal, query);
  if (account.data === null) return <StepPage pending={account} />;
  return (
    <ChooseAccount
      proposal={account.data}
      choose={async (input, context) => {
        const answer = await choose({ variables: { input }, context });
        return problemsOrPayload(answer.data?.chooseAccount);
      }}
      onDone={({ proposal: after }) => advance('account', after ?? undefined)}
      onProblem={onProblem}
      onReload={() => void query.refetch()}
    />
  );
};
