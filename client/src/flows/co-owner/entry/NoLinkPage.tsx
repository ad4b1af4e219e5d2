import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { Page } from '#shared/page/Page.tsx';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { CO_OWNER_ENTRY_TEXTS } from './texts.ts';

type NoLinkPageProps = { why?: 'none' | 'staff' } | { why: 'owner'; text: string };

/** For a browser that opened no link, and for staff and the owner, who are not the co-owner. */
export const NoLinkPage = ({ why = 'none', ...told }: NoLinkPageProps) => {
  const { title, text } = { ...CO_OWNER_ENTRY_TEXTS[why], ...told };
  usePageTitle(title);
  return (
    <Page width="form">
      <EmptyState icon={why === 'none' ? 'phone' : 'person'} headingLevel={1} title={title}>
        {text}
      </EmptyState>
    </Page>
  );
};
