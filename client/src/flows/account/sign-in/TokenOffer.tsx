import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { useState } from 'react';
import { loadIdentity } from '../../../shared/session/identity.ts';
import { COMMON_TEXTS } from '../../../shared/texts/common.ts';
import { AccountPage } from '../AccountPage.tsx';
import { identityProblems } from '../identityProblem.ts';
import { identityMessage, isNetworkError } from '../messages.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { noteAsked } from './tokenOffer.ts';
import { tokenSecret, type TokenSecret } from './signInSteps.ts';
import { TokenSetup } from './TokenSetup.tsx';

const TEXT = ACCOUNT_TEXTS.tokenOffer;

type TokenOfferProps = { account: string; onDone: () => void };

/** DISABLED_TOKEN_MFA: the session is open; an authenticator can be set up now or later. */
export const TokenOffer = ({ account, onDone }: TokenOfferProps) => {
  const [token, setToken] = useState<TokenSecret | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const begin = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { setUpTOTP } = await loadIdentity();
      setToken(tokenSecret(await setUpTOTP(), account));
    } catch (error) {
      setProblem(isNetworkError(error) ? COMMON_TEXTS.offline.message : identityMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const later = () => {
    noteAsked();
    onDone();
  };
  const notNow = (
    <Button variant="secondary" onClick={later}>
      {TEXT.later}
    </Button>
  );

  if (token !== null) {
    return (
      <TokenSetup
        token={token}
        prove={(code) =>
          identityProblems(async () => {
            const { updateMFAPreference, verifyTOTPSetup } = await loadIdentity();
            await verifyTOTPSetup({ code });
            await updateMFAPreference({ totp: 'PREFERRED' });
          })
        }
        onDone={onDone}
        note={notNow}
      />
    );
  }
  return (
    <AccountPage
      pageTitle={TEXT.page}
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      note={TEXT.note}
      foot={
        <ButtonBar sticky={false}>
          <Button busy={busy} busyText={COMMON_TEXTS.loading} onClick={() => void begin()}>
            {TEXT.setUp}
          </Button>
          {notNow}
        </ButtonBar>
      }
    >
      {problem !== null && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
    </AccountPage>
  );
};
