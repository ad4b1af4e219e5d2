import { EmptyState, type EmptyStateProps } from '@prendarios/design-system/feedback/EmptyState';
import { Page } from './Page.tsx';
import { usePageTitle } from './usePageTitle.ts';

type MessagePageProps = Omit<EmptyStateProps, 'title' | 'headingLevel'> & { title: string };

/** Shows a page with a single message, such as that something ended or was not found, and an action. */
export const MessagePage = (message: MessagePageProps) => {
  usePageTitle(message.title);
  return (
    <Page width="form">
      <EmptyState headingLevel={1} {...message} />
    </Page>
  );
};
