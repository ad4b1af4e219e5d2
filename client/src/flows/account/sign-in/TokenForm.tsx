import { CodeField } from '@prendarios/design-system/fields/CodeField';
import { Text } from '@prendarios/design-system/foundations/Text';
import { normalizeCode } from '@prendarios/rules/code';
import { useBank } from '../../../shared/bank/bank.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { AccountPage } from '../AccountPage.tsx';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { answerChallenge, type ChallengeProps } from './challenge.ts';
import { RestartLink } from './RestartLink.tsx';
import { validateToken, type TokenValues } from './token.ts';

const TEXT = ACCOUNT_TEXTS.token;

/** SOFTWARE_TOKEN_MFA: the code of the person's authenticator. */
export const TokenForm = (challenge: ChallengeProps) => {
  const { phone } = useBank().contacts;
  const form = useStepForm<TokenValues>({
    defaultValues: { code: '' },
    validate: validateToken,
    send: ({ code }) => answerChallenge(normalizeCode(code), challenge),
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
      <CodeField {...form.form.register('code')} label={TEXT.label} error={form.errorOf('code')} />
      <Text size={15} tone="muted">
        {TEXT.lost(phone)}
      </Text>
    </AccountPage>
  );
};
