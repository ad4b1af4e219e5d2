import { useSession } from '#shared/session/sessionStore.ts';
import { ProposalGate } from '../proposal/ProposalGate.tsx';
import { DetailView } from './DetailView.tsx';

/** One proposal of the dashboard (RT-39). */
export const DetailScreen = () => {
  const session = useSession();
  // The route requires a session.
  const role = session.kind === 'user' ? session.role : 'APPLICANT';
  return (
    <ProposalGate>
      {(proposal) => <DetailView key={proposal.id} proposal={proposal} role={role} />}
    </ProposalGate>
  );
};
