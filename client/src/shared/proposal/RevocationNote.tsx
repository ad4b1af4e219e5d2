import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import type { RevocationViewFragment } from '../../generated/graphql.ts';
import { REVOCATION_LABEL, revocationHref } from '../page/site.ts';
import { revocationText } from './revocationText.ts';

type RevocationNoteProps = {
  proposal: RevocationViewFragment & { number: number };
  /** Staff read that it was requested; the rest concerns the holder. */
  isHolder?: boolean;
};

/** How long the contract can be revoked, or the request to do so (docs/domain.md#revocation). */
export const RevocationNote = ({ proposal, isHolder = true }: RevocationNoteProps) => {
  const said = revocationText(proposal, isHolder);
  if (said === null) return null;
  return (
    <Alert
      tone="info"
      title={said.text}
      action={
        (said.kind === 'possible' || (said.kind === 'unconfirmed' && isHolder)) && (
          <Button variant="secondary" size="small" href={revocationHref(proposal.number)}>
            {REVOCATION_LABEL}
          </Button>
        )
      }
    >
      {said.next}
    </Alert>
  );
};
