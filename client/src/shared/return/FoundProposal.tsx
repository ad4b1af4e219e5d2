import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { keepTogether } from '@prendarios/design-system/foundations/keepTogether';
import { useRef } from 'react';
import { useStepForm } from '../forms/useStepForm.ts';
import { COMMON_TEXTS } from '../texts/common.ts';
import type { Match } from './match.ts';
import type { ReturnFrame } from './ReturnFrame.ts';
import { RETURN_TEXTS } from './texts.ts';
import { useSendReturnCode, type CodeSent } from './useReturnCode.ts';

const TEXT = RETURN_TEXTS.found;

type FoundProposalProps = {
  Frame: ReturnFrame;
  match: Match;
  onSent: (sent: CodeSent) => void;
  onOther: () => void;
};

export const FoundProposal = ({ Frame, match, onSent, onOther }: FoundProposalProps) => {
  const sendCode = useSendReturnCode();
  const sent = useRef<CodeSent>({ maskedPhone: match.maskedPhone, resendAfter: null });
  const form = useStepForm({
    defaultValues: {},
    validate: () => ({}),
    send: async (_values, context) => {
      const answer = await sendCode(match, context);
      sent.current = answer.sent;
      return answer.problems;
    },
    onDone: () => onSent(sent.current),
  });
  return (
    <Frame
      title={TEXT.title(match.number)}
      subtitle={TEXT.text(match.phaseLabel, keepTogether(match.maskedPhone))}
      pageTitle={RETURN_TEXTS.find.title}
      form={form}
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
