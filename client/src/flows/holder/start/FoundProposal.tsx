import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { useRef } from 'react';
import { useSendReturnCodeMutation } from '../../../generated/hooks.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { COMMON_TEXTS } from '../../../shared/texts/common.ts';
import { HolderPage } from '../HolderPage.tsx';
import type { CodeSent } from './EnterCode.tsx';
import type { Match } from './FindProposal.tsx';
import { START_TEXTS } from './texts.ts';

const TEXT = START_TEXTS.found;

type FoundProposalProps = { match: Match; onSent: (sent: CodeSent) => void; onOther: () => void };

export const FoundProposal = ({ match, onSent, onOther }: FoundProposalProps) => {
  const [sendCode] = useSendReturnCodeMutation();
  const sent = useRef<CodeSent>({ maskedPhone: match.maskedPhone, resendAfter: null });
  const form = useStepForm({
    defaultValues: {},
    validate: () => ({}),
    send: async (_values, context) => {
      const input = { proposalId: match.id, returning: true };
      const { data } = await sendCode({ variables: { input }, context });
      const answer = data?.sendPhoneCode;
      sent.current = {
        maskedPhone: answer?.maskedPhone ?? match.maskedPhone,
        resendAfter: answer?.resendAfter ?? null,
      };
      // One that was sent a moment ago is still good: the person can type it.
      return (answer?.userErrors ?? []).filter(({ code }) => code !== 'RESEND_TOO_SOON');
    },
    onDone: () => onSent(sent.current),
  });
  return (
    <HolderPage
      step="start"
      title={TEXT.title(match.number)}
      subtitle={TEXT.text(match.phaseLabel, match.maskedPhone)}
      pageTitle={START_TEXTS.find.title}
      form={form}
      aside={null}
      phoneBar={null}
      foot={
        <ButtonBar>
          <Button type="submit" busy={form.busy} busyText={COMMON_TEXTS.sending}>
            {TEXT.action}
          </Button>
          <Button variant="quiet" onClick={onOther}>
            {TEXT.other}
          </Button>
        </ButtonBar>
      }
    />
  );
};
