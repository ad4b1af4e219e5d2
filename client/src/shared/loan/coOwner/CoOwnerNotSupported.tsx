import { Button } from '@prendarios/design-system/actions/Button';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { useBank } from '#shared/page/bank.ts';
import { Page } from '#shared/page/Page.tsx';
import { NEW_QUOTE_PATH } from '#shared/page/site.ts';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { CO_OWNER_PART_TEXTS } from './texts.ts';

/** For a bank that has no part for co-owners (decision 028): says so, and how to go on. */
export const CoOwnerNotSupported = () => {
  const { title, text, action } = CO_OWNER_PART_TEXTS.notSupported;
  const { phone } = useBank().contacts;
  usePageTitle(title);
  return (
    <Page width="form">
      <EmptyState
        icon="person"
        headingLevel={1}
        title={title}
        action={<Button href={NEW_QUOTE_PATH}>{action}</Button>}
      >
        {text(phone)}
      </EmptyState>
    </Page>
  );
};
