import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { CodeField } from '@prendarios/design-system/fields/CodeField';
import { keepTogether } from '@prendarios/design-system/foundations/keepTogether';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { checkCode, normalizeCode } from '@prendarios/rules/code';
import { useValidatePhoneCodeMutation } from '../../../generated/hooks.ts';
import type { FieldMessages, ServerProblem } from '../../../shared/forms/userErrors.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { COMMON_TEXTS } from '../../../shared/texts/common.ts';
import { stepById } from '../flow.ts';
import { useHolderFlow, useHolderProposal } from '../HolderContext.ts';
import { HolderPage } from '../HolderPage.tsx';
import { useProposalStep } from '../proposalStep.tsx';
import { PHONE_TEXTS as TEXT } from './texts.ts';
import { usePhoneCode } from './usePhoneCode.ts';

const STEP = 'phone-validation';
const CODE_PROBLEMS = new Set(['CODE_INVALID', 'CODE_EXPIRED', 'CODE_BURNT']);

function validate({ code }: { code: string }): FieldMessages {
  const message = checkCode(code);
  return message === null ? {} : { code: message };
}

const fieldOf = (problem: ServerProblem) => (CODE_PROBLEMS.has(problem.code) ? 'code' : null);

const AlreadyValidated = () => {
  const { advance } = useHolderFlow();
  return (
    <HolderPage
      step={STEP}
      title={TEXT.doneTitle}
      subtitle={TEXT.doneText}
      foot={
        <ButtonBar>
          <Button onClick={() => advance(STEP)}>{COMMON_TEXTS.continue}</Button>
        </ButtonBar>
      }
    />
  );
};

type SendingProps = { sending: ReturnType<typeof usePhoneCode> };

const Resend = ({ sending }: SendingProps) => (
  <Stack gap={2} align="start">
    {sending.secondsLeft > 0 ? (
      <Text tone="muted" numeric>
        {TEXT.resendIn(sending.secondsLeft)}
      </Text>
    ) : (
      <Button
        variant="secondary"
        size="small"
        busy={sending.isSending}
        busyText={COMMON_TEXTS.sending}
        onClick={sending.send}
      >
        {sending.known === null ? TEXT.send : TEXT.resend}
      </Button>
    )}
  </Stack>
);

const CodeForm = () => {
  const { id } = useHolderProposal();
  const flow = useHolderFlow();
  const sending = usePhoneCode(id);
  const [check] = useValidatePhoneCodeMutation();
  const { problemsOf, advance } = useProposalStep(STEP);
  const step = useStepForm({
    defaultValues: { code: '' },
    validate,
    send: async ({ code }, context) => {
      const input = { proposalId: id, code: normalizeCode(code), returning: false };
      const { data } = await check({ variables: { input }, context });
      return problemsOf(data?.validatePhoneCode);
    },
    onDone: advance,
    fieldOf,
  });
  const phone = sending.known?.maskedPhone ?? null;
  const waiting = sending.isSending ? TEXT.sending : TEXT.notSent;
  return (
    <HolderPage
      step={STEP}
      title={TEXT.title}
      subtitle={phone === null ? waiting : TEXT.sentTo(keepTogether(phone))}
      form={step}
      submit={COMMON_TEXTS.continue}
    >
      {sending.problem !== null && (
        <Alert tone="warning" live>
          {sending.problem}
        </Alert>
      )}
      {sending.resent && (
        <Alert tone="success" live>
          {TEXT.resent}
        </Alert>
      )}
      <CodeField
        label={TEXT.code}
        hint={TEXT.codeHint}
        error={step.errorOf('code')}
        {...step.form.register('code')}
      />
      <Resend sending={sending} />
      <Disclosure summary={TEXT.change}>
        <Stack gap={3} align="start">
          <Text measure>{TEXT.changeText}</Text>
          <Link href={flow.href('start')}>{TEXT.changeLink}</Link>
        </Stack>
      </Disclosure>
    </HolderPage>
  );
};

/** The code that was sent to the applicant's phone (RT-10). */
export const PhoneValidationScreen = () => {
  const { state } = useHolderFlow();
  return stepById(STEP).done(state) ? <AlreadyValidated /> : <CodeForm />;
};
