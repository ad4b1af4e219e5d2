import { z } from 'zod';
import type { BankSession } from './BankSession.ts';
import type { GenderCode } from './person.ts';
import { anyAnswer } from './shapes.ts';

const sellingPointsAnswer = z.object({
  points_of_sale: z.array(z.object({ business_name: z.string(), code: z.string() })),
});

/** Body of EN-10. */
export type NewUserBody = {
  first_name: string;
  last_name: string;
  cuitl: string;
  gender: GenderCode | 'NA';
  email: string;
  address: {
    locality: string;
    province: number;
    street: string;
    street_number: number;
    floor: string;
    department: string;
    postal_code: string;
  };
  phone_number: { area_code: string; number: string };
};

export class UserSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  /** For the signed-in user only: the id is the token's subject (docs/security.md#a-users-own-record). */
  async sellingPoints(userId: string) {
    const answer = await this.#bank.read({
      name: 'get_selling_points',
      kind: 'read',
      method: 'GET',
      path: `/user/${encodeURIComponent(userId)}/get_selling_points`,
      behalf: 'user',
      answer: sellingPointsAnswer,
    });
    return answer.points_of_sale;
  }

  create(body: NewUserBody) {
    const path = '/user/create_user';
    return this.#bank.write({
      name: 'create_user',
      kind: 'write',
      method: 'POST',
      path,
      // With the user's token, because an admin may not create users (SH-16).
      behalf: 'user',
      body,
      answer: anyAnswer,
    });
  }
}
