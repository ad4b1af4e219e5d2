import { Alert } from '@prendarios/design-system/feedback/Alert';
import { FormPage } from '#shared/page/FormPage.tsx';
import type { SaleLink } from '../flow.ts';
import { ENTRY_TEXTS } from './texts.ts';
import { useResendLink } from './useResendLink.ts';

const TEXT = ENTRY_TEXTS.buyersLink;

/** Shown to a buyer who opened the seller's link. They may only resend it: the link decides who is paid. */
export const BuyersLinkPage = ({ link }: { link: SaleLink }) => {
  const { form, outcome } = useResendLink(link);
  return (
    <FormPage
      title={TEXT.title}
      subtitle={TEXT.text}
      form={form}
      submit={outcome === null ? TEXT.resend : undefined}
    >
      {outcome !== null && (
        <Alert tone={outcome === 'sent' ? 'success' : 'info'} live title={TEXT[outcome].title}>
          {TEXT[outcome].text}
        </Alert>
      )}
    </FormPage>
  );
};
