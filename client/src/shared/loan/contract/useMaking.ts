import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { writeContext, type WriteContext } from '#shared/api/idempotency.ts';
import { CONTRACT_TEXTS } from './texts.ts';

/** State of creating the contract (ST-16); `made` corresponds to the contract's `isInitiated`. */
export type Making =
  | { state: 'making' }
  | { state: 'made' }
  | { state: 'closed'; message: string }
  | { state: 'rejected' }
  /** The bank does not support co-owners. */
  | { state: 'unsupported' }
  /** Someone else's data is missing; `forSeller`: only the seller's. */
  | { state: 'waiting'; forSeller: boolean }
  /** The other borrower has to prove their identity first; the bank's message names them. */
  | { state: 'otherBorrower'; message: string }
  | { state: 'failed'; message: string };

type Problems = readonly { code: string; message: string; missing?: readonly { name: string }[] }[];

/** Codes that mean the page is outdated; the contract's flow is then read again and shows the due step. */
const STALE = new Set(['BIOMETRY_REQUIRED', 'STEP_NOT_ALLOWED', 'PROPOSAL_NOT_FOUND', 'CO_OWNER_REFUSED']);

/** Returns the state after the bank's response to creating the contract. */
export function makingAfter(problems: Problems): Making {
  const [problem] = problems;
  if (problem === undefined) return { state: 'made' };
  const { code, message, missing = [] } = problem;
  if (code === 'OUT_OF_HOURS') return { state: 'closed', message };
  if (code === 'DOCUMENT_NOT_READY') {
    return { state: 'waiting', forSeller: missing.every(({ name }) => name === 'seller') };
  }
  if (code === 'OTHER_BORROWER_PENDING') return { state: 'otherBorrower', message };
  if (code === 'CO_OWNER_NOT_SUPPORTED') return { state: 'unsupported' };
  return code === 'REJECTED_BY_REGISTER' ? { state: 'rejected' } : { state: 'failed', message };
}

/** Whether the page polls and keeps its content in the meantime. */
const isWaiting = ({ state }: Making): boolean => state === 'waiting' || state === 'otherBorrower';

type MakingOptions = {
  isMade: boolean;
  /** Creates the contract; calling it again returns the same one. Resolves with undefined without data. */
  make: (context: WriteContext & { quiet: true }) => Promise<{ userErrors: Problems } | undefined>;
  refresh: () => Promise<unknown>;
};

/** Creates the contract on arrival; `make` retries. */
export function useMaking({ isMade, make, refresh }: MakingOptions): { making: Making; make: () => void } {
  const [making, setMaking] = useState<Making>({ state: isMade ? 'made' : 'making' });
  const isRunning = useRef(false);

  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setMaking((now) => (isWaiting(now) ? now : { state: 'making' }));
    try {
      const payload = await make({ ...writeContext(crypto.randomUUID()), quiet: true });
      if (payload === undefined) throw new Error('The answer to making the contract had no data.');
      const { userErrors } = payload;
      if (userErrors.length === 0 || userErrors.some(({ code }) => STALE.has(code))) await refresh();
      setMaking(makingAfter(userErrors));
    } catch {
      // The page shows the message and a retry button; a waiting page keeps waiting.
      setMaking((now) =>
        isWaiting(now) ? now : { state: 'failed', message: CONTRACT_TEXTS.problem.failed },
      );
    } finally {
      isRunning.current = false;
    }
  };
  const runOnArrival = useEffectEvent(() => {
    if (!isMade) void run();
  });
  useEffect(function makeOnArrival() {
    // oxlint-disable-next-line react/set-state-in-effect -- the state is already `making` on the first render
    runOnArrival();
  }, []);
  return { making, make: () => void run() };
}
