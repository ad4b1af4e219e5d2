import { CO_OWNER_ENTRY_TEXTS } from './texts.ts';
import { MessagePage } from '#shared/page/MessagePage.tsx';

type NoLinkPageProps = { why?: 'none' | 'staff' } | { why: 'owner'; text: string };

/** Turns away browsers that opened no link, staff, and the owner. */
export const NoLinkPage = ({ why = 'none', ...told }: NoLinkPageProps) => {
  const { title, text } = { ...CO_OWNER_ENTRY_TEXTS[why], ...told };
  return (
    <MessagePage icon={why === 'none' ? 'phone' : 'person'} title={title}>
      {text}
    </MessagePage>
  );
};
