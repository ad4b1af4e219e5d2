import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { responseSchemas } from '../../platform/http/answers.ts';
import { proposalIdParams } from '../../platform/http/shapes.ts';
import { write } from '../../platform/http/write.ts';
import {
  noticeSellerAnswer,
  noticeSellerQuery,
  resendLinkAnswer,
  resendLinkBody,
  ownSellerAnswer,
  sellerAnswer,
  sellerBody,
  sellerDetailsAnswer,
  sellerDetailsQuery,
  updateSellerBody,
} from '../api/person.ts';
import { noticeSeller, openByLink, resendLink, sellerDetails } from './contact.ts';
import { getSeller, saveSeller, updateSeller } from './service.ts';

const tags = ['person'];

export function sellerRoutes(app: BankApp, bank: Bank): void {
  app.post(
    '/person/seller/post_seller',
    {
      schema: {
        operationId: 'postSeller',
        summary: "Save the vehicle's seller",
        tags,
        description: 'CA-20: saves the person or company that sells the vehicle.',
        body: sellerBody,
        response: responseSchemas(sellerAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => saveSeller(tx, request.body)),
  );
  app.get(
    '/person/seller/:id/get_seller',
    {
      schema: {
        operationId: 'getSeller',
        summary: "Read the vehicle's seller",
        tags,
        description: "CA-22: returns the vehicle's seller. The id is the proposal's.",
        params: proposalIdParams,
        response: responseSchemas(ownSellerAnswer),
      },
    },
    async (request) => getSeller(bank, request.params.id, request.caller),
  );
  app.get(
    '/person/seller/notice_seller',
    {
      schema: {
        operationId: 'noticeSeller',
        summary: 'Send the seller a link',
        tags,
        description:
          'CA-21: sends the seller a link to their part, at the stored phone. It is a write and accepts an Idempotency-Key. 429 LINK_LIMIT after three a day and, for a point of sale, within ten minutes of another one.',
        querystring: noticeSellerQuery,
        response: responseSchemas(noticeSellerAnswer),
      },
    },
    async (request) =>
      write(bank, request, (tx) => noticeSeller(tx, request.query.id, { caller: request.caller })),
  );
  app.patch(
    '/person/seller/:id/update_seller',
    {
      schema: {
        operationId: 'updateSeller',
        summary: "Change the seller's data",
        tags,
        description:
          "CA-23: saves the seller's new data, or whether the data are right. The id is the proposal's.",
        params: proposalIdParams,
        body: updateSellerBody,
        response: responseSchemas(sellerAnswer),
      },
    },
    async (request) =>
      write(bank, request, (tx) => updateSeller(tx, request.params.id, request.body, request.caller)),
  );
  app.get(
    '/person/seller/get_seller_details',
    {
      config: { limited: true },
      schema: {
        operationId: 'findSale',
        summary: 'Find a sale as its seller',
        tags,
        description:
          "CA-24: finds a sale for its seller by DNI, gender and number (a company by CUIT and gender N), or by the key of the link, which opens it on one device. Data are masked. Every mismatch returns the same 404; 403 SELLER_ONLY for the applicant's browser or user.",
        querystring: sellerDetailsQuery,
        response: responseSchemas(sellerDetailsAnswer),
      },
    },
    async (request) => {
      const { key, proposalNumber } = request.query;
      if (key === undefined) return sellerDetails(bank, request.query);
      return write(bank, request, (tx) => openByLink(tx, { proposalNumber, key }, request.caller));
    },
  );
  app.post(
    '/ext/seller-links',
    {
      config: { limited: true },
      schema: {
        operationId: 'resendSellerLink',
        summary: 'Send the seller a new link',
        tags: ['ext'],
        description:
          'Optional: sends the seller a new link, at the stored phone or mail, by the key of an earlier one or by DNI (CUIT), gender and number. The answer is the same without a match. A bank without this call answers 404, and the seller asks the applicant.',
        body: resendLinkBody,
        response: responseSchemas(resendLinkAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => resendLink(tx, request.body)),
  );
}
