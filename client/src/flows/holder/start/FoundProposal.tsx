import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { keepTogether } from '@prendarios/design-system/foundations/keepTogether';
import { useRef } from 'react';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { COMMON_TEXTS } from '../../../shared/texts/common.ts';
import { HolderPage } from '../HolderPage.tsx';
import type { Match } from '../open-proposal/openProposal.ts';
import { START_TEXTS } from './texts.ts';
import { useSendReturnCode, type CodeSent } from './useReturnCode.ts';

const TEXT = START_TEXTS.found;

type FoundProposalProps = { match: Match; onSent: (sent: CodeSent) => void; onOther: () => void };

export const FoundProposal = ({ match, onSent, onOther }: FoundProposalProps) => {
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
    <HolderPage
      step="start"
      title={TEXT.title(match.number)}
      subtitle={TEXT.text(match.phaseLabel, keepTogether(match.maskedPhone))}
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
