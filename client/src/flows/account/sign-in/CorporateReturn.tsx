import { Busy } from '@prendarios/design-system/feedback/Busy';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { IdentitySettings } from '#shared/session/identitySettings.ts';
import { homePath } from '#shared/session/dashboardLinks.ts';
import { SIGN_IN_PATH } from '#shared/session/paths.ts';
import { currentSession } from '#shared/session/sessionStore.ts';
import { AccountPage } from '../AccountPage.tsx';
import { accountHeading } from '../headings.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { completeCorporate } from './corporate.ts';

const TEXT = ACCOUNT_TEXTS.signIn;
const FAILED_SEARCH = '?corporativo=cancelado';

type CorporateReturnProps = {
  identity: IdentitySettings;
  begin: () => Promise<void>;
  onFailed: () => void;
};

/** Exchanges the code in the address for a session, once, when the user returns from the corporate page. */
export const CorporateReturn = ({ identity, begin, onFailed }: CorporateReturnProps) => {
  const navigate = useNavigate();
  const isStarted = useRef(false);
  useEffect(
    function completeOnce() {
      if (isStarted.current) return;
      isStarted.current = true;
      async function complete() {
        try {
          const back = await completeCorporate(identity);
          await begin();
          const session = currentSession();
          await navigate(back ?? homePath(session.kind === 'user' ? session.role : 'APPLICANT'), {
            replace: true,
          });
        } catch {
          await navigate(`${SIGN_IN_PATH}${FAILED_SEARCH}`, { replace: true });
          onFailed();
        }
      }
      void complete();
    },
    [begin, identity, navigate, onFailed],
  );
  return (
    <AccountPage {...accountHeading('sign-in')}>
      <Busy text={TEXT.waiting} />
    </AccountPage>
  );
};
