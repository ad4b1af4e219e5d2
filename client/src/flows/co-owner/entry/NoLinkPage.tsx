import { CO_OWNER_ENTRY_TEXTS } from './texts.ts';
import { MessagePage } from '#shared/page/MessagePage.tsx';

type NoLinkPageProps = { why?: 'none' | 'staff' } | { why: 'owner'; text: string };

/** Tells staff, the owner, and browsers that opened no link that they have no access. */
export const NoLinkPage = ({ why = 'none', ...told }: NoLinkPageProps) => {
  const { title, text } = { ...CO_OWNER_ENTRY_TEXTS[why], ...told };
  return (
    <MessagePage icon={why === 'none' ? 'phone' : 'person'} title={title}>
      {text}
    </MessagePage>
  );
};
