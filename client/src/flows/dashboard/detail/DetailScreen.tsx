import { useSession } from '#shared/session/sessionStore.ts';
import { OneProposal } from '../proposal/OneProposal.tsx';
import { Detail } from './Detail.tsx';

/** Shows one proposal on the dashboard (RT-39). */
export const DetailScreen = () => {
  const session = useSession();
  // The route requires a session.
  const role = session.kind === 'user' ? session.role : 'APPLICANT';
  return (
    <OneProposal>{(proposal) => <Detail key={proposal.id} proposal={proposal} role={role} />}</OneProposal>
  );
};
