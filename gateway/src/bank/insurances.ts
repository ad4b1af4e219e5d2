import type { BankSession } from './BankSession.ts';
import { callOf, ofProposal } from './contract.ts';

/* Each of these calls returns the proposal's insurance offers. */

const listOf = (id: string) => callOf('getInsurances', ofProposal(id));

export const generateInsurances = (bank: BankSession, proposalId: string) =>
  bank.sendAnswering(
    'generateInsurances',
    { body: { proposalId }, behalf: { proposal: proposalId } },
    listOf(proposalId),
  );

export const chooseInsurance = (bank: BankSession, proposalId: string, insuranceId: string) =>
  bank.sendAnswering(
    'chooseInsurance',
    { body: { proposalId, insuranceId }, behalf: { proposal: proposalId } },
    listOf(proposalId),
  );

/** Creates new offers, although the contract makes it a GET. */
export const reloadInsurances = (bank: BankSession, proposalId: string) =>
  bank.sendAnswering(
    'reloadInsurances',
    { query: { id: proposalId }, behalf: { proposal: proposalId } },
    listOf(proposalId),
  );
