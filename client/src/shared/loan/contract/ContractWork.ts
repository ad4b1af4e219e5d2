import { createContext, useContext, type ReactNode } from 'react';
import type {
  ConfirmContractInput,
  ContractViewFragment,
  LoanFiguresViewFragment,
} from '#generated/graphql.ts';
import type { WriteContext } from '#shared/api/idempotency.ts';
import type { Sent } from '#shared/forms/useSubmission.ts';
import type { ServerProblem } from '#shared/forms/userErrors.ts';
import type { CodeAnswer } from '../phoneCode/sentCode.ts';
import type { ReadableDocument } from './DocumentText.tsx';

/** The loan as the contract has it. */
export type ContractLoan = {
  figures: LoanFiguresViewFragment;
  insurance: { monthlyPremium: { amount: string } } | null;
  cfteaWithInsurance: string | null;
};

type ContractAnswer = Omit<ConfirmContractInput, 'proposalId'>;

export type GoOn = () => void;

/** What reading and signing the contract need of the flow: which contract it is, and how a borrower answers. */
export type ContractWork = {
  /** Names the signature in this browser. */
  id: string;
  contract: ContractViewFragment;
  /** Which figures the contract has, where they did not change. */
  subtitle: string;
  /** Figures and words of the contract: the loan is null where the bank gives them in the PDF alone. */
  reading: { loan: ContractLoan | null; contract: ReadableDocument | null; loading: boolean };
  /** The contract and the documents beside it, as files. */
  documents: ReactNode;
  /** Records that the borrower accepts the text of the contract. */
  acceptTerms: (context: WriteContext & { quiet?: true }) => Promise<readonly ServerProblem[]>;
  /** Sends the code that signs to the borrower's own phone; null for a bank that asks for none. */
  requestCode: ((context: WriteContext) => Promise<CodeAnswer | undefined>) | null;
  /** Signs or declines. The result goes to the step that is due then. */
  answer: (answer: ContractAnswer, context: WriteContext) => Promise<Sent<GoOn>>;
  /** Asks whether the bank has the borrower's signature; null if it has none. */
  signedMeanwhile: () => Promise<GoOn | null>;
  /** The figures changed since they were shown. */
  makeAgain: () => void;
  refresh: () => Promise<unknown>;
};

const WorkContext = createContext<ContractWork | null>(null);
export const ContractWorkProvider = WorkContext;

export function useContractWork(): ContractWork {
  const work = useContext(WorkContext);
  if (work === null) throw new Error('The contract needs ContractWorkProvider above it.');
  return work;
}
