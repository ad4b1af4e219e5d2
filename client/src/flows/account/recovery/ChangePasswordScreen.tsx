import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { Link } from '@prendarios/design-system/foundations/Link';
import { changePasswordForm } from '@prendarios/rules/forms/account';
import { useState } from 'react';
import { Field, FormTextField } from '#shared/forms/Field.tsx';
import { FormCodeField } from '#shared/forms/FormCodeField.tsx';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { loadIdentity } from '#shared/session/identity.ts';
import { SIGN_IN_PATH } from '#shared/session/paths.ts';
import { AccountPage } from '../AccountPage.tsx';
import { DemoMail } from '../DemoMail.tsx';
import { identityProblems } from '../identityProblem.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { accountHeading } from '../headings.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { recoveryEmail, rememberEmail } from './recoveryEmail.ts';

const TEXT = ACCOUNT_TEXTS.change;

const Changed = () => (
  <AccountPage
    pageTitle={accountHeading('change-password').pageTitle}
    title={TEXT.done.title}
    subtitle={TEXT.done.subtitle}
    foot={
      <ButtonBar sticky={false}>
        <Button href={SIGN_IN_PATH}>{TEXT.done.action}</Button>
      </ButtonBar>
    }
  />
);

/** RT-47. Asks for the e-mail address again after a reload, because the URL contains no personal data. */
export const ChangePasswordScreen = () => {
  const [isChanged, setChanged] = useState(false);
  const [sentTo] = useState(recoveryEmail);
  const form = useStepForm({
    id: 'change-password',
    schema: changePasswordForm,
    defaultValues: { email: sentTo, code: '', password: '' },
    isKeyed: false,
    send: async ({ email, code, password }) => {
      const problems = await identityProblems(async () => {
        const { confirmResetPassword } = await loadIdentity();
        await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
      });
      return problemsOrResult(problems, null);
    },
    onDone: () => {
      rememberEmail('');
      setChanged(true);
    },
  });
  if (isChanged) return <Changed />;
  return (
    <AccountPage
      {...accountHeading('change-password')}
      subtitle={sentTo === '' ? TEXT.subtitle : TEXT.sent(sentTo)}
      back={{ href: '/usuario/recuperar' }}
      form={form}
      submit={TEXT.submit}
      note={
        <Link href="/usuario/recuperar" iconEnd="arrow">
          {TEXT.again}
        </Link>
      }
    >
      <FormTextField
        form={form}
        name="email"
        type="email"
        label={ACCOUNT_TEXTS.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormCodeField form={form} name="code" label={TEXT.code} />
      <Field form={form} name="password">
        {(field) => <NewPasswordField {...field} />}
      </Field>
      <DemoMail />
    </AccountPage>
  );
};
