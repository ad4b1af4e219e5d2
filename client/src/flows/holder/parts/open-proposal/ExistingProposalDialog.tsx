import { Button } from '@prendarios/design-system/actions/Button';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { OPEN_PROPOSAL_TEXTS } from './texts.ts';

const TEXT = OPEN_PROPOSAL_TEXTS.existing;

type ExistingProposalDialogProps = {
  open: boolean;
  onClose: () => void;
  onResume: () => void;
  onRestart: () => void;
};

/** The applicant has an open proposal: resume it, or cancel it and start over (docs/domain.md#starting-again). */
export const ExistingProposalDialog = (props: ExistingProposalDialogProps) => (
  <Dialog
    open={props.open}
    onClose={props.onClose}
    title={TEXT.title}
    actions={
      <>
        <Button onClick={props.onResume}>{TEXT.resume}</Button>
        <Button variant="secondary" onClick={props.onRestart}>
          {TEXT.restart}
        </Button>
      </>
    }
  >
    <Text>{TEXT.text}</Text>
  </Dialog>
);
