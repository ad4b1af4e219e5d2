import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useRef } from 'react';
import type { SaleViewFragment } from '../../../generated/graphql.ts';
import { useSaveSaleAccountMutation } from '../../../generated/hooks.ts';
import { useDemoFiller } from '../../../shared/demo/fillers.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { useSale } from '../SaleContext.ts';
import { SalePage } from '../SalePage.tsx';
import { accountInput, NO_ACCOUNT, validateAccount, type AccountValues } from './accountForm.ts';
import { COLLECTION_TEXTS as TEXT } from './texts.ts';

const DEMO_CBU = '2850590940090418135201';

const Current = ({ account, onward }: { account: string; onward: string }) => (
  <>
    <Alert
      tone="success"
      action={
        <Button size="small" variant="secondary" href={onward}>
          {TEXT.keep}
        </Button>
      }
    >
      {TEXT.current(account)}
    </Alert>
    <Text tone="muted">{TEXT.other}</Text>
  </>
);

/** The account where the money of the sale goes (RT-21). */
export const AccountScreen = () => {
  const { sale, href, advance } = useSale();
  const { seller, account } = sale;
  const [save] = useSaveSaleAccountMutation();
  const after = useRef<SaleViewFragment | undefined>(undefined);
  const form = useStepForm<AccountValues>({
    defaultValues: NO_ACCOUNT,
    validate: validateAccount,
    send: async (values, context) => {
      const { data } = await save({ variables: { input: accountInput(sale.id, values) }, context });
      if (data === undefined) throw new Error('The answer to the account had no data.');
      after.current = data.saveSaleAccount.sale ?? undefined;
      return data.saveSaleAccount.userErrors;
    },
    onDone: () => advance('account', after.current),
  });
  useDemoFiller('sale-account', ({ other, company }) => {
    form.set('cbu', DEMO_CBU);
    form.set('holderCuit', seller.company ? company.cuit : other.cuil);
  });
  const { register } = form.form;
  // Its hyphens are no place to break a line at.
  const cuit = seller.maskedCuit.replaceAll('-', '\u2011');
  return (
    <SalePage
      step="account"
      title={TEXT.title}
      pageTitle={TEXT.page}
      subtitle={TEXT.subtitle}
      form={form}
      submit={TEXT.submit}
      note={TEXT.safe}
    >
      {account && <Current account={account.maskedNumber} onward={href('end')} />}
      <TextField
        label={TEXT.cbu}
        hint={TEXT.cbuHint}
        error={form.errorOf('cbu')}
        inputMode="numeric"
        width="xl"
        autoComplete="off"
        {...register('cbu')}
      />
      <TextField
        label={TEXT.holder}
        hint={seller.company ? TEXT.companyHint(cuit) : TEXT.holderHint(cuit)}
        error={form.errorOf('holderCuit')}
        inputMode="numeric"
        width="m"
        autoComplete="off"
        {...register('holderCuit')}
      />
    </SalePage>
  );
};
