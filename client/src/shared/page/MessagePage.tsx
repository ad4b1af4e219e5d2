import { EmptyState, type EmptyStateProps } from '@prendarios/design-system/feedback/EmptyState';
import type { ReactNode } from 'react';
import { Page } from './Page.tsx';
import { usePageTitle } from './usePageTitle.ts';

type MessagePageProps = Omit<EmptyStateProps, 'title' | 'headingLevel'> & {
  title: string;
  /** What follows the message, such as a dialog. */
  below?: ReactNode;
};

/** A page with one message, such as that something ended or was not found, and the way on. */
export const MessagePage = ({ below, ...message }: MessagePageProps) => {
  usePageTitle(message.title);
  return (
    <Page width="form">
      <EmptyState headingLevel={1} {...message} />
      {below}
    </Page>
  );
};
