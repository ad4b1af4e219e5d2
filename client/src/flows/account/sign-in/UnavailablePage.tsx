import { Button } from '@prendarios/design-system/actions/Button';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { Page } from '#shared/page/Page.tsx';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';

type UnavailableProps = { title?: string; message?: string };

/** For a function that is not configured, with a link to go on. */
export const UnavailablePage = ({
  title = ACCOUNT_TEXTS.signIn.unavailable.title,
  message = ACCOUNT_TEXTS.signIn.unavailable.message,
}: UnavailableProps) => {
  usePageTitle(title);
  return (
    <Page width="form">
      <EmptyState
        icon="person"
        headingLevel={1}
        title={title}
        action={<Button href="/titular/cotizacion">{ACCOUNT_TEXTS.signUp.closed.quote}</Button>}
      >
        {message}
      </EmptyState>
    </Page>
  );
};
