import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { Page } from '../../../shared/page/Page.tsx';
import { usePageTitle } from '../../../shared/title/usePageTitle.ts';
import { CO_OWNER_ENTRY_TEXTS } from './texts.ts';

/** For a browser that opened no link, and for staff, who are not the co-owner. */
export const NoLinkPage = ({ why = 'none' }: { why?: 'none' | 'staff' }) => {
  const { title, text } = CO_OWNER_ENTRY_TEXTS[why];
  usePageTitle(title);
  return (
    <Page width="form">
      <EmptyState icon={why === 'staff' ? 'person' : 'phone'} headingLevel={1} title={title}>
        {text}
      </EmptyState>
    </Page>
  );
};
