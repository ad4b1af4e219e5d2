import { TextField } from '@prendarios/design-system/fields/TextField';
import { Link } from '@prendarios/design-system/foundations/Link';
import { checkEmail, normalizeEmail } from '@prendarios/rules/email';
import { useNavigate } from 'react-router-dom';
import type { FieldMessages } from '../../../shared/forms/userErrors.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { loadIdentity } from '../../../shared/session/identity.ts';
import { SIGN_IN_PATH } from '../../../shared/session/paths.ts';
import { AccountPage } from '../AccountPage.tsx';
import { identityProblems } from '../identityProblem.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { recoveryEmail, rememberEmail } from './recoveryEmail.ts';

const TEXT = ACCOUNT_TEXTS.recover;
const CHANGE_PATH = '/usuario/recuperar/cambiar-contrasena';

/** RT-46. The answer is the same whether there is an account or not. */
export const RecoverScreen = () => {
  const navigate = useNavigate();
  const form = useStepForm<{ email: string }>({
    defaultValues: { email: recoveryEmail() },
    validate: ({ email }): FieldMessages => {
      const message = checkEmail(email);
      return message === null ? {} : { email: message };
    },
    send: ({ email }) =>
      identityProblems(async () => {
        const { resetPassword } = await loadIdentity();
        await resetPassword({ username: normalizeEmail(email) });
      }),
    onDone: ({ email }) => {
      rememberEmail(normalizeEmail(email));
      void navigate(CHANGE_PATH);
    },
  });
  return (
    <AccountPage
      pageTitle={TEXT.page}
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      back={{ href: SIGN_IN_PATH, label: TEXT.back }}
      form={form}
      submit={TEXT.submit}
      note={<Link href={CHANGE_PATH}>{TEXT.haveCode}</Link>}
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
    </AccountPage>
  );
};
