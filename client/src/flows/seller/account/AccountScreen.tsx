import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatCuil } from '@prendarios/rules/cuil';
import { formatPesos } from '@prendarios/rules/format';
import { saleAccountForm } from '@prendarios/rules/forms/sale';
import type { SaveSaleAccountInput } from '#generated/graphql.ts';
import { useSaveSaleAccountMutation } from '#generated/hooks.ts';
import { FormTextField } from '#shared/forms/Field.tsx';
import { problemsOrPayload } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { ownCuit } from '../ownCuit.ts';
import { useSale } from '../SaleContext.ts';
import { isCompany, maskedCuitOf } from '../sellerIdentity.ts';
import { COLLECTION_TEXTS as TEXT } from './texts.ts';

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

/** Asks for the account to which the bank pays the seller (RT-21). */
export const AccountScreen = () => {
  const { sale, href, advance } = useSale();
  const { seller, account } = sale;
  const [save] = useSaveSaleAccountMutation();
  const form = useStepForm({
    id: 'sale-account',
    schema: saleAccountForm,
    defaultValues: { cbu: '', holderCuit: formatCuil(ownCuit(sale.id)) },
    send: async (values, context) => {
      const { data } = await save({
        variables: { input: { saleId: sale.id, ...values } satisfies SaveSaleAccountInput },
        context,
      });
      return problemsOrPayload(data?.saveSaleAccount);
    },
    onDone: ({ sale: after }) => advance('account', after ?? undefined),
  });
  // Non-breaking hyphens keep the CUIT on one line.
  const cuit = maskedCuitOf(seller).replaceAll('-', '\u2011');
  return (
    <StepPage
      subtitle={TEXT.subtitle(formatPesos(sale.transfer.amount))}
      form={form}
      submit={TEXT.submit}
      note={TEXT.safe}
    >
      {account && <Current account={account.maskedNumber} onward={href('end')} />}
      <FormTextField
        form={form}
        name="cbu"
        label={TEXT.cbu}
        hint={TEXT.cbuHint}
        inputMode="numeric"
        width="xl"
        autoComplete="off"
      />
      <FormTextField
        form={form}
        name="holderCuit"
        label={TEXT.holder}
        hint={isCompany(seller) ? TEXT.companyHint(cuit) : TEXT.holderHint(cuit)}
        inputMode="numeric"
        width="m"
        autoComplete="off"
      />
    </StepPage>
  );
};
