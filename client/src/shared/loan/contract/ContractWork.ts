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

export type ContractLoan = {
  figures: LoanFiguresViewFragment;
  insurance: { monthlyPremium: { amount: string } } | null;
  cfteaWithInsurance: string | null;
};

type ContractAnswer = Omit<ConfirmContractInput, 'proposalId'>;

export type GoOn = () => void;

/** The parts of a flow that reading and signing the contract need: which contract it is, and how a borrower answers. */
export type ContractWork = {
  /** Identifies the signature in this browser. */
  id: string;
  contract: ContractViewFragment;
  /** Explains which figures the contract has if they did not change. */
  subtitle: string;
  /** Figures and text of the contract; `loan` is null if the bank provides them only in the PDF. */
  reading: { loan: ContractLoan | null; contract: ReadableDocument | null; loading: boolean };
  /** The contract and its related documents, as files. */
  documents: ReactNode;
  /** Records that the borrower accepts the contract's text. */
  acceptTerms: (context: WriteContext & { quiet?: true }) => Promise<readonly ServerProblem[]>;
  /** Sends the signing code to the borrower's own phone; null if the bank requires none. */
  requestCode: ((context: WriteContext) => Promise<CodeAnswer | undefined>) | null;
  /** Signs or declines. The result is a function that continues with the due step. */
  answer: (answer: ContractAnswer, context: WriteContext) => Promise<Sent<GoOn>>;
  /** Checks whether the bank received the borrower's signature; null if it did not. */
  signedMeanwhile: () => Promise<GoOn | null>;
  /** Creates the contract again, because its figures changed after they were shown. */
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
