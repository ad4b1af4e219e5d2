import { useChooseAccountMutation, usePaymentAccountPageQuery } from '#generated/hooks.ts';
import { ChooseAccount } from '#shared/loan/paymentAccount/ChooseAccount.tsx';
import { READ_CONTEXT, StepQuery } from '#shared/page/steps/StepQuery.tsx';
import { HolderPage } from '../../parts/page/HolderPage.tsx';
import { useProposalStep } from '../../flow/useProposalStep.ts';

const PAGE = { Page: HolderPage, step: 'payment-account' } as const;

/** The account that pays the instalments (RT-08). */
export const PaymentAccountScreen = () => {
  const query = usePaymentAccountPageQuery({ context: READ_CONTEXT });
  const [choose] = useChooseAccountMutation();
  const { answer, advance } = useProposalStep(PAGE.step);
  return (
    <StepQuery {...PAGE} data={query.data?.currentProposal} query={query}>
      {(proposal) => (
        <ChooseAccount
          {...PAGE}
          proposal={proposal}
          choose={async (input, context) => {
            const { data } = await choose({ variables: { input }, context });
            return answer(data?.chooseAccount);
          }}
          onDone={advance}
          onLater={() => advance(null)}
          onReload={() => void query.refetch()}
        />
      )}
    </StepQuery>
  );
};
