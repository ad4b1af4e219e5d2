import { Button } from '@prendarios/design-system/actions/Button';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { MessagePage } from '#shared/page/MessagePage.tsx';

type UnavailableProps = { title?: string; message?: string };

/** Shown for a feature that is not configured, with a link to continue. */
export const UnavailablePage = ({
  title = ACCOUNT_TEXTS.signIn.unavailable.title,
  message = ACCOUNT_TEXTS.signIn.unavailable.message,
}: UnavailableProps) => {
  return (
    <MessagePage
      icon="person"
      title={title}
      action={<Button href="/titular/cotizacion">{ACCOUNT_TEXTS.signUp.closed.quote}</Button>}
    >
      {message}
    </MessagePage>
  );
};
