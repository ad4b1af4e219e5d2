import { ProposalGate } from '../proposal/ProposalGate.tsx';
import { DetailView } from './DetailView.tsx';

/** One proposal of the dashboard (RT-39). */
export const DetailScreen = () => (
  <ProposalGate>{(proposal) => <DetailView key={proposal.id} proposal={proposal} />}</ProposalGate>
);
