import { Button } from '@prendarios/design-system/actions/Button';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { Page } from '../../../shared/page/Page.tsx';
import { usePageTitle } from '../../../shared/title/usePageTitle.ts';
import { ENTRY_TEXTS as TEXT } from './texts.ts';

/** Where the new link went, masked; null if the bank sends none. */
export type Found = { sentTo: string | null };

/** The seller was found: their link is on its way, and this page shows no more of the sale. */
export const LinkSent = ({ found: { sentTo }, onAgain }: { found: Found; onAgain: () => void }) => {
  const title = sentTo === null ? TEXT.notSent.title : TEXT.sent.title(sentTo);
  usePageTitle(title);
  return (
    <Page width="form">
      <EmptyState
        icon={sentTo === null ? 'info' : 'phone'}
        headingLevel={1}
        title={title}
        action={
          <Button variant="secondary" onClick={onAgain}>
            {TEXT.sent.again}
          </Button>
        }
      >
        {sentTo === null ? TEXT.notSent.text : TEXT.sent.text}
      </EmptyState>
    </Page>
  );
};
