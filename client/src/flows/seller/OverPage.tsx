import { Button } from '@prendarios/design-system/actions/Button';
import { MessagePage } from '#shared/page/MessagePage.tsx';
import { hrefOf } from './flow.ts';
import { SELLER_FLOW_TEXTS as TEXT } from './texts.ts';

/** Tells the seller that the sale was cancelled or now has another seller. */
export const OverPage = ({ number, why }: { number: number; why: 'cancelled' | 'replaced' }) => {
  const { title, message } = TEXT[why];
  return (
    <MessagePage
      icon="close"
      title={title}
      action={
        <Button variant="secondary" href={hrefOf('entry', null)}>
          {TEXT.otherSale}
        </Button>
      }
    >
      {message(number)}
    </MessagePage>
  );
};
