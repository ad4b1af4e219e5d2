import type { BankSession } from './BankSession.ts';
import { callOf, ofProposal, type Schemas } from './contract.ts';

/* Each of these calls returns the proposal's documents. */

const listOf = (id: string) => callOf('getDocuments', ofProposal(id));

export const attachDocuments = (bank: BankSession, id: string, body: Schemas['UploadBody']) =>
  bank.sendAnswering('uploadDocuments', { ...ofProposal(id), body }, listOf(id));

/** Replaces documents that were sent back. */
export const replaceDocuments = (bank: BankSession, id: string, data: Schemas['ReUploadBody']['data']) =>
  bank.sendAnswering('replaceDocuments', { ...ofProposal(id), body: { data } }, listOf(id));

export const finishDocuments = (bank: BankSession, id: string) =>
  bank.sendAnswering('finishUpload', { ...ofProposal(id), body: {} }, listOf(id));
