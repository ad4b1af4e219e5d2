import { createHash } from 'node:crypto';
import { normalizeCuil } from '@prendarios/rules/cuil';
import { normalizeDni } from '@prendarios/rules/dni';
import { joinPhone } from '@prendarios/rules/phone';
import type { SellerAnswer } from '../bank/person.ts';
import type { UserError } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { salesOf } from '../session/sales.ts';
import { orNull } from './access.ts';
import type { PathRules } from './input/paths.ts';
import type { SaleModel } from './models.ts';
import { orUserErrors, proposalNotFound } from './userErrors.ts';

/** Identifies the seller, so that access to a sale ends when the applicant names another seller. */
export const partyMark = (document: string): string =>
  createHash('sha256').update(document).digest('base64url').slice(0, 22);

/** The document; of a seller who was only invited, where the link went. */
function identityOf({ physicalPerson, legalPerson, contact }: SellerAnswer): string {
  if (physicalPerson) return normalizeDni(physicalPerson.document);
  if (legalPerson) return normalizeCuil(legalPerson.cuit);
  return `${contact?.email ?? ''}${contact?.cellPhone ? joinPhone(contact.cellPhone) : ''}`;
}

/** Opens a sale to this browser, for the seller that the proposal has now. The caller knows that it is the seller. */
export async function openSale({ own, saleBank }: GatewayContext, id: string): Promise<void> {
  const { proposalNumber, seller } = await saleBank.proposal.proposal(id);
  if (seller !== null) own.addSale({ id, number: proposalNumber, party: partyMark(identityOf(seller)) });
}

/**
 * The only way to load a sale: this browser opened it with the seller's data, and the seller is still the same. Null for
 * any other sale and for one that does not exist (docs/security.md#other-peoples-data).
 */
export async function loadSale(context: GatewayContext, id: string): Promise<SaleModel | null> {
  const key = salesOf(context).findLast((known) => known.id === id);
  if (key === undefined) return null;
  const answer = await orNull(context.saleBank.proposal.proposal(id));
  const seller = answer?.seller ?? null;
  if (answer === null || seller === null || partyMark(identityOf(seller)) !== key.party) return null;
  return { answer, seller };
}

/** Whether the proposal of a sale that this browser opened names somebody else by now. */
export async function isReplaced(context: GatewayContext, id: string): Promise<boolean> {
  return (
    (await loadSale(context, id)) === null && (await orNull(context.saleBank.proposal.proposal(id))) !== null
  );
}

type SaleChange = { sale: SaleModel | null; userErrors: UserError[] };

export const refusedSale = (userErrors: UserError[]): SaleChange => ({ sale: null, userErrors });

/** Runs a mutation on a sale of this browser; for any other sale the answer is as if it did not exist. */
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

/** For calls that change a sale: reads it again afterwards. */
export async function reloadedSale(
  context: GatewayContext,
  id: string,
  call: Promise<unknown>,
): Promise<SaleChange> {
  await call;
  const sale = await loadSale(context, id);
  return sale === null ? refusedSale([proposalNotFound()]) : { sale, userErrors: [] };
}
