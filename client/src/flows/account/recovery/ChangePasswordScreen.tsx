import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { CodeField } from '@prendarios/design-system/fields/CodeField';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { Link } from '@prendarios/design-system/foundations/Link';
import { checkCode, normalizeCode } from '@prendarios/rules/code';
import { checkEmail, normalizeEmail } from '@prendarios/rules/email';
import { checkPassword } from '@prendarios/rules/password';
import { useState } from 'react';
import type { FieldMessages } from '../../../shared/forms/userErrors.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { loadIdentity } from '../../../shared/session/identity.ts';
import { SIGN_IN_PATH } from '../../../shared/session/paths.ts';
import { AccountPage } from '../AccountPage.tsx';
import { DemoMail } from '../DemoMail.tsx';
import { identityProblems } from '../identityProblem.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { recoveryEmail, rememberEmail } from './recoveryEmail.ts';

const TEXT = ACCOUNT_TEXTS.change;

type Values = { email: string; code: string; password: string };

function validate({ email, code, password }: Values): FieldMessages {
  const found: [string, string | null][] = [
    ['email', checkEmail(email)],
    ['code', checkCode(code)],
    ['password', checkPassword(password)],
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

const Changed = () => (
  <AccountPage
    pageTitle={TEXT.page}
    title={TEXT.done.title}
    subtitle={TEXT.done.subtitle}
    foot={
      <ButtonBar sticky={false}>
        <Button href={SIGN_IN_PATH}>{TEXT.done.action}</Button>
      </ButtonBar>
    }
  />
);

/** RT-47. The address is asked again after a reload: nothing personal is in the page's address. */
export const ChangePasswordScreen = () => {
  const [isChanged, setChanged] = useState(false);
  const [sentTo] = useState(recoveryEmail);
  const form = useStepForm<Values>({
    defaultValues: { email: sentTo, code: '', password: '' },
    validate,
    send: ({ email, code, password }) =>
      identityProblems(async () => {
        const { confirmResetPassword } = await loadIdentity();
        await confirmResetPassword({
          username: normalizeEmail(email),
          confirmationCode: normalizeCode(code),
          newPassword: password,
        });
      }),
    onDone: () => {
      rememberEmail('');
      setChanged(true);
    },
  });
  if (isChanged) return <Changed />;
  return (
    <AccountPage
      pageTitle={TEXT.page}
      title={TEXT.title}
      subtitle={sentTo === '' ? TEXT.subtitle : TEXT.sent(sentTo)}
      back={{ href: '/usuario/recuperar' }}
      form={form}
      submit={TEXT.submit}
      note={<Link href="/usuario/recuperar">{TEXT.again}</Link>}
    >
      <TextField
        {...form.form.register('email')}
        type="email"
        label={ACCOUNT_TEXTS.email}
        error={form.errorOf('email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CodeField {...form.form.register('code')} label={TEXT.code} error={form.errorOf('code')} />
      <NewPasswordField
        {...form.form.register('password')}
        typed={form.values.password}
        error={form.errorOf('password')}
      />
      <DemoMail />
    </AccountPage>
  );
};
