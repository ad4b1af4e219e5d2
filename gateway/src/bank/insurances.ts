import type { BankSession } from './BankSession.ts';
import { callOf, ofProposal } from './contract.ts';

/* Each of these answers with the proposal's list of insurance offers. */

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

/** A GET by contract that makes new offers. */
export const reloadInsurances = (bank: BankSession, proposalId: string) =>
  bank.sendAnswering(
    'reloadInsurances',
    { query: { id: proposalId }, behalf: { proposal: proposalId } },
    listOf(proposalId),
  );
