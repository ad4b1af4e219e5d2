import { useBiometryAccountPageQuery, useChooseBiometryAccountMutation } from '#generated/hooks.ts';
import { ChooseAccount } from '#shared/loan/paymentAccount/ChooseAccount.tsx';
import { sentPayload } from '#shared/forms/useSubmission.ts';
import { READ_CONTEXT, StepQuery } from '#shared/page/steps/StepQuery.tsx';
import { useBiometryFlow } from '../BiometryContext.ts';
import { BiometryPage } from '../BiometryPage.tsx';
import { useStaleProposal } from '../useStaleProposal.ts';

const PAGE = { Page: BiometryPage, step: 'account' } as const;

/** Chooses or changes the account that pays the instalments (RT-49). */
export const AccountScreen = () => {
  const { proposal, advance } = useBiometryFlow();
  const query = useBiometryAccountPageQuery({ variables: { id: proposal.id }, context: READ_CONTEXT });
  const [choose] = useChooseBiometryAccountMutation();
  const onProblem = useStaleProposal();
  return (
    <StepQuery {...PAGE} data={query.data?.proposal} query={query}>
      {(data) => (
        <ChooseAccount
          {...PAGE}
          proposal={data}
          choose={async (input, context) => {
            const answer = await choose({ variables: { input }, context });
            return sentPayload(answer.data?.chooseAccount);
          }}
          onDone={({ proposal: after }) => advance(PAGE.step, after ?? undefined)}
          onProblem={onProblem}
          onReload={() => void query.refetch()}
        />
      )}
    </StepQuery>
  );
};
