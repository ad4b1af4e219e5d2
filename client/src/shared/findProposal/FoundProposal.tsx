import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { keepTogether } from '@prendarios/design-system/foundations/keepTogether';
import type { Match, ReturnFrame } from './ReturnFrame.ts';
import { RETURN_TEXTS } from './texts.ts';

const TEXT = RETURN_TEXTS.found;

type FoundProposalProps = {
  Frame: ReturnFrame;
  match: Match;
  /** Continues to the page that sends and checks the code. */
  onSend: () => void;
  onOther: () => void;
};

export const FoundProposal = ({ Frame, match, onSend, onOther }: FoundProposalProps) => (
  <Frame
    title={TEXT.title(match.number)}
    subtitle={TEXT.text(match.phaseLabel, keepTogether(match.maskedPhone))}
    pageTitle={RETURN_TEXTS.find.title}
    foot={
      <ButtonBar>
        <Button onClick={onSend}>{TEXT.action}</Button>
        <Button variant="quiet" onClick={onOther}>
          {TEXT.other}
        </Button>
      </ButtonBar>
    }
  />
);
