import { Button } from '@prendarios/design-system/actions/Button';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { Page } from '#shared/page/Page.tsx';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { ENTRY_TEXTS as TEXT } from './texts.ts';

/** A new link was asked for; the page says nothing about whether there is such a sale. `isTaken`: the bank sends links. */
export const LinkSent = ({ isTaken, onAgain }: { isTaken: boolean; onAgain: () => void }) => {
  const { title, text } = isTaken ? TEXT.sent : TEXT.notTaken;
  usePageTitle(title);
  return (
    <Page width="form">
      <EmptyState
        icon={isTaken ? 'phone' : 'info'}
        headingLevel={1}
        title={title}
        action={
          <Button variant="secondary" onClick={onAgain}>
            {TEXT.again}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </Page>
  );
};
