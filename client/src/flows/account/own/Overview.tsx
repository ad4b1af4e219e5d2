import { Button } from '@prendarios/design-system/actions/Button';
import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useState } from 'react';
import { LoadProblem } from '#shared/page/LoadProblem.tsx';
import { FormFailure } from '#shared/forms/FormFailure.tsx';
import { FormPage } from '#shared/page/FormPage.tsx';
import { isCorporateSession } from '#shared/session/clearTokens.ts';
import { signInAgain } from '#shared/session/endSession.ts';
import { loadIdentity } from '#shared/session/identity.ts';
import { SESSION_TEXTS } from '#shared/session/texts.ts';
import { storedToken } from '#shared/session/tokenCookies.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { partHref } from './parts.ts';
import { isSignInRecent } from './recentSignIn.ts';
import { Section } from './Section.tsx';
import { Sessions } from './Sessions.tsx';
import { useAct } from './useAct.ts';
import { useIdentity } from './useIdentity.ts';

const TEXT = ACCOUNT_TEXTS.own;

/** State of the second step; changing it requires a recent sign-in. */
const SecondStep = () => {
  const texts = TEXT.secondStep;
  const [isRecent, setRecent] = useState(isSignInRecent);
  const preference = useIdentity(
    async ({ fetchMFAPreference }) => (await fetchMFAPreference()).enabled ?? [],
  );
  const turnOff = useAct(
    'second-step-off',
    async () => {
      const { updateMFAPreference } = await loadIdentity();
      await updateMFAPreference({ totp: 'DISABLED' });
    },
    () => void preference.refetch(),
  );
  if (preference.loading && preference.data === undefined) {
    return <Skeleton shape="card" label={COMMON_TEXTS.loading} />;
  }
  if (preference.data === undefined) return <LoadProblem onRetry={() => void preference.refetch()} />;
  const isOn = preference.data.length > 0;
  if (!isRecent) {
    return (
      <Section title={texts.title} text={isOn ? texts.on : texts.off}>
        <Text measure>{texts.again}</Text>
        <div>
          <Button variant="secondary" size="small" onClick={signInAgain}>
            {texts.signInAgain}
          </Button>
        </div>
      </Section>
    );
  }
  return (
    <Section title={texts.title} text={isOn ? texts.on : texts.off}>
      <div>
        {isOn ? (
          <Button
            variant="secondary"
            size="small"
            busy={turnOff.busy}
            busyText={COMMON_TEXTS.sending}
            onClick={() => {
              // The page may have been open for long.
              if (isSignInRecent()) turnOff.retry();
              else setRecent(false);
            }}
          >
            {texts.turnOff}
          </Button>
        ) : (
          <Button variant="secondary" size="small" href={partHref('secondStep')}>
            {texts.setUp}
          </Button>
        )}
      </div>
      <FormFailure form={turnOff} />
    </Section>
  );
};

/** Shows the user's name and address, with links to change password, second step and open sessions. */
export const Overview = () => {
  const claims = storedToken()?.claims;
  const name = `${claims?.firstName ?? ''} ${claims?.lastName ?? ''}`.trim();
  return (
    <FormPage title={SESSION_TEXTS.account}>
      <Stack gap={5}>
        <Card>
          <KeyValue
            rows={[
              { term: TEXT.name, value: name },
              { term: ACCOUNT_TEXTS.email, value: claims?.email ?? '' },
            ]}
          />
        </Card>
        {isCorporateSession() ? (
          <Section {...TEXT.corporate} />
        ) : (
          <>
            <Section title={ACCOUNT_TEXTS.password} text={TEXT.password.text}>
              <div>
                <Button variant="secondary" size="small" href={partHref('password')}>
                  {TEXT.password.change}
                </Button>
              </div>
            </Section>
            <SecondStep />
          </>
        )}
        <Sessions />
      </Stack>
    </FormPage>
  );
};
