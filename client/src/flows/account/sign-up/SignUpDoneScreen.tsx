import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Redirect } from '#shared/page/Redirect.tsx';
import { SIGN_IN_PATH } from '#shared/session/paths.ts';
import { AccountPage } from '../AccountPage.tsx';
import { DemoMail } from '../DemoMail.tsx';
import { accountHeading } from '../headings.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { SIGN_UP_PERSON_PATH } from './paths.ts';
import { signUpAnswers } from './signUpAnswers.ts';

const TEXT = ACCOUNT_TEXTS.signUp.done;

/** After a reload the history entry still says that an account was created, but not whose. */
function wasCreated(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'created') === true;
}

export const SignUpDoneScreen = () => {
  const { state } = useLocation();
  const [email] = useState(() => signUpAnswers().createdEmail);
  if (!wasCreated(state)) return <Redirect to={SIGN_UP_PERSON_PATH} />;
  return (
    <AccountPage
      {...accountHeading('sign-up-done')}
      subtitle={email === null ? TEXT.sent : TEXT.sentTo(email)}
      foot={
        <ButtonBar sticky={false}>
          <Button href={SIGN_IN_PATH}>{TEXT.action}</Button>
        </ButtonBar>
      }
    >
      <Text size={15} tone="muted">
        {TEXT.spam}
      </Text>
      <DemoMail />
    </AccountPage>
  );
};
