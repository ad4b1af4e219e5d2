import { sellerForm } from '@prendarios/rules/forms/seller';
import { useIdentifySaleSellerMutation } from '#generated/hooks.ts';
import { problemsOrPayload } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { SellerIdentityFields } from '#shared/loan/seller/SellerFields.tsx';
import { identityInput, NO_SELLER, sellerFieldOf } from '#shared/loan/seller/sellerValues.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { keepOwnCuit } from '../ownCuit.ts';
import { useSale } from '../SaleContext.ts';
import { SaleTerms } from '../SaleTerms.tsx';
import { DATA_TEXTS } from './texts.ts';

const TEXT = DATA_TEXTS.invited;

/** Excludes no documents: the applicant's is unknown here, so the bank checks that the seller is someone else. */
const schema = sellerForm([]);

/** Asks a seller who was invited by link who they are (RT-19, decision 034). */
export const IdentityScreen = () => {
  const { sale, advance } = useSale();
  const [identify] = useIdentifySaleSellerMutation();
  const form = useStepForm({
    id: 'sale-identity',
    schema,
    keep: { subject: sale.id },
    defaultValues: { ...NO_SELLER, way: 'self' },
    send: async (values, context) => {
      keepOwnCuit(sale.id, values);
      const input = { saleId: sale.id, seller: identityInput(values) };
      const { data } = await identify({ variables: { input }, context });
      return problemsOrPayload(data?.setOwnSellerData);
    },
    onDone: ({ sale: after }) => advance('data', after ?? undefined),
    fieldOf: sellerFieldOf,
  });
  return (
    <StepPage
      title={TEXT.title}
      pageTitle={DATA_TEXTS.page}
      subtitle={TEXT.subtitle(sale.buyerName)}
      form={form}
      submit={DATA_TEXTS.save}
    >
      <SaleTerms />
      <SellerIdentityFields form={form} isOwn />
    </StepPage>
  );
};
