import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import { paymentAccountForm } from '@prendarios/rules/forms/answers';
import type { PaymentAccountFragment } from '../../../../generated/graphql.ts';
import { useChooseAccountMutation, usePaymentAccountPageQuery } from '../../../../generated/hooks.ts';
import { accountIdOf, accountOptions, initialAccount } from '../../../../shared/account/accounts.ts';
import { NoAccounts } from '../../../../shared/account/NoAccounts.tsx';
import { ACCOUNT_TEXTS as TEXT } from '../../../../shared/account/texts.ts';
import { Field } from '../../../../shared/forms/Field.tsx';
import { useStepForm } from '../../../../shared/forms/useStepForm.ts';
import { COMMON_TEXTS } from '../../../../shared/texts/common.ts';
import { HolderPage } from '../../HolderPage.tsx';
import { ProposalStep, useProposalStep } from '../../proposalStep.tsx';
import { READ_CONTEXT } from '../../readContext.ts';

const STEP = 'payment-account';

type FormProps = { proposal: PaymentAccountFragment; onReload: () => void };

const AccountForm = ({ proposal, onReload }: FormProps) => {
  const [choose] = useChooseAccountMutation();
  const { answer, advance } = useProposalStep(STEP);
  const options = accountOptions(proposal);
  const step = useStepForm({
    id: STEP,
    schema: paymentAccountForm,
    defaultValues: { accountId: initialAccount(proposal) },
    send: async ({ accountId }, context) => {
      const input = { proposalId: proposal.id, accountId: accountIdOf(accountId) };
      const { data } = await choose({ variables: { input }, context });
      return answer(data?.chooseAccount);
    },
    onDone: advance,
  });
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
      <Field form={step} name="accountId">
        {(field) => <RadioGroup {...field} label={TEXT.accounts} options={options} />}
      </Field>
    </HolderPage>
  );
};

/** The account that pays the instalments (RT-08). */
export const PaymentAccountScreen = () => {
  const query = usePaymentAccountPageQuery({ context: READ_CONTEXT });
  return (
    <ProposalStep step={STEP} title={TEXT.title} query={query}>
      {(proposal) => <AccountForm proposal={proposal} onReload={() => void query.refetch()} />}
    </ProposalStep>
  );
};
