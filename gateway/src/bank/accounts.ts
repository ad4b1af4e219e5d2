import type { BankSession } from './BankSession.ts';
import { type Arguments, callOf, ofProposal } from './contract.ts';

/** Chooses an account of the list, opens one, or saves the seller's; answers with the proposal's accounts. */
export const updateAccount = (bank: BankSession, id: string, body: Arguments<'updateAccount'>['body']) =>
  bank.sendAnswering('updateAccount', { ...ofProposal(id), body }, callOf('getAccounts', ofProposal(id)));
