import { Button } from '@prendarios/design-system/actions/Button';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { COMMON_TEXTS } from '../texts/common.ts';
import { ACCOUNT_TEXTS as TEXT } from './texts.ts';

/** The bank has no account to offer: asking again is all that can be done here. */
export const NoAccounts = ({ onReload }: { onReload: () => void }) => (
  <EmptyState
    title={TEXT.emptyTitle}
    action={
      <Button variant="secondary" onClick={onReload}>
        {COMMON_TEXTS.retry}
      </Button>
    }
  >
    {TEXT.emptyText}
  </EmptyState>
);
