import { useParams } from 'react-router-dom';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { Redirect } from '#shared/page/Redirect.tsx';
import { statusHref } from '#shared/page/site.ts';
import { StepOutlineContext } from '#shared/page/steps/outline.ts';
import { useReplace } from '#shared/page/useReplace.ts';
import { useSession } from '#shared/session/sessionStore.ts';
import { OneProposal, type UnknownProposalProps } from '../proposal/OneProposal.tsx';
import { proposalPath } from '../proposal/addresses.ts';
import { StatusPage } from './StatusPage.tsx';
import { STATUS_TEXTS as TEXT } from './texts.ts';

/** Loaded on demand, because the device that started the application already has access. */
const ProveAccess = lazyScreen(
  async () => (await import('#shared/loan/findProposal/ProveAccess.tsx')).ProveAccess,
);

const OUTLINE = { heading: { title: TEXT.title }, progress: null, previous: null } as const;

/**
 * Asks for proof whether or not the application exists, so that nobody can probe for it
 * (docs/security.md#guessing-phone-codes).
 */
const Proof = ({ read }: UnknownProposalProps) => {
  const { id = '' } = useParams();
  const replace = useReplace();
  return (
    <StepOutlineContext value={OUTLINE}>
      <ProveAccess
        purpose={TEXT.proof}
        proposalId={id}
        onOpened={(opened) => {
          replace(statusHref(opened));
          // A failed query shows its own retry button.
          void read().catch(() => undefined);
        }}
      />
    </StepOutlineContext>
  );
};

/** The page that the bank's messages link to; signed-in users are sent to the dashboard instead. */
export const StatusScreen = () => {
  const { id = '' } = useParams();
  const { kind } = useSession();
  if (kind === 'user') return <Redirect to={proposalPath(id)} />;
  return (
    <OneProposal title={TEXT.title} unknown={Proof}>
      {(proposal) => <StatusPage key={proposal.id} proposal={proposal} />}
    </OneProposal>
  );
};
