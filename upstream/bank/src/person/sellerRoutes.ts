import type { Bank, BankApp } from '../bank.ts';
import { answers } from '../http/answers.ts';
import { proposalIdParams } from '../http/shapes.ts';
import { write } from '../http/write.ts';
import { sellerAnswer, sellerBody } from './contract.ts';
import { getSeller, saveSeller } from './sellerService.ts';

const tags = ['person'];

export function sellerRoutes(app: BankApp, bank: Bank): void {
  app.post(
    '/person/seller/post_seller',
    {
      schema: {
        tags,
        description: 'CA-20: the person or the company that sells the vehicle.',
        body: sellerBody,
        response: answers(sellerAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => saveSeller(bank, tx, request.body)),
  );
  app.get(
    '/person/seller/:id/get_seller',
    {
      schema: {
        tags,
        description: "CA-22: the vehicle's seller; the id is the proposal's.",
        params: proposalIdParams,
        response: answers(sellerAnswer),
      },
    },
    async (request) => getSeller(bank, request.params.id),
  );
}
