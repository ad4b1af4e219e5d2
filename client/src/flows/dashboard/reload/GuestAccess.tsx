import { useParams } from 'react-router-dom';
import { ProveAccess } from '#shared/loan/findProposal/ProveAccess.tsx';
import { guestReloadHref } from '#shared/page/site.ts';
import { StepOutlineContext } from '#shared/page/steps/outline.ts';
import { useReplace } from '#shared/page/useReplace.ts';
import type { UnknownProposalProps } from '../proposal/OneProposal.tsx';
import { RELOAD_TEXTS as TEXT } from './texts.ts';

/** Lets a guest who opens a reminder's link prove that the proposal is theirs, then shows its documents. */
export const GuestAccess = ({ read }: UnknownProposalProps) => {
  const { id = null } = useParams();
  const replace = useReplace();
  return (
    <StepOutlineContext value={{ heading: { title: TEXT.page }, progress: null, previous: null }}>
      <ProveAccess
        purpose={TEXT.access}
        proposalId={id}
        onOpened={(opened) => {
          replace(guestReloadHref(opened));
          // A failed query shows its own retry button.
          void read().catch(() => undefined);
        }}
      />
    </StepOutlineContext>
  );
};
