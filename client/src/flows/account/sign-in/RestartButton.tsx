import { Button } from '@prendarios/design-system/actions/Button';
import { ACCOUNT_TEXTS } from '../texts.ts';

/** Back to mail address and password: an unfinished sign-in leaves nothing behind. */
export const RestartButton = ({ onRestart }: { onRestart: () => void }) => (
  <Button variant="quiet" size="small" onClick={onRestart}>
    {ACCOUNT_TEXTS.token.back}
  </Button>
);
