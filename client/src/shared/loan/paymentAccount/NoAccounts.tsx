import { Button } from '@prendarios/design-system/actions/Button';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { ACCOUNT_TEXTS as TEXT } from './texts.ts';

/** Says that the bank offers no account, and offers a retry. */
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
