import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import type { PaymentAccountFragment } from '../../../../generated/graphql.ts';
import { useChooseAccountMutation, usePaymentAccountPageQuery } from '../../../../generated/hooks.ts';
import {
  accountIdOf,
  accountOptions,
  type AccountValues,
  checkAccount,
  initialAccount,
} from '../../../../shared/account/accounts.ts';
import { NoAccounts } from '../../../../shared/account/NoAccounts.tsx';
import { ACCOUNT_TEXTS as TEXT } from '../../../../shared/account/texts.ts';
import { useDemoFiller } from '../../../../shared/demo/fillers.ts';
import { useStepForm } from '../../../../shared/forms/useStepForm.ts';
import { READ_CONTEXT, StepQuery } from '../../../../shared/steps/StepQuery.tsx';
import { COMMON_TEXTS } from '../../../../shared/texts/common.ts';
import { HolderPage } from '../../HolderPage.tsx';
import { useProposalStep } from '../../useProposalStep.ts';

const STEP = 'payment-account';

type FormProps = { proposal: PaymentAccountFragment; onReload: () => void };

const AccountForm = ({ proposal, onReload }: FormProps) => {
  const [choose] = useChooseAccountMutation();
  const { problemsOf, advance } = useProposalStep(STEP);
  const options = accountOptions(proposal);
  const step = useStepForm<AccountValues>({
    defaultValues: { accountId: initialAccount(proposal) },
    validate: checkAccount,
    send: async ({ accountId }, context) => {
      if (accountId === null) return [];
      const input = { proposalId: proposal.id, accountId: accountIdOf(accountId) };
      const { data } = await choose({ variables: { input }, context });
      return problemsOf(data?.chooseAccount);
    },
    onDone: advance,
  });
  useDemoFiller(STEP, () => step.set('accountId', options.at(-1)?.value ?? null));
  if (options.length === 0) {
    return (
      <HolderPage step={STEP} title={TEXT.title}>
        <NoAccounts onReload={onReload} />
      </HolderPage>
    );
  }
  return (
    <HolderPage
      step={STEP}
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      form={step}
      submit={COMMON_TEXTS.continue}
    >
      <RadioGroup
        name="accountId"
        label={TEXT.accounts}
        error={step.errorOf('accountId')}
        value={step.values.accountId}
        onChange={(accountId) => step.set('accountId', accountId)}
        options={options}
      />
    </HolderPage>
  );
};

/** The account that pays the instalments (RT-08). */
export const PaymentAccountScreen = () => {
  const query = usePaymentAccountPageQuery({ context: READ_CONTEXT });
  return (
    <StepQuery
      Page={HolderPage}
      step={STEP}
      title={TEXT.title}
      shown={query.data?.currentProposal}
      query={query}
    >
      {(proposal) => <AccountForm proposal={proposal} onReload={() => void query.refetch()} />}
    </StepQuery>
  );
};
