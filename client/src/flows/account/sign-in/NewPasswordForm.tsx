import { checkPassword } from '@prendarios/rules/password';
import type { FieldMessages } from '../../../shared/forms/userErrors.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { AccountPage } from '../AccountPage.tsx';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { UserNameForManagers } from '../UserNameForManagers.tsx';
import { answerChallenge, type ChallengeProps } from './challenge.ts';
import { RestartLink } from './RestartLink.tsx';

const TEXT = ACCOUNT_TEXTS.choosePassword;

/** NEW_PASSWORD_REQUIRED: the mailed password was for once. */
export const NewPasswordForm = (challenge: ChallengeProps) => {
  const form = useStepForm<{ password: string }>({
    defaultValues: { password: '' },
    validate: ({ password }): FieldMessages => {
      const message = checkPassword(password);
      return message === null ? {} : { password: message };
    },
    send: ({ password }) => answerChallenge(password, challenge),
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
      <NewPasswordField
        {...form.form.register('password')}
        typed={form.values.password}
        error={form.errorOf('password')}
      />
    </AccountPage>
  );
};
