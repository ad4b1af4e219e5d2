import { CodeField } from '@prendarios/design-system/fields/CodeField';
import { Text } from '@prendarios/design-system/foundations/Text';
import { authenticatorForm } from '@prendarios/rules/forms/account';
import { Field } from '#shared/forms/Field.tsx';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useBank } from '#shared/page/bank.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { AccountPage } from '../AccountPage.tsx';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { answerChallenge, type ChallengeProps } from './challenge.ts';
import { RestartLink } from './RestartLink.tsx';

const TEXT = ACCOUNT_TEXTS.token;

/** SOFTWARE_TOKEN_MFA: a code from the user's authenticator. */
export const TokenForm = (challenge: ChallengeProps) => {
  const { phone } = useBank().contacts;
  const form = useStepForm({
    id: 'authenticator',
    schema: authenticatorForm,
    defaultValues: { code: '' },
    isKeyed: false,
    send: async ({ code }) => problemsOrResult(await answerChallenge(code, challenge), null),
    onDone: () => undefined,
  });
  return (
    <AccountPage
      pageTitle={TEXT.page}
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      form={form}
      submit={TEXT.submit}
      note={<RestartLink onRestart={challenge.onRestart} />}
    >
      <Field form={form} name="code">
        {(field) => <CodeField {...field} label={TEXT.label} />}
      </Field>
      <Text size={15} tone="muted">
        {TEXT.lost(phone)}
      </Text>
    </AccountPage>
  );
};
