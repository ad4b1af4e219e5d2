import { z } from 'zod';
import type { BankSession } from './BankSession.ts';
import { type GenderCode, sellerAnswer, type SellerBody } from './person.ts';
import { anyAnswer } from './shapes.ts';

const noticeAnswer = z.object({ maskedRecipient: z.string(), remainingToday: z.number().int() });
const saleAnswer = z.object({
  proposalUuid: z.string(),
  kind: z.enum(['PERSON', 'COMPANY']),
  maskedName: z.string(),
  maskedDocument: z.string(),
  maskedEmail: z.string(),
  maskedPhone: z.string(),
  hasDataValidated: z.boolean(),
});

export type SaleFound = z.infer<typeof saleAnswer>;
export type SellerChange = Omit<SellerBody, 'proposalId' | 'fuelYear'> & { hasDataValidated?: boolean };

/** All values of one alternative must match. */
type SaleSearch = { dni: string; gender: GenderCode } | { key: string };

/** CA-20 to CA-24. */
export class SellerSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  save(body: SellerBody) {
    return this.#bank.write({
      name: 'post_seller',
      kind: 'write',
      method: 'POST',
      path: '/person/seller/post_seller',
      behalf: { proposal: body.proposalId },
      body,
      answer: anyAnswer,
    });
  }

  /** A GET by contract that sends a message. */
  notify(proposalId: string) {
    return this.#bank.write({
      name: 'notice_seller',
      kind: 'write',
      method: 'GET',
      path: '/person/seller/notice_seller',
      query: { id: proposalId },
      behalf: { proposal: proposalId },
      answer: noticeAnswer,
    });
  }

  seller(proposalId: string) {
    return this.#bank.read({
      name: 'get_seller',
      kind: 'read',
      method: 'GET',
      path: `/person/seller/${encodeURIComponent(proposalId)}/get_seller`,
      behalf: { proposal: proposalId },
      answer: sellerAnswer,
    });
  }

  update(proposalId: string, body: SellerChange) {
    return this.#bank.write({
      name: 'update_seller',
      kind: 'write',
      method: 'PATCH',
      path: `/person/seller/${encodeURIComponent(proposalId)}/update_seller`,
      behalf: { proposal: proposalId },
      body,
      answer: anyAnswer,
    });
  }

  /** Optional: 404 if the bank lacks it (decision 028). */
  resendLink(body: SaleSearch & { proposalNumber: number }) {
    return this.#bank.write({
      name: 'ext/seller-links',
      kind: 'write',
      method: 'POST',
      path: '/ext/seller-links',
      body,
      answer: anyAnswer,
    });
  }

  /** Without the user's token unless `behalf` is set: the seller is often no customer. */
  details(search: SaleSearch, proposalNumber: number, behalf?: 'user') {
    return this.#bank.read({
      name: 'get_seller_details',
      kind: 'read',
      method: 'GET',
      path: '/person/seller/get_seller_details',
      query: { ...search, proposalNumber },
      ...(behalf && { behalf }),
      answer: saleAnswer,
    });
  }
}
