import { newPasswordForm } from '@prendarios/rules/forms/account';
import { Field } from '#shared/forms/Field.tsx';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { AccountPage } from '../AccountPage.tsx';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { UserNameForManagers } from '../UserNameForManagers.tsx';
import { answerChallenge, type ChallengeProps } from './challenge.ts';
import { RestartLink } from './RestartLink.tsx';

const TEXT = ACCOUNT_TEXTS.choosePassword;

/** NEW_PASSWORD_REQUIRED: the mailed password was temporary. */
export const NewPasswordForm = (challenge: ChallengeProps) => {
  const form = useStepForm({
    id: 'new-password',
    schema: newPasswordForm,
    defaultValues: { password: '' },
    isKeyed: false,
    send: async ({ password }) => problemsOrResult(await answerChallenge(password, challenge), null),
    onDone: () => undefined,
  });
  return (
    <AccountPage
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      form={form}
      submit={TEXT.submit}
      note={<RestartLink onRestart={challenge.onRestart} />}
    >
      <UserNameForManagers email={challenge.email} />
      <Field form={form} name="password">
        {(field) => <NewPasswordField {...field} />}
      </Field>
    </AccountPage>
  );
};
