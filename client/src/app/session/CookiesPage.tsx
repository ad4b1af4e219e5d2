import { Button } from '@prendarios/design-system/actions/Button';
import { ErrorState } from '@prendarios/design-system/feedback/ErrorState';
import { Page } from '#shared/page/Page.tsx';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { COOKIES_TEXTS as TEXT } from './texts.ts';

export const CookiesPage = () => {
  usePageTitle(TEXT.title);
  return (
    <Page width="form">
      <ErrorState
        headingLevel={1}
        title={TEXT.title}
        action={<Button onClick={() => location.reload()}>{TEXT.retry}</Button>}
      >
        {TEXT.text}
      </ErrorState>
    </Page>
  );
};
