import { Button } from '@prendarios/design-system/actions/Button';
import { useBank } from '#shared/page/bank.ts';
import { NEW_QUOTE_PATH } from '#shared/page/site.ts';
import { CO_OWNER_PART_TEXTS } from './texts.ts';
import { MessagePage } from '#shared/page/MessagePage.tsx';

/** Tells the user that the bank does not support co-owners (decision 028), and how to continue. */
export const CoOwnerNotSupported = () => {
  const { title, text, action } = CO_OWNER_PART_TEXTS.notSupported;
  const { phone } = useBank().contacts;
  return (
    <MessagePage icon="person" title={title} action={<Button href={NEW_QUOTE_PATH}>{action}</Button>}>
      {text(phone)}
    </MessagePage>
  );
};
