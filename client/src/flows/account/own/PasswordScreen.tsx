import { PasswordField } from '@prendarios/design-system/fields/PasswordField';
import { ownPasswordForm } from '@prendarios/rules/forms/account';
import { useNavigate } from 'react-router-dom';
import { Field } from '#shared/forms/Field.tsx';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { showNotice } from '#shared/page/notices/notices.ts';
import { FormPage } from '#shared/page/FormPage.tsx';
import { loadIdentity } from '#shared/session/identity.ts';
import { ACCOUNT_PATH } from '#shared/session/paths.ts';
import { storedToken } from '#shared/session/tokenCookies.ts';
import { identityProblems } from '../identityProblem.ts';
import { WRONG_CREDENTIALS } from '../messages.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { UserNameForManagers } from '../UserNameForManagers.tsx';

const TEXT = ACCOUNT_TEXTS.own.password;

/** Changes the password of a user who knows the current one. */
export const PasswordScreen = () => {
  const navigate = useNavigate();
  const form = useStepForm({
    id: 'own-password',
    schema: ownPasswordForm,
    defaultValues: { current: '', password: '' },
    isKeyed: false,
    send: async ({ current, password }) => {
      const problems = await identityProblems(async () => {
        const { updatePassword } = await loadIdentity();
        await updatePassword({ oldPassword: current, newPassword: password });
      });
      // The service reports unknown users and wrong passwords alike; here it can only be the password.
      const own = problems.map((problem) =>
        problem.message === WRONG_CREDENTIALS
          ? { ...problem, message: TEXT.wrong, path: ['current'] }
          : problem,
      );
      return problemsOrResult(own, null);
    },
    onDone: () => {
      showNotice({ text: TEXT.done, tone: 'success' });
      void navigate(ACCOUNT_PATH, { replace: true });
    },
  });
  return (
    <FormPage
      title={TEXT.title}
      back={{ href: ACCOUNT_PATH, label: ACCOUNT_TEXTS.own.back }}
      form={form}
      submit={TEXT.submit}
    >
      <UserNameForManagers email={storedToken()?.claims.email ?? ''} />
      <Field form={form} name="current">
        {(field) => <PasswordField {...field} label={TEXT.current} autoComplete="current-password" />}
      </Field>
      <Field form={form} name="password">
        {(field) => <NewPasswordField {...field} />}
      </Field>
    </FormPage>
  );
};
