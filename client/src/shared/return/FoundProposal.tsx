import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { keepTogether } from '@prendarios/design-system/foundations/keepTogether';
import { COMMON_TEXTS } from '../texts/common.ts';
import type { Match } from './match.ts';
import type { ReturnFrame } from './ReturnFrame.ts';
import { RETURN_TEXTS } from './texts.ts';
import type { CodeSent } from './useReturnCode.ts';
import { useSendCodeForm } from './useSendCodeForm.ts';

const TEXT = RETURN_TEXTS.found;

type FoundProposalProps = {
  Frame: ReturnFrame;
  match: Match;
  onSent: (sent: CodeSent) => void;
  onOther: () => void;
};

export const FoundProposal = ({ Frame, match, onSent, onOther }: FoundProposalProps) => {
  const form = useSendCodeForm(match, onSent);
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
