import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { readDocument } from '../api/contract.ts';
import type { Bank } from '../bank.ts';
import { contractModel, MODEL_TITLE, readableModel } from '../pdf/contractModel.ts';
import { printPdf } from '../pdf/printer.ts';

const inputOf = ({ settings, clock }: Pick<Bank, 'settings' | 'clock'>) => ({
  lender: { name: settings.bankName, ...settings.lender },
  texts: settings.contractTexts,
  issuedAt: clock.now(),
});

export const readModel = (bank: Bank): z.infer<typeof readDocument> => ({
  name: 'PLEDGE_CONTRACT_WITH_REGISTRY',
  title: MODEL_TITLE,
  parts: readableModel(inputOf(bank)),
});

export const printModel = (bank: Bank): Promise<Readable> => printPdf(contractModel(inputOf(bank)));
