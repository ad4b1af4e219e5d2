import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useResumeProposalMutation } from '#generated/hooks.ts';
import { forgetCurrentWork } from '#shared/api/forgetCurrentWork.ts';
import { useKeyedWrite } from '#shared/api/useKeyedWrite.ts';
import { useRetryOnline } from '#shared/api/useRetryOnline.ts';
import { writeFailure } from '#shared/api/classify.ts';
import { useSession } from '#shared/session/sessionStore.ts';
import { GUEST_DUE_PATH, proposalPath, resumePath } from './addresses.ts';
import { PROPOSAL_TEXTS } from './texts.ts';

const TEXT = PROPOSAL_TEXTS.resume;

type Resume = { busy: boolean; problem: string | null; go: () => void };

/** Makes the proposal the current one of the holder's screens, then opens the screen where it stopped. */
export function useResume(proposalId: string): Resume {
  const navigate = useNavigate();
  const { kind } = useSession();
  const write = useKeyedWrite();
  const [problem, setProblem] = useState<string | null>(null);
  useRetryOnline(() => setProblem((text) => (text === TEXT.offline ? null : text)));
  const [send, { loading }] = useResumeProposalMutation({
    // The holder's screens may have cached another proposal.
    update: forgetCurrentWork,
  });

  async function go() {
    setProblem(null);
    try {
      const data = await write(proposalId, (context) =>
        send({ variables: { input: { proposalId } }, context }),
      );
      const { proposal, userErrors } = data.resumeProposal;
      const [refusal] = userErrors;
      if (refusal !== undefined) setProblem(refusal.message);
      else if (kind === 'guest') void navigate(GUEST_DUE_PATH);
      else void navigate((proposal && resumePath(proposal)) ?? proposalPath(proposalId));
    } catch (error) {
      setProblem(TEXT[writeFailure(error)]);
    }
  }

  return { busy: loading, problem, go: () => void (loading ? undefined : go()) };
}
