import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import type { ReactNode } from 'react';
import type { ChooseAccountInput, PaymentAccountFragment } from '../../generated/graphql.ts';
import type { WriteContext } from '../apollo/idempotency.ts';
import { useDemoFiller } from '../demo/fillers.ts';
import type { ServerProblem } from '../forms/userErrors.ts';
import { useStepForm } from '../forms/useStepForm.ts';
import type { FlowPageProps } from '../steps/StepPage.tsx';
import { COMMON_TEXTS } from '../texts/common.ts';
import { accountIdOf, accountOptions, type AccountValues, checkAccount, initialAccount } from './accounts.ts';
import { NoAccounts } from './NoAccounts.tsx';
import { ACCOUNT_TEXTS as TEXT } from './texts.ts';

type ChooseAccountProps<Id extends string> = {
  /** The page of the flow's steps. */
  Page: (props: FlowPageProps<Id>) => ReactNode;
  step: Id;
  proposal: PaymentAccountFragment;
  choose: (input: ChooseAccountInput, context: WriteContext) => Promise<readonly ServerProblem[]>;
  onDone: () => void;
  onProblem?: (problem: ServerProblem) => boolean;
  onReload: () => void;
};

/** The account that pays the instalments, as either flow asks for it. */
export function ChooseAccount<Id extends string>(props: ChooseAccountProps<Id>) {
  const { Page, step, proposal, choose, onDone, onProblem, onReload } = props;
  const options = accountOptions(proposal);
  const form = useStepForm<AccountValues>({
    defaultValues: { accountId: initialAccount(proposal) },
    validate: checkAccount,
    send: async ({ accountId }, context) => {
      if (accountId === null) return [];
      return choose({ proposalId: proposal.id, accountId: accountIdOf(accountId) }, context);
    },
    onDone,
    onProblem,
  });
  useDemoFiller('payment-account', () => form.set('accountId', options.at(-1)?.value ?? null));
  if (options.length === 0) {
    return (
      <Page step={step} title={TEXT.title}>
        <NoAccounts onReload={onReload} />
      </Page>
    );
  }
  return (
    <Page step={step} title={TEXT.title} subtitle={TEXT.subtitle} form={form} submit={COMMON_TEXTS.continue}>
      <RadioGroup
        name="accountId"
        label={TEXT.accounts}
        error={form.errorOf('accountId')}
        value={form.values.accountId}
        onChange={(accountId) => form.set('accountId', accountId)}
        options={options}
      />
    </Page>
  );
}
