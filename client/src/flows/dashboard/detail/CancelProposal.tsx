import { Button } from '@prendarios/design-system/actions/Button';
import { useState } from 'react';
import { lazyDialog } from '#shared/page/lazyDialog.tsx';
import { DETAIL_TEXTS } from './texts.ts';

const CancelDialog = lazyDialog(
  async () => (await import('#shared/loan/proposal/CancelDialog.tsx')).CancelDialog,
);

const TEXT = DETAIL_TEXTS.cancel;

type CancelProposalProps = {
  number: number;
  /** Says whom the bank notifies. */
  told: string;
  onCancel: () => void;
};

/** Asks for confirmation, then cancels; the page shows the result immediately (ST-17). */
export const CancelProposal = ({ number, told, onCancel }: CancelProposalProps) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {TEXT.action}
      </Button>
      <CancelDialog
        open={isAsking}
        texts={TEXT}
        number={number}
        told={told}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onCancel();
        }}
      />
    </>
  );
};
