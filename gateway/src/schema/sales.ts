import { createHash } from 'node:crypto';
import { normalizeCuil } from '@prendarios/rules/cuil';
import { normalizeDni } from '@prendarios/rules/dni';
import type { SellerAnswer } from '../bank/person.ts';
import type { UserError } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { salesOf } from '../session/sales.ts';
import { orNull } from './access.ts';
import type { PathRules } from './input/paths.ts';
import type { SaleModel } from './models.ts';
import { orUserErrors, proposalNotFound } from './userErrors.ts';

/** A mark of who sells, so that a sale opened by one is not another's when the applicant names another. */
export const partyMark = (document: string): string =>
  createHash('sha256').update(document).digest('base64url').slice(0, 22);

const documentOf = ({ physicalPerson, legalPerson }: SellerAnswer): string =>
  physicalPerson ? normalizeDni(physicalPerson.document) : normalizeCuil(legalPerson?.cuit ?? '');

/**
 * The only way to a sale: it was found in this browser with the seller's data, and that person is still the seller.
 * Null for somebody else's as for none (docs/security.md#other-peoples-data).
 */
export async function loadSale(context: GatewayContext, id: string): Promise<SaleModel | null> {
  const key = salesOf(context).findLast((known) => known.id === id);
  if (key === undefined) return null;
  const answer = await orNull(context.saleBank.proposal.proposal(id));
  const seller = answer?.seller ?? null;
  if (answer === null || seller === null || partyMark(documentOf(seller)) !== key.party) return null;
  return { answer, seller };
}

type SaleChange = { sale: SaleModel | null; userErrors: UserError[] };

export const refusedSale = (userErrors: UserError[]): SaleChange => ({ sale: null, userErrors });

/** Runs what a mutation does to a sale of this browser; any other is as one that is not there. */
export async function onSale(
  context: GatewayContext,
  id: string,
  paths: PathRules,
  work: (sale: SaleModel) => Promise<SaleChange>,
): Promise<SaleChange> {
  const sale = await loadSale(context, id);
  if (sale === null) return refusedSale([proposalNotFound()]);
  return { ...refusedSale([]), ...(await orUserErrors(paths, () => work(sale))) };
}

/** For calls that move what a sale is made of: it is read afterwards. */
export async function reloadedSale(
  context: GatewayContext,
  id: string,
  call: Promise<unknown>,
): Promise<SaleChange> {
  await call;
  const sale = await loadSale(context, id);
  return sale === null ? refusedSale([proposalNotFound()]) : { sale, userErrors: [] };
}
