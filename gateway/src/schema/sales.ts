import { createHash } from 'node:crypto';
import { normalizeCuil } from '@prendarios/rules/cuil';
import { normalizeDni } from '@prendarios/rules/dni';
import { joinPhone } from '@prendarios/rules/phone';
import { ofProposal, type Schemas } from '../bank/contract.ts';
import type { UserError } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import type { SaleKey } from '../session/guest.ts';
import { salesOf } from '../session/sales.ts';
import { orNull } from './access.ts';
import type { FieldNames } from './entities/fieldNames.ts';
import type { SaleModel } from './models.ts';
import { orUserErrors, proposalNotFound } from './userErrors.ts';

/** Returns a hash that identifies the seller, so that access ends when the applicant names another seller. */
export const partyMark = (document: string): string =>
  createHash('sha256').update(document).digest('base64url').slice(0, 22);

/** Returns the seller's document, or the contact that received the link if the seller was only invited. */
function identityOf({ physicalPerson, legalPerson, contact }: Schemas['SellerAnswer']): string {
  if (physicalPerson) return normalizeDni(physicalPerson.document);
  if (legalPerson) return normalizeCuil(legalPerson.cuit);
  return `${contact?.email ?? ''}${contact?.cellPhone ? joinPhone(contact.cellPhone) : ''}`;
}

/** Gives this browser access to a sale with its current seller, whom the caller has verified. */
export async function openSale({ own, saleBank }: GatewayContext, id: string): Promise<void> {
  const { proposalNumber, seller } = await saleBank.read('getProposal', ofProposal(id));
  if (seller !== null) own.addSale({ id, number: proposalNumber, party: partyMark(identityOf(seller)) });
}

/**
 * The only way to load a sale. Returns null if the sale does not exist, this browser did not open it with the seller's
 * data, the seller has changed or the bank has ended this browser's link (docs/security.md#other-peoples-data).
 */
export async function loadSale(context: GatewayContext, id: string): Promise<SaleModel | null> {
  const key = salesOf(context).findLast((known) => known.id === id);
  if (key === undefined) return null;
  const { saleBank } = context;
  const [answer, own] = await Promise.all([
    orNull(saleBank.read('getProposal', ofProposal(id))),
    orNull(saleBank.read('getSeller', ofProposal(id))),
  ]);
  const seller = answer?.seller ?? null;
  if (answer === null || seller === null || own === null) return null;
  return partyMark(identityOf(seller)) === key.party ? { answer, seller } : null;
}

/** Whether the seller changed since this browser opened the sale. */
export async function isReplaced(context: GatewayContext, { id, party }: SaleKey): Promise<boolean> {
  const answer = await orNull(context.saleBank.read('getProposal', ofProposal(id)));
  if (answer === null) return false;
  return !answer.seller || partyMark(identityOf(answer.seller)) !== party;
}

type SaleChange = { sale: SaleModel | null; userErrors: UserError[] };

export const refusedSale = (userErrors: UserError[]): SaleChange => ({ sale: null, userErrors });

/** Runs a mutation on a sale of this browser; otherwise responds as if the sale did not exist. */
export async function onSale(
  context: GatewayContext,
  id: string,
  names: FieldNames,
  work: (sale: SaleModel) => Promise<SaleChange>,
): Promise<SaleChange> {
  const sale = await loadSale(context, id);
  if (sale === null) return refusedSale([proposalNotFound()]);
  return { ...refusedSale([]), ...(await orUserErrors(names, () => work(sale))) };
}

/** Reads the sale after a call that changes it. */
export async function reloadedSale(
  context: GatewayContext,
  id: string,
  call: Promise<unknown>,
): Promise<SaleChange> {
  await call;
  const sale = await loadSale(context, id);
  return sale === null ? refusedSale([proposalNotFound()]) : { sale, userErrors: [] };
}
