import { useEffect, useState, type ReactNode } from 'react';
import { useResumeProposalMutation } from '#generated/hooks.ts';
import { keyedWrite } from '#shared/api/settledWrite.ts';
import { useKeyring } from '#shared/api/useKeyring.ts';
import { Loading } from '#shared/page/Loadable.tsx';
import { useHolderFlow } from '../../flow/HolderContext.ts';

type OpenOwnProps = {
  proposalId: string;
  /** Shown for another person's proposal: the page that asks for the phone code. */
  children: ReactNode;
};

/** Opens a signed-in owner's proposal without a code, because the session proves their identity. */
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
      // If the bank does not answer, the user can still enter a code.
      open().catch(() => setOther(true));
    },
    [keyring, proposalId, refresh, resume],
  );
  return isOther ? children : <Loading />;
};
