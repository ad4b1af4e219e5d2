import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import { paymentAccountForm } from '@prendarios/rules/forms/answers';
import type { ChooseAccountInput, PaymentAccountFragment } from '#generated/graphql.ts';
import type { WriteContext } from '#shared/api/idempotency.ts';
import { Field } from '#shared/forms/Field.tsx';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import type { Sent, SubmissionOptions } from '#shared/forms/useSubmission.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { accountIdOf, accountOptions, initialAccount, LATER } from './accounts.ts';
import { NoAccounts } from './NoAccounts.tsx';
import { ACCOUNT_TEXTS as TEXT } from './texts.ts';

type ChooseAccountProps<Result> = Pick<SubmissionOptions<unknown, Result>, 'onDone' | 'onProblem'> & {
  proposal: PaymentAccountFragment;
  choose: (input: ChooseAccountInput, context: WriteContext) => Promise<Sent<Result>>;
  onReload: () => void;
  /** Continues without a choice, if it may be made later. */
  onLater?: () => void;
};

/** Lets the user choose the account that pays the instalments, in both flows. */
export function ChooseAccount<Result>(props: ChooseAccountProps<Result>) {
  const { proposal, choose, onDone, onProblem, onReload, onLater } = props;
  const options = accountOptions(proposal).filter(({ value }) => value !== LATER || onLater !== undefined);
  const form = useStepForm({
    id: 'payment-account',
    schema: paymentAccountForm,
    keep: { subject: proposal.id },
    defaultValues: { accountId: initialAccount(proposal) },
    send: async ({ accountId }, context): Promise<Sent<Result | typeof LATER>> =>
      accountId === LATER
        ? { result: LATER }
        : choose({ proposalId: proposal.id, accountId: accountIdOf(accountId) }, context),
    onDone: (result) => (result === LATER ? onLater?.() : onDone(result)),
    onProblem,
  });
  if (options.length === 0) {
    return (
      <StepPage>
        <NoAccounts onReload={onReload} />
      </StepPage>
    );
  }
  return (
    <StepPage form={form} submit={COMMON_TEXTS.continue}>
      <Field form={form} name="accountId">
        {(field) => <RadioGroup {...field} label={TEXT.accounts} options={options} />}
      </Field>
    </StepPage>
  );
}
