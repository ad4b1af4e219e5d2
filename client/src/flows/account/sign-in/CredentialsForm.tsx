import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { PasswordField } from '@prendarios/design-system/fields/PasswordField';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { signInForm } from '@prendarios/rules/forms/account';
import { useSearchParams } from 'react-router-dom';
import { Field, FormTextField } from '#shared/forms/Field.tsx';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { appConfig } from '#shared/appConfig.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { afterEnding, loadIdentity } from '#shared/session/identity.ts';
import { clearTokenCookies } from '#shared/session/clearTokens.ts';
import { AccountPage } from '../AccountPage.tsx';
import { identityProblems } from '../identityProblem.ts';
import { WRONG_CREDENTIALS } from '../messages.ts';
import { rememberEmail } from '../recovery/recoveryEmail.ts';
import { accountHeading } from '../headings.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { CorporateButton } from './CorporateButton.tsx';
import { stepOf, type SignInStep } from './signInSteps.ts';

const TEXT = ACCOUNT_TEXTS.signIn;

async function signInWith(username: string, password: string): Promise<SignInStep> {
  await afterEnding();
  // Clears a session that failed to end; the service would refuse a new sign-in.
  clearTokenCookies();
  const { signIn, forgetCorporate, forgetUnfinished } = await loadIdentity();
  forgetCorporate();
  const { nextStep } = await signIn({ username, password });
  forgetUnfinished();
  const step = stepOf(nextStep, username);
  if (step.kind === 'reset') rememberEmail(username);
  return step;
}

type CredentialsFormProps = {
  email: string;
  onEmail: (email: string) => void;
  onStep: (next: SignInStep) => Promise<void>;
};

/** Asks for e-mail and password (VA-15). */
export const CredentialsForm = ({ email, onEmail, onStep }: CredentialsFormProps) => {
  const { flags } = appConfig();
  const [search] = useSearchParams();
  const form = useStepForm({
    id: 'sign-in',
    schema: signInForm,
    defaultValues: { email, password: '' },
    isKeyed: false,
    send: async (values) => {
      const problems = await identityProblems(async () => {
        onEmail(values.email);
        await onStep(await signInWith(values.email, values.password));
      });
      return problemsOrResult(problems, null);
    },
    onDone: () => undefined,
    // Focus the password, the more likely mistake.
    fieldOf: ({ message }) => (message === WRONG_CREDENTIALS ? 'password' : null),
  });
  return (
    <AccountPage
      {...accountHeading('sign-in')}
      form={form}
      submit={TEXT.submit}
      busyText={TEXT.busy}
      below={<CorporateButton />}
      note={
        flags.signUp ? (
          <>
            {TEXT.none} <Link href="/usuario/registrarse/datos-personales">{TEXT.create}</Link>
          </>
        ) : (
          <>
            {TEXT.noneNeeded} <Link href="/titular/cotizacion">{TEXT.quote}</Link>
          </>
        )
      }
    >
      {search.get('salida') === 'si' && <Alert tone="success">{TEXT.signedOut}</Alert>}
      {search.has('volver') && <Alert tone="info">{TEXT.returning}</Alert>}
      <FormTextField
        form={form}
        name="email"
        type="email"
        label={ACCOUNT_TEXTS.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field form={form} name="password">
        {(field) => <PasswordField {...field} label={ACCOUNT_TEXTS.password} />}
      </Field>
      <Stack align="start">
        <Button variant="quiet" href="/usuario/recuperar">
          {TEXT.forgot}
        </Button>
      </Stack>
    </AccountPage>
  );
};
