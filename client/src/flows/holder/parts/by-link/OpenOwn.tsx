import { useEffect, useState, type ReactNode } from 'react';
import { useResumeProposalMutation } from '#generated/hooks.ts';
import { keyedWrite } from '#shared/api/settledWrite.ts';
import { useKeyring } from '#shared/api/useKeyring.ts';
import { Loading } from '#shared/page/Loadable.tsx';
import { useHolderFlow } from '../../flow/HolderContext.ts';

type OpenOwnProps = {
  proposalId: string;
  /** For a proposal that is not the user's: the page that asks for its phone's code. */
  children: ReactNode;
};

/** Opens a signed-in owner's proposal without a code: the bank knows them by their session. */
export const OpenOwn = ({ proposalId, children }: OpenOwnProps) => {
  const { refresh } = useHolderFlow();
  const [resume] = useResumeProposalMutation();
  const keyring = useKeyring();
  const [isOther, setOther] = useState(false);
  useEffect(
    function openOnce() {
      const open = async () => {
        const { data } = await keyedWrite(keyring.keyFor(proposalId), (context) =>
          resume({ variables: { input: { proposalId } }, context }),
        );
        if (data?.resumeProposal.proposal) await refresh();
        else setOther(true);
      };
      // The code is a way, too, where the bank did not answer.
      open().catch(() => setOther(true));
    },
    [keyring, proposalId, refresh, resume],
  );
  return isOther ? children : <Loading />;
};
