import { Button } from '@prendarios/design-system/actions/Button';
import { ENTRY_TEXTS as TEXT } from './texts.ts';
import { MessagePage } from '#shared/page/MessagePage.tsx';

/** Confirms the request without revealing whether the sale exists. `isTaken`: whether the bank takes requests. */
export const LinkSent = ({ isTaken, onAgain }: { isTaken: boolean; onAgain: () => void }) => {
  const { title, text } = isTaken ? TEXT.sent : TEXT.notTaken;
  return (
    <MessagePage
      icon={isTaken ? 'phone' : 'info'}
      title={title}
      action={
        <Button variant="secondary" onClick={onAgain}>
          {TEXT.again}
        </Button>
      }
    >
      {text}
    </MessagePage>
  );
};
