import type { BankSession } from './BankSession.ts';
import { type Arguments, callOf, ofProposal } from './contract.ts';

/** Chooses a listed account, opens one or saves the seller's. Returns the proposal's accounts. */
export const updateAccount = (bank: BankSession, id: string, body: Arguments<'updateAccount'>['body']) =>
  bank.sendAnswering('updateAccount', { ...ofProposal(id), body }, callOf('getAccounts', ofProposal(id)));
