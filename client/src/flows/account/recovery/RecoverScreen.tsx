import { Link } from '@prendarios/design-system/foundations/Link';
import { recoverForm } from '@prendarios/rules/forms/account';
import { useNavigate } from 'react-router-dom';
import { FormTextField } from '#shared/forms/Field.tsx';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { loadIdentity } from '#shared/session/identity.ts';
import { SIGN_IN_PATH } from '#shared/session/paths.ts';
import { AccountPage } from '../AccountPage.tsx';
import { identityProblems } from '../identityProblem.ts';
import { accountHeading } from '../headings.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { recoveryEmail, rememberEmail } from './recoveryEmail.ts';

const TEXT = ACCOUNT_TEXTS.recover;
const CHANGE_PATH = '/usuario/recuperar/cambiar-contrasena';

/** RT-46. Shows the same result with and without an account. */
export const RecoverScreen = () => {
  const navigate = useNavigate();
  const form = useStepForm({
    id: 'recover',
    schema: recoverForm,
    defaultValues: { email: recoveryEmail() },
    isKeyed: false,
    send: async ({ email }) => {
      const problems = await identityProblems(async () => {
        const { resetPassword } = await loadIdentity();
        await resetPassword({ username: email });
      });
      return problemsOrResult(problems, email);
    },
    onDone: (email) => {
      rememberEmail(email);
      void navigate(CHANGE_PATH);
    },
  });
  return (
    <AccountPage
      {...accountHeading('recover')}
      back={{ href: SIGN_IN_PATH, label: TEXT.back }}
      form={form}
      submit={TEXT.submit}
      note={
        <Link href={CHANGE_PATH} iconEnd="arrow">
          {TEXT.haveCode}
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
    </AccountPage>
  );
};
