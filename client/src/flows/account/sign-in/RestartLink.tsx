import { Link } from '@prendarios/design-system/foundations/Link';
import { SIGN_IN_PATH } from '#shared/session/paths.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';

/** Returns to e-mail and password on the same page and drops the unfinished sign-in. */
export const RestartLink = ({ onRestart }: { onRestart: () => void }) => (
  <Link
    href={SIGN_IN_PATH}
    onClick={(event) => {
      event.preventDefault();
      onRestart();
    }}
  >
    {ACCOUNT_TEXTS.token.back}
  </Link>
);
