import { Alert } from '@prendarios/design-system/feedback/Alert';
import { FormPage } from '#shared/page/FormPage.tsx';
import type { SaleLink } from '../flow.ts';
import { ENTRY_TEXTS } from './texts.ts';
import { useResendLink } from './useResendLink.ts';

const TEXT = ENTRY_TEXTS.buyersLink;

/** The buyer opened the seller's link, with which they would decide who is paid: they may only have it sent again. */
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
