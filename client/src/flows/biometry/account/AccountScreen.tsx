import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import { useRef } from 'react';
import type { BiometryProposalFragment, PaymentAccountFragment } from '../../../generated/graphql.ts';
import { useBiometryAccountPageQuery, useChooseBiometryAccountMutation } from '../../../generated/hooks.ts';
import {
  accountIdOf,
  accountOptions,
  type AccountValues,
  checkAccount,
  initialAccount,
} from '../../../shared/account/accounts.ts';
import { NoAccounts } from '../../../shared/account/NoAccounts.tsx';
import { ACCOUNT_TEXTS as TEXT } from '../../../shared/account/texts.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { READ_CONTEXT, StepQuery } from '../../../shared/steps/StepQuery.tsx';
import { COMMON_TEXTS } from '../../../shared/texts/common.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { StepPage } from '../StepPage.tsx';
import { useStaleProposal } from '../useStaleProposal.ts';

const STEP = 'account';

type FormProps = { proposal: PaymentAccountFragment; onReload: () => void };

const AccountForm = ({ proposal, onReload }: FormProps) => {
  const { advance } = useBiometryFlow();
  const [choose] = useChooseBiometryAccountMutation();
  const after = useRef<BiometryProposalFragment | undefined>(undefined);
  const onProblem = useStaleProposal();
  const options = accountOptions(proposal);
  const form = useStepForm<AccountValues>({
    defaultValues: { accountId: initialAccount(proposal) },
    validate: checkAccount,
    send: async ({ accountId }, context) => {
      if (accountId === null) return [];
      const input = { proposalId: proposal.id, accountId: accountIdOf(accountId) };
      const { data } = await choose({ variables: { input }, context });
      if (data === undefined) throw new Error('The answer to the account had no data.');
      after.current = data.chooseAccount.proposal ?? undefined;
      return data.chooseAccount.userErrors;
    },
    onDone: () => advance(STEP, after.current),
    onProblem,
  });
  if (options.length === 0) {
    return (
      <StepPage step={STEP} title={TEXT.title}>
        <NoAccounts onReload={onReload} />
      </StepPage>
    );
  }
  return (
    <StepPage
      step={STEP}
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      form={form}
      submit={COMMON_TEXTS.continue}
    >
      <RadioGroup
        name="accountId"
        label={TEXT.accounts}
        error={form.errorOf('accountId')}
        value={form.values.accountId}
        onChange={(accountId) => form.set('accountId', accountId)}
        options={options}
      />
    </StepPage>
  );
};

/** The account that pays the instalments, for who has not chosen it yet or wants another (RT-49). */
export const AccountScreen = () => {
  const { proposal } = useBiometryFlow();
  const query = useBiometryAccountPageQuery({
    variables: { id: proposal.id },
    context: READ_CONTEXT,
  });
  return (
    <StepQuery Page={StepPage} step={STEP} title={TEXT.title} shown={query.data?.proposal} query={query}>
      {(shown) => <AccountForm proposal={shown} onReload={() => void query.refetch()} />}
    </StepQuery>
  );
};
