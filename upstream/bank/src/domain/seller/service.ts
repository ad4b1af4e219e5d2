import { normalizeCuil } from '@prendarios/rules/cuil';
import { normalizeDni } from '@prendarios/rules/dni';
import { normalizeEmail } from '@prendarios/rules/email';
import { normalizeName } from '@prendarios/rules/name';
import { normalizeCellPhone, splitPhone } from '@prendarios/rules/phone';
import type { z } from 'zod';
import type { Bank } from '../bank.ts';
import type { Seller, SellerAccount } from '../records/rowTypes.ts';
import { dealerAt } from '../branches/service.ts';
import type { Catalogues } from '../catalogue/catalogues.ts';
import { resultOf, withOtherSeller } from '../flow/machine.ts';
import { type Caller, isStaff, subjectOf } from '../../platform/access/caller.ts';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import { costOf } from '../insurance/cost.ts';
import { tellIfContractReady } from '../lifecycle/contractReady.ts';
import { requireOpen } from '../lifecycle/guards.ts';
import { isAwaitedSeller, isNamed } from '../lifecycle/sellersPart.ts';
import { tellSellerChanged, tellSellerDenied, tellSellerNamed, waitsForSeller } from '../messages/stages.ts';
import { findContract } from '../records/contracts.ts';
import { flowColumns, illegalMove, moveProposal } from '../lifecycle/moves.ts';
import { changeProposal, lockProposal, type ProposalRow, readProposal } from '../records/proposals.ts';
import { hasOpened, isEnded } from '../party/deviceLinks.ts';
import { borrowersIn, sellerProblems } from './borrowers.ts';
import {
  contactsToTell,
  cuitOf,
  hasSameIdentity,
  historyOf,
  isContactChanged,
  isReplaced,
  withNamedSeller,
} from './history.ts';
import { tellAccountChanged, tellSale } from './notices.ts';
import { dropSellersDocuments } from './sellersDocuments.ts';
import type { ownSellerAnswer, sellerAnswer, sellerBody, updateSellerBody } from '../api/person.ts';
import {
  legalSellerProblems,
  physicalSellerProblems,
  refuseIfAny,
  sellerContactProblems,
} from '../party/validation.ts';

const CONTACT_CHANGED = {
  subject: 'Cambiaron tus datos de contacto',
  what: (number: number) => `cambiaron el celular o el correo del vendedor en la venta ${number}.`,
};

const REPLACED = {
  subject: 'Esta venta ya no está a tu nombre',
  what: (number: number) =>
    `quien te compra cargó a otro vendedor en la venta ${number}. Tu enlace y tus documentos ya no sirven y no tenés que hacer nada.`,
  unless: 'Si el vehículo lo vendés vos',
};

type SellerAnswer = z.infer<typeof sellerAnswer>;
type SellerBody = z.infer<typeof sellerBody>;

/** Returns a dealer of the bank's list as a seller. @throws {ApiError} 400 for a branch of the bank. */
export function listedDealer(catalogues: Catalogues, pointOfSale: string): Omit<Seller, 'hasDataValidated'> {
  const dealer = dealerAt(catalogues, pointOfSale);
  if (dealer === null) throw invalid({ pointOfSale: 'Ese punto de venta no vende vehículos propios.' });
  const { businessName, cuit, email, phone } = dealer;
  return { pointOfSale, legalPerson: { businessName, cuit, email, cellPhone: splitPhone(phone) } };
}

/** Returns a seller known only by phone or mail; the data counts as validated once the seller gives it. */
function checkedContact(contact: NonNullable<SellerBody['contact']>): Seller {
  refuseIfAny(sellerContactProblems(contact));
  const { email, cellPhone } = contact;
  return {
    contact: {
      ...(email === undefined ? {} : { email: normalizeEmail(email) }),
      ...(cellPhone === undefined ? {} : { cellPhone: normalizeCellPhone(cellPhone) }),
    },
    hasDataValidated: false,
  };
}

function checkedSeller(catalogues: Catalogues, body: Omit<SellerBody, 'proposalId'>): Seller {
  const { physicalPerson, legalPerson, contact, pointOfSale, fuelYear } = body;
  const ways = [physicalPerson, legalPerson, contact, pointOfSale].filter((way) => way !== undefined);
  if (ways.length !== 1) throw invalid({ physicalPerson: 'Elegí si vende una persona o una empresa.' });
  const common = { hasDataValidated: true, ...(fuelYear === undefined ? {} : { fuelYear }) };
  if (contact) return { ...common, ...checkedContact(contact) };
  if (pointOfSale !== undefined) return { ...common, ...listedDealer(catalogues, pointOfSale) };
  if (physicalPerson) {
    refuseIfAny(physicalSellerProblems(physicalPerson));
    return {
      ...common,
      physicalPerson: {
        ...physicalPerson,
        firstName: normalizeName(physicalPerson.firstName),
        lastName: normalizeName(physicalPerson.lastName),
        document: normalizeDni(physicalPerson.document),
        cuitl: normalizeCuil(physicalPerson.cuitl),
        email: normalizeEmail(physicalPerson.email),
      },
    };
  }
  if (!legalPerson) throw invalid({ legalPerson: 'Este campo es requerido.' });
  refuseIfAny(legalSellerProblems(legalPerson));
  return {
    ...common,
    legalPerson: {
      ...legalPerson,
      businessName: legalPerson.businessName.trim(),
      cuit: normalizeCuil(legalPerson.cuit),
      email: normalizeEmail(legalPerson.email),
    },
  };
}

const noSeller = () => notFound('SELLER_NOT_FOUND', 'Todavía no hay datos del vendedor.');

/** Returns the seller of a proposal in the response format; null without a seller. */
export function sellerOf(proposal: ProposalRow): SellerAnswer | null {
  return proposal.seller && answerOf(proposal.uuid, proposal.seller);
}

const answerOf = (
  proposalId: string,
  { links: _links, history: _history, ...seller }: Seller,
): SellerAnswer => ({
  proposalId,
  ...seller,
});

/**
 * CA-20: saves the seller; repeated calls correct the data until the flow leaves SELLER.
 * @throws {ApiError} 400 with a message per field, 409 ILLEGAL_MOVE.
 */
export async function saveSeller(bank: Bank, body: SellerBody): Promise<SellerAnswer> {
  const seller = checkedSeller(bank.catalogues, body);
  const proposal = await lockProposal(bank.sql, body.proposalId);
  refuseIfAny(sellerProblems(seller, borrowersIn(proposal)));
  const change = await nameSeller(bank, proposal, seller);
  await saved(bank, proposal, await moveProposal(bank, proposal, 'sellerSaved', change));
  return answerOf(proposal.uuid, seller);
}

/** A different seller must upload new documents before the flow continues. */
async function saved(bank: Bank, before: ProposalRow, { uuid, seller, flow }: ProposalRow): Promise<void> {
  if (seller === null || !isReplaced(before.seller, seller)) return;
  await dropSellersDocuments(bank.sql, uuid);
  await changeProposal(bank.sql, uuid, flowColumns(withOtherSeller(flow)), bank.clock.now());
}

/**
 * Whether the applicant has confirmed the data and the seller's name is known; after that, only staff may change it.
 */
const isNameFixed = (proposal: ProposalRow): boolean =>
  isAwaitedSeller(proposal) && proposal.seller !== null && isNamed(proposal.seller);

const nameFixed = ({ settings }: Bank) =>
  conflict(
    'ILLEGAL_MOVE',
    `Quien te compra ya confirmó: tu nombre no se cambia acá. Llamanos al ${settings.bankPhone}.`,
  );

/**
 * CA-23: the seller gives or corrects the data, or states whether it is right (ST-19). An invited seller may give
 * it during the identity check until the contract is created (decision 034).
 * @throws {ApiError} 400 with a message per field, 404 SELLER_NOT_FOUND, 409 ILLEGAL_MOVE.
 */
export async function updateSeller(
  bank: Bank,
  proposalUuid: string,
  { hasDataValidated = true, ...changes }: z.infer<typeof updateSellerBody>,
  caller: Caller,
): Promise<SellerAnswer> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  if (proposal.seller === null) throw noSeller();
  const { fuelYear } = changes;
  const isNew = changes.physicalPerson !== undefined || changes.legalPerson !== undefined;
  if (!isNew && !isNamed(proposal.seller)) throw noSeller();
  const before = proposal.seller;
  const { contact, links = [] } = before;
  if (isEnded(links, subjectOf(caller))) throw noSeller();
  const data: Seller = isNew
    ? {
        ...checkedSeller(bank.catalogues, changes),
        ...(contact === undefined ? {} : { contact }),
        links,
      }
    : { ...proposal.seller, ...(fuelYear === undefined ? {} : { fuelYear }) };
  if (isNew) refuseIfAny(sellerProblems(data, borrowersIn(proposal)));
  const seller = { ...data, hasDataValidated };
  if (isNameFixed(proposal) && !isStaff(caller) && !hasSameIdentity(before, seller)) throw nameFixed(bank);
  const isSellers = hasOpened(links, subjectOf(caller));
  const change = await nameSeller(bank, proposal, seller, { isSellers });
  if (isAwaitedSeller(proposal)) {
    requireOpen(bank, proposal);
    // The seller confirms unchanged data again.
    if (!isNew && proposal.seller.hasDataValidated === hasDataValidated) {
      return answerOf(proposal.uuid, proposal.seller);
    }
    if ((await findContract(bank.sql, proposalUuid))?.terms) throw illegalMove();
    const changed = await changeProposal(bank.sql, proposalUuid, change, bank.clock.now());
    if (isReplaced(proposal.seller, seller)) await dropSellersDocuments(bank.sql, proposalUuid);
    if (!isNamed(before)) await tellSellerNamed(bank, changed);
    else if (!hasSameIdentity(before, seller) || isContactChanged(before, seller)) {
      await tellSellerChanged(bank, changed);
    }
    const wasWaiting = waitsForSeller(proposal) && !waitsForSeller(changed);
    if (wasWaiting) await tellIfContractReady(bank, changed, () => costOf(bank, changed));
  } else await saved(bank, proposal, await moveProposal(bank, proposal, 'sellerSaved', change));
  if (proposal.seller.hasDataValidated && !hasDataValidated) await tellSellerDenied(bank, proposal);
  return answerOf(proposal.uuid, seller);
}

/**
 * Stores seller and account (docs/domain.md#payment-accounts) and notifies earlier contacts of changes. `isSellers`:
 * the data comes from the browser that opened the seller's link.
 */
async function nameSeller(
  bank: Bank,
  proposal: ProposalRow,
  data: Seller,
  { isSellers = false } = {},
): Promise<{ seller: Seller; sellerAccount: SellerAccount | null }> {
  const isOther = !isSellers && (isReplaced(proposal.seller, data) || !isNamed(data));
  const contacts = contactsToTell(proposal, data, isOther);
  await tellSale(bank, proposal, contacts, isOther ? REPLACED : CONTACT_CHANGED);
  const { isPaidElsewhere, ...after } = withNamedSeller(proposal, data, bank.clock.now());
  const { seller, sellerAccount } = after;
  if (sellerAccount !== null && isPaidElsewhere) {
    await tellAccountChanged(bank, { ...proposal, seller }, sellerAccount);
  }
  const { givenBy = cuitOf(seller), ...history } = historyOf(after);
  if (!isSellers || givenBy === '') return after;
  return { ...after, seller: { ...seller, history: { ...history, givenBy } } };
}

/** Whether `updateSeller` accepts other data now. The data of an awaited seller become final with the contract. */
const isChangeable = async (bank: Bank, proposal: ProposalRow): Promise<boolean> =>
  isAwaitedSeller(proposal)
    ? !(await findContract(bank.sql, proposal.uuid))?.terms
    : resultOf(proposal.flow, 'sellerSaved') !== null;

/**
 * CA-22: returns the seller's data.
 * @throws {ApiError} 404 SELLER_NOT_FOUND, also to a device whose link ended when a newer one was opened.
 */
export async function getSeller(
  bank: Bank,
  proposalUuid: string,
  caller: Caller,
): Promise<z.infer<typeof ownSellerAnswer>> {
  const proposal = await readProposal(bank.sql, proposalUuid);
  const seller = sellerOf(proposal);
  if (seller === null || isEnded(proposal.seller?.links ?? [], subjectOf(caller))) throw noSeller();
  const changeable = await isChangeable(bank, proposal);
  return { ...seller, changeable, nameChangeable: changeable && !isNameFixed(proposal) };
}
