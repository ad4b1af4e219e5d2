import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { nameCase } from '@prendarios/rules/displayCase';
import { noFields } from '@prendarios/rules/forms/answers';
import { saleDataForm } from '@prendarios/rules/forms/sale';
import { vehicleName } from '@prendarios/rules/vehicleName';
import { useMemo, useState } from 'react';
import type { ReviseOwnSellerDataInput } from '#generated/graphql.ts';
import { useUpdateSaleSellerMutation } from '#generated/hooks.ts';
import type { WriteContext } from '#shared/api/idempotency.ts';
import { useBank } from '#shared/page/bank.ts';
import { FormFailure } from '#shared/forms/FormFailure.tsx';
import { problemsOrPayload } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { telHref } from '#shared/page/help/telHref.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useSale } from '../SaleContext.ts';
import { SaleTerms } from '../SaleTerms.tsx';
import { isCompany, maskedCuitOf, maskedDocumentOf, type SaleSeller, sellerName } from '../sellerIdentity.ts';
import { DataFields } from './DataFields.tsx';
import { dataFieldOf, dataInput, initialData } from './dataForm.ts';
import { IdentityScreen } from './IdentityScreen.tsx';
import { DATA_TEXTS as TEXT } from './texts.ts';

function rowsOf(seller: SaleSeller) {
  const company = isCompany(seller);
  const own = company
    ? [
        { term: TEXT.businessName, value: sellerName(seller) },
        { term: TEXT.cuit, value: maskedCuitOf(seller) },
      ]
    : [
        { term: TEXT.name, value: sellerName(seller) },
        { term: TEXT.document, value: maskedDocumentOf(seller).replace(/^DNI /, '') },
        { term: TEXT.cuil, value: maskedCuitOf(seller) },
      ];
  return [
    ...own,
    { term: company ? TEXT.companyPhone : TEXT.phone, value: seller.maskedPhone },
    { term: TEXT.email, value: seller.maskedEmail },
  ];
}

function useChange() {
  const [update] = useUpdateSaleSellerMutation();
  return async (input: ReviseOwnSellerDataInput, context: WriteContext) => {
    const { data } = await update({ variables: { input }, context });
    return problemsOrPayload(data?.reviseOwnSellerData);
  };
}

/** Reports the seller's data as wrong, which blocks the sale until they are corrected (ST-19). */
function useDenial(saleId: string) {
  const send = useChange();
  return useStepForm({
    id: 'sale-denial',
    schema: noFields,
    defaultValues: {},
    send: (_values, context) => send({ saleId, isDataCorrect: false }, context),
    onDone: () => window.scrollTo(0, 0),
  });
}

const titleOf = ({ identity }: SaleSeller, isEditing: boolean): string => {
  if (isEditing) return TEXT.editTitle;
  return identity?.__typename === 'SalePerson' ? TEXT.title(nameCase(identity.firstName)) : TEXT.companyTitle;
};

const SaleNotice = () => {
  const { sale, href } = useSale();
  const { phone } = useBank().contacts;
  if (!sale.seller.hasValidData) {
    return (
      <Alert
        tone="warning"
        title={TEXT.denied.title}
        live
        action={
          <Button size="small" variant="secondary" icon="phone" href={telHref(phone)}>
            {TEXT.denied.call(phone)}
          </Button>
        }
      >
        {TEXT.denied.text}
      </Alert>
    );
  }
  if (sale.nextStep !== 'DONE') return null;
  return (
    <Alert
      tone="success"
      action={
        <Button size="small" variant="secondary" href={href('end')}>
          {TEXT.seeEnd}
        </Button>
      }
    >
      {TEXT.complete}
    </Alert>
  );
};

/** Lets the seller confirm their data, correct them, or report them as wrong. */
const KnownData = () => {
  const { sale, advance } = useSale();
  const { phone } = useBank().contacts;
  const { seller } = sale;
  const [isEditing, setEditing] = useState(false);
  const [isDenying, setDenying] = useState(false);
  const send = useChange();
  const denial = useDenial(sale.id);
  const company = isCompany(seller);
  const schema = useMemo(() => saleDataForm({ company, isEditing }), [company, isEditing]);
  const form = useStepForm({
    id: 'sale-data',
    schema,
    keep: { subject: sale.id },
    defaultValues: initialData(seller),
    send: (values, context) => {
      const asTheyAre = { saleId: sale.id, isDataCorrect: true };
      return send(isEditing ? dataInput(sale.id, values, seller) : asTheyAre, context);
    },
    onDone: ({ sale: after }) => advance('data', after ?? undefined),
    fieldOf: dataFieldOf,
  });
  const confirm = company ? TEXT.confirmCompany : TEXT.confirm;
  return (
    <StepPage
      title={titleOf(seller, isEditing)}
      pageTitle={TEXT.page}
      subtitle={isEditing ? TEXT.editSubtitle : TEXT.subtitle(vehicleName(sale.vehicle))}
      form={form}
      foot={
        <ButtonBar>
          <Button type="submit" busy={form.busy} busyText={COMMON_TEXTS.sending}>
            {isEditing ? TEXT.save : confirm}
          </Button>
          {seller.canBeChanged && (
            <Button variant="secondary" type="button" onClick={() => setEditing(!isEditing)}>
              {isEditing ? TEXT.keep : TEXT.edit}
            </Button>
          )}
        </ButtonBar>
      }
    >
      <SaleNotice />
      <SaleTerms />
      {isEditing ? (
        <DataFields form={form} seller={seller} />
      ) : (
        <Card>
          <KeyValue rows={rowsOf(seller)} />
        </Card>
      )}
      {!isEditing && !seller.canNameBeChanged && (
        <Text tone="muted" measure>
          {seller.canBeChanged ? TEXT.nameFixed(phone) : TEXT.fixed(phone)}
        </Text>
      )}
      {seller.hasValidData && seller.canBeChanged && (
        <div>
          <Button
            variant="quiet"
            size="small"
            type="button"
            busy={denial.busy}
            busyText={COMMON_TEXTS.sending}
            onClick={() => setDenying(true)}
          >
            {TEXT.notMe}
          </Button>
        </div>
      )}
      <Dialog
        open={isDenying}
        title={TEXT.deny.title}
        onClose={() => setDenying(false)}
        actions={
          <>
            <Button
              onClick={() => {
                setDenying(false);
                denial.retry();
              }}
            >
              {TEXT.deny.confirm}
            </Button>
            <Button variant="secondary" onClick={() => setDenying(false)}>
              {TEXT.deny.back}
            </Button>
          </>
        }
      >
        <Text>{TEXT.deny.text}</Text>
      </Dialog>
      <FormFailure form={denial} />
    </StepPage>
  );
};

/** Asks an invited seller who they are; otherwise shows the seller's data (RT-19). */
export const DataScreen = () => {
  const { sale } = useSale();
  return sale.seller.identity === null ? <IdentityScreen /> : <KnownData />;
};
