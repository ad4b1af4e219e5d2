import { useCallback, useEffect, useRef, useState } from 'react';
import { useMakeContractMutation, useMakeVivereContractMutation } from '../../../generated/hooks.ts';
import { writeContext } from '../../../shared/apollo/idempotency.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { CONTRACT_TEXTS } from '../../../shared/contract/texts.ts';

/** ST-16: `made` is the contract's `initiated`, false until making it succeeded. */
type Making =
  | { state: 'making' }
  | { state: 'made' }
  | { state: 'closed'; message: string }
  | { state: 'rejected' }
  /** Somebody else's data are missing; `forSeller`: the seller's and nothing else. */
  | { state: 'waiting'; forSeller: boolean }
  | { state: 'failed'; message: string };

/** The page is out of date: reading the proposal again shows the step that is due. */
const STALE = new Set(['BIOMETRY_REQUIRED', 'STEP_NOT_ALLOWED', 'PROPOSAL_NOT_FOUND']);

/** What a refusal to make the contract means. */
export function makingAfter(
  problems: readonly { code: string; message: string; path: readonly string[] }[],
): Making {
  const [problem] = problems;
  if (problem === undefined) return { state: 'made' };
  const { code, message } = problem;
  if (code === 'DOCUMENT_NOT_READY') {
    return { state: 'waiting', forSeller: problems.every(({ path }) => path[0] === 'seller') };
  }
  if (code === 'OUT_OF_HOURS') return { state: 'closed', message };
  return code === 'IDENTITY_REJECTED' ? { state: 'rejected' } : { state: 'failed', message };
}

/** Makes the contract on arrival, with the brand's mutation; calling it again returns the same contract. */
export function useContract(): { making: Making; make: () => void } {
  const { brand, proposal, refresh } = useBiometryFlow();
  const { id: proposalId } = proposal;
  const [initiate] = useMakeContractMutation();
  const [generate] = useMakeVivereContractMutation();
  const isMade = proposal.contract.initiated;
  const [making, setMaking] = useState<Making>({ state: isMade ? 'made' : 'making' });
  const isRunning = useRef(false);

  const make = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setMaking({ state: 'making' });
    const variables = { input: { proposalId } };
    const context = { ...writeContext(crypto.randomUUID()), quiet: true };
    try {
      const { data } =
        brand === 'vivere' ? await generate({ variables, context }) : await initiate({ variables, context });
      if (data === undefined) throw new Error('The answer to making the contract had no data.');
      const payload = 'generateVivereContract' in data ? data.generateVivereContract : data.initiateContract;
      const { userErrors } = payload;
      if (userErrors.length === 0 || userErrors.some(({ code }) => STALE.has(code))) await refresh();
      setMaking(makingAfter(userErrors));
    } catch {
      // The page shows the message and a button to try again.
      setMaking({ state: 'failed', message: CONTRACT_TEXTS.problem.failed });
    } finally {
      isRunning.current = false;
    }
  }, [brand, generate, initiate, proposalId, refresh]);

  useEffect(
    function makeOnArrival() {
      if (!isMade) void make();
    },
    // oxlint-disable-next-line react/exhaustive-deps -- on arrival alone
    [],
  );
  return { making, make: () => void make() };
}
