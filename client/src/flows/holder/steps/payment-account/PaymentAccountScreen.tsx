import { useChooseAccountMutation, usePaymentAccountPageQuery } from '#generated/hooks.ts';
import { ChooseAccount } from '#shared/loan/paymentAccount/ChooseAccount.tsx';
import { READ_CONTEXT, useStepData } from '#shared/page/steps/stepData.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useProposalStep } from '../../flow/useProposalStep.ts';

/** Asks for the account that pays the instalments (RT-09). */
export const PaymentAccountScreen = () => {
  const query = usePaymentAccountPageQuery({ context: READ_CONTEXT });
  const [choose] = useChooseAccountMutation();
  const { answer, advance } = useProposalStep('payment-account');
  const account = useStepData(query.data?.currentProposal, query);
  if (account.data === null) return <StepPage pending={account} />;
  return (
    <ChooseAccount
      proposal={account.data}
      choose={async (input, context) => {
        const { data } = await choose({ variables: { input }, context });
        return answer(data?.chooseAccount);
      }}
      onDone={advance}
      onLater={() => advance(null)}
      onReload={() => void query.refetch()}
    />
  );
};
