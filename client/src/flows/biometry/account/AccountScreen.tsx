import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import { paymentAccountForm } from '@prendarios/rules/forms/answers';
import type { PaymentAccountFragment } from '../../../generated/graphql.ts';
import { useBiometryAccountPageQuery, useChooseBiometryAccountMutation } from '../../../generated/hooks.ts';
import { accountIdOf, accountOptions, initialAccount } from '../../../shared/account/accounts.ts';
import { NoAccounts } from '../../../shared/account/NoAccounts.tsx';
import { ACCOUNT_TEXTS as TEXT } from '../../../shared/account/texts.ts';
import { Field } from '../../../shared/forms/Field.tsx';
import { sentPayload } from '../../../shared/forms/useSubmission.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { COMMON_TEXTS } from '../../../shared/texts/common.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { StepPage } from '../StepPage.tsx';
import { StepQuery } from '../StepQuery.tsx';
import { useStaleProposal } from '../useStaleProposal.ts';

const STEP = 'account';

type FormProps = { proposal: PaymentAccountFragment; onReload: () => void };

const AccountForm = ({ proposal, onReload }: FormProps) => {
  const { advance } = useBiometryFlow();
  const [choose] = useChooseBiometryAccountMutation();
  const onProblem = useStaleProposal();
  const options = accountOptions(proposal);
  const form = useStepForm({
    id: 'biometry-account',
    schema: paymentAccountForm,
    defaultValues: { accountId: initialAccount(proposal) },
    send: async ({ accountId }, context) => {
      const input = { proposalId: proposal.id, accountId: accountIdOf(accountId) };
      const { data } = await choose({ variables: { input }, context });
      return sentPayload(data?.chooseAccount);
    },
    onDone: ({ proposal: after }) => advance(STEP, after ?? undefined),
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
      <Field form={form} name="accountId">
        {(field) => <RadioGroup {...field} label={TEXT.accounts} options={options} />}
      </Field>
    </StepPage>
  );
};

/** The account that pays the instalments, for who has not chosen it yet or wants another (RT-49). */
export const AccountScreen = () => {
  const { proposal } = useBiometryFlow();
  const query = useBiometryAccountPageQuery({
    variables: { id: proposal.id },
    context: { showsOffline: true },
  });
  return (
    <StepQuery step={STEP} title={TEXT.title} shown={query.data?.proposal} query={query}>
      {(shown) => <AccountForm proposal={shown} onReload={() => void query.refetch()} />}
    </StepQuery>
  );
};
