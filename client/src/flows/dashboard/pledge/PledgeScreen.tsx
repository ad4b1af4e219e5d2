import { useSession } from '#shared/session/sessionStore.ts';
import { OneProposal } from '../proposal/OneProposal.tsx';
import { WrongMode } from '../proposal/WrongMode.tsx';
import { isPledgeSentBack } from './pledgeDocuments.ts';
import { OpenPledge } from './OpenPledge.tsx';
import { PLEDGE_TEXTS } from './texts.ts';

const TEXT = PLEDGE_TEXTS.wrongMode;

/** Shows the pledge of one proposal (RT-40). */
export const PledgeScreen = () => {
  const session = useSession();
  const mayUpload = session.kind === 'user' && session.role === 'SELLER';
  return (
    <OneProposal>
      {(proposal) =>
        proposal.flow.isPledgeAtRegistry || isPledgeSentBack(proposal) ? (
          <OpenPledge key={proposal.id} proposal={proposal} mayUpload={mayUpload} />
        ) : (
          <WrongMode
            id={proposal.id}
            title={proposal.flow.isCancelled ? TEXT.cancelledTitle : TEXT.title}
            text={proposal.flow.isCancelled ? TEXT.cancelled : TEXT.text(proposal.displayName)}
            action={TEXT.action}
          />
        )
      }
    </OneProposal>
  );
};
