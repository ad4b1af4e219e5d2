import { Button } from '@prendarios/design-system/actions/Button';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { useBank } from '#shared/page/bank.ts';
import { OPEN_PROPOSAL_TEXTS } from './texts.ts';

type ExistingProposalDialogProps = {
  open: boolean;
  onClose: () => void;
  onResume: () => void;
  onRestart: () => void;
  /** Number of the proposal, where it is known. */
  number?: number | null;
  /** Whether it can no longer be cancelled here. */
  isConfirmed?: boolean;
};

/** Lets applicants with an open proposal resume it, or cancel it and start over (docs/domain.md#starting-again). */
export const ExistingProposalDialog = (props: ExistingProposalDialogProps) => {
  const { phone } = useBank().contacts;
  const { confirmed, existing } = OPEN_PROPOSAL_TEXTS;
  const { number = null } = props;
  const text = number === null ? existing.text : `${existing.which(String(number))} ${existing.text}`;
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={props.isConfirmed ? confirmed.title : existing.title}
      actions={
        props.isConfirmed ? (
          <>
            <Button onClick={props.onResume}>{confirmed.follow}</Button>
            <Button variant="secondary" onClick={props.onClose}>
              {confirmed.close}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={props.onResume}>{existing.resume}</Button>
            <Button variant="secondary" onClick={props.onRestart}>
              {existing.restart}
            </Button>
          </>
        )
      }
    >
      <Text>{props.isConfirmed ? confirmed.text(phone) : text}</Text>
    </Dialog>
  );
};
