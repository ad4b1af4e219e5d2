import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { LiveRegion } from '@prendarios/design-system/feedback/LiveRegion';
import { CodeField } from '@prendarios/design-system/fields/CodeField';
import { checkCode, normalizeCode } from '@prendarios/rules/code';
import { useEffect, useState } from 'react';
import { useReturnWithCodeMutation, useSendReturnCodeMutation } from '../../../generated/hooks.ts';
import type { FieldMessages } from '../../../shared/forms/userErrors.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { COMMON_TEXTS } from '../../../shared/texts/common.ts';
import { stepForResume, type StepId } from '../flow.ts';
import { useHolderFlow } from '../HolderContext.ts';
import { HolderPage } from '../HolderPage.tsx';
import type { Match } from './FindProposal.tsx';
import { START_TEXTS } from './texts.ts';

const TEXT = START_TEXTS.code;

/** `resendAfter`: the instant from when another code can be asked for. */
export type CodeSent = { maskedPhone: string; resendAfter: string | null };

type EnterCodeProps = { match: Match; sent: CodeSent };

/** Whole seconds until an instant, counted down. */
function useSecondsUntil(instant: string | null): number {
  const left = () =>
    instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  useEffect(
    function countDown() {
      setSeconds(left());
      const timer = setInterval(() => setSeconds(left()), 1_000);
      return () => clearInterval(timer);
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `left` is made of `instant` alone
    [instant],
  );
  return seconds;
}

/** The code opens the proposal for this browser and leads to the step that is due. */
export const EnterCode = ({ match, sent }: EnterCodeProps) => {
  const { go, goTo, refresh } = useHolderFlow();
  const [validate] = useReturnWithCodeMutation();
  const [sendCode, sending] = useSendReturnCodeMutation();
  const [resendAfter, setResendAfter] = useState(sent.resendAfter);
  const [notice, setNotice] = useState('');
  const seconds = useSecondsUntil(resendAfter);
  const [due, setDue] = useState<{ step: StepId | null } | null>(null);

  const form = useStepForm<{ code: string }>({
    defaultValues: { code: '' },
    validate: ({ code }): FieldMessages => {
      const message = checkCode(code);
      return message === null ? {} : { code: message };
    },
    send: async ({ code }, context) => {
      const input = { proposalId: match.id, code: normalizeCode(code), returning: true };
      const { data } = await validate({ variables: { input }, context });
      const problems = data?.validatePhoneCode.userErrors ?? [];
      if (problems.length > 0) return problems;
      await refresh();
      setDue({ step: stepForResume(data?.validatePhoneCode.proposal?.resumeStep) });
      return [];
    },
    onDone: () => undefined,
    fieldOf: () => 'code',
  });

  useEffect(
    function leaveOnceUnlocked() {
      if (due === null) return;
      if (due.step === null) goTo('start', '');
      else go(due.step);
    },
    [due, go, goTo],
  );

  const resend = async () => {
    try {
      const { data } = await sendCode({ variables: { input: { proposalId: match.id, returning: true } } });
      const answer = data?.sendPhoneCode;
      setResendAfter(answer?.resendAfter ?? null);
      setNotice(answer?.userErrors[0]?.message ?? TEXT.sent);
    } catch {
      // The error modal has told of it; the code sent before may still be good.
    }
  };

  return (
    <HolderPage
      step="start"
      title={TEXT.title}
      subtitle={TEXT.subtitle(sent.maskedPhone)}
      pageTitle={TEXT.title}
      form={form}
      aside={null}
      phoneBar={null}
      foot={
        <ButtonBar>
          <Button type="submit" busy={form.busy} busyText={COMMON_TEXTS.sending}>
            {TEXT.action}
          </Button>
        </ButtonBar>
      }
      note={notice}
    >
      <CodeField {...form.form.register('code')} label={TEXT.label} error={form.errorOf('code')} />
      <div>
        <Button
          variant="quiet"
          size="small"
          busy={sending.loading}
          onClick={() => seconds === 0 && void resend()}
          aria-disabled={seconds > 0}
        >
          {seconds > 0 ? TEXT.wait(seconds) : TEXT.resend}
        </Button>
      </div>
      <LiveRegion message={notice} />
    </HolderPage>
  );
};
