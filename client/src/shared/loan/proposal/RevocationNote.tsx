import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import type { RevocationStateFragment } from '#generated/graphql.ts';
import { REVOCATION_LABEL, revocationHref } from '#shared/page/site.ts';
import { revocationText, type RevocationReader } from './revocationText.ts';

type RevocationNoteProps = {
  revocation: RevocationStateFragment | null;
  /** Number of the proposal. */
  number: number;
  reader?: RevocationReader;
};

/** Shows how long the contract can be revoked, or the request to revoke it (docs/domain.md#revocation). */
export const RevocationNote = ({ revocation, number, reader = 'OWNER' }: RevocationNoteProps) => {
  const said = revocationText(revocation, reader);
  if (said === null) return null;
  return (
    <Alert
      tone={said.kind === 'held' ? 'warning' : 'info'}
      title={said.text}
      action={
        (said.kind === 'possible' || (said.kind === 'unconfirmed' && reader !== 'STAFF')) && (
          <Button variant="secondary" size="small" href={revocationHref(number)}>
            {REVOCATION_LABEL}
          </Button>
        )
      }
    >
      {said.next}
    </Alert>
  );
};
