import { checkCompanyCuit, normalizeCuil } from '@prendarios/rules/cuil';
import { nextSaleStep } from '@prendarios/rules/sale';
import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import { isLateSale, isNamed, saleDocuments, saleStage, saleStatus } from '../../derived/sale.ts';
import type {
  FindSaleInput,
  FindSalePayload,
  MutationResolvers,
  QueryResolvers,
  ResendSaleLinkInput,
  ResendSaleLinkPayload,
  SaleSearchInput,
  SaleResolvers,
} from '../../generated/resolvers.ts';
import { ofProposal, type Schemas } from '../../bank/contract.ts';
import { updateAccount } from '../../bank/accounts.ts';
import { attachDocuments, replaceDocuments } from '../../bank/documents.ts';
import type { GatewayContext } from '../context.ts';
import { isStaff, salesOf } from '../../session/sales.ts';
import { isSent, orNull } from '../access.ts';
import { toDocument } from '../convert/process.ts';
import { buyerNameOf } from '../convert/sale.ts';
import { genderToCode, money } from '../convert/values.ts';
import { DOCUMENTS } from '../entities/documents.ts';
import { SAME_NAMES } from '../entities/fieldNames.ts';
import { PERSON } from '../entities/person.ts';
import {
  SALE_ACCOUNT,
  saleAccount,
  saleFiles,
  saleIdentity,
  saleSellerChange,
  SELLER,
  toSaleSeller,
} from '../entities/seller.ts';
import { isVehicleIdentified, toSaleVehicle } from '../entities/vehicle.ts';
import type { SaleModel } from '../models.ts';
import { isReplaced, loadSale, onSale, openSale, refusedSale, reloadedSale } from '../sales.ts';
import { invalidField, orUserErrors, userError } from '../userErrors.ts';

/**
 * Opens a sale by its link's key, or requests a new link; hides the cause of a failure
 * (docs/security.md#finding-people).
 */
async function findSale(input: FindSaleInput, context: GatewayContext): Promise<FindSalePayload> {
  const { bank, saleBank, user, own, spend } = context;
  const { by, proposalNumber } = input;
  const { key = null } = by;
  if (key === null) return sendNewLink(by, proposalNumber, context);
  await spend('lookups');
  own.keep();
  if (isStaff(user)) return { ...NO_MATCH, userErrors: [SELLER_ONLY] };
  // This call opens nothing, but lets the bank reject the applicant.
  if (user !== null) await orNull(bank.read('findSale', { query: { key, proposalNumber }, behalf: 'user' }));
  const found = await orNull(saleBank.read('findSale', { query: { key, proposalNumber } }));
  return found === null ? NO_MATCH : openedSale(context, found);
}

/**
 * Sends a new link to the seller's stored contact if their document and the proposal's number match. The response, the
 * calls and therefore the response time are the same without a match.
 */
async function sendNewLink(
  { person, cuit = '' }: SaleSearchInput,
  proposalNumber: number,
  { bank, own, spend }: GatewayContext,
): Promise<FindSalePayload> {
  const path = person ? ['person', 'documentNumber'] : ['cuit'];
  const problem = person ? checkDni(person.documentNumber) : checkCompanyCuit(cuit);
  if (problem !== null) return { ...NO_MATCH, userErrors: [invalidField(['by', ...path], problem)] };
  await spend('lookups');
  own.keep();
  if (proposalNumber < 1) return { ...NO_MATCH, isRequested: true };
  const search = person
    ? { dni: normalizeDni(person.documentNumber), gender: genderToCode(person.gender) }
    : { dni: normalizeCuil(cuit), gender: genderToCode('NOT_APPLICABLE') };
  const [, sent] = await Promise.all([
    orNull(bank.read('findSale', { query: { ...search, proposalNumber } })),
    isSent(bank.send('resendSellerLink', { body: { ...search, proposalNumber } })),
  ]);
  return { ...NO_MATCH, isRequested: sent };
}

const ALREADY_KNOWN = userError('STEP_NOT_ALLOWED', 'Ya tenemos los datos de esta venta.');
const SELLER_ONLY = userError(
  'SELLER_ONLY',
  'Este enlace es para el vendedor, que tiene que abrirlo en su celular.',
);
const NO_MATCH: FindSalePayload = { match: null, isRequested: false, userErrors: [] };

/** Opens the sale for the proposal's current seller, for whom the key is valid. */
async function openedSale(
  context: GatewayContext,
  found: Schemas['SellerDetailsAnswer'],
): Promise<FindSalePayload> {
  const { proposalUuid, kind, hasDataValidated, ...masked } = found;
  await openSale(context, proposalUuid);
  return {
    ...NO_MATCH,
    match: {
      proposalId: proposalUuid,
      isCompany: kind === 'COMPANY',
      hasValidData: hasDataValidated,
      ...masked,
    },
  };
}

/** Responds the same for every key (docs/security.md#finding-people). */
async function resendSaleLink(
  { key, proposalNumber }: ResendSaleLinkInput,
  { bank, spend }: GatewayContext,
): Promise<ResendSaleLinkPayload> {
  await spend('lookups');
  if (proposalNumber < 1) return { isRequested: true, userErrors: [] };
  const sent = await isSent(bank.send('resendSellerLink', { body: { key, proposalNumber } }));
  return { isRequested: sent, userErrors: [] };
}

export const saleQueries = {
  sale: (_root, { id }, context) => loadSale(context, id),
  currentSale: (_root, { number: wanted }, context) => {
    const key = salesOf(context).findLast(({ number }) => number === (wanted ?? number));
    return key === undefined ? null : loadSale(context, key.id);
  },
  formerSale: async (_root, { number: wanted }, context) => {
    const key = salesOf(context).findLast(({ number }) => number === wanted);
    return key !== undefined && (await isReplaced(context, key)) ? key.number : null;
  },
} satisfies QueryResolvers;

const documentsOf = async ({ answer, seller }: SaleModel, { saleBank }: GatewayContext) => {
  const documents = saleDocuments(await saleBank.read('getDocuments', ofProposal(answer.proposalUuid)));
  // The vehicle's documents were already complete when the applicant confirmed.
  return isLateSale(answer.flow, seller) ? documents.filter(({ party }) => party === 'SELLER') : documents;
};

const accountOf = async ({ answer }: SaleModel, { saleBank }: GatewayContext) => {
  const account = (await saleBank.read('getAccounts', ofProposal(answer.proposalUuid))).seller ?? null;
  return (
    account && {
      maskedNumber: account.maskedNumber,
      isOwnBank: account.ownBank,
      isOnHold: account.onHold ?? false,
      isLoanOnHold: account.loanOnHold ?? false,
    }
  );
};

export const saleFields: SaleResolvers = {
  id: ({ answer }) => answer.proposalUuid,
  number: ({ answer }) => answer.proposalNumber,
  status: ({ answer, seller }) => saleStatus(answer.flow, seller),
  stage: ({ answer }) => saleStage(answer.flow),
  nextStep: async (sale, _args, context) => {
    const [documents, account] = await Promise.all([documentsOf(sale, context), accountOf(sale, context)]);
    return nextSaleStep(saleStatus(sale.answer.flow, sale.seller), {
      dataValidated: sale.seller.hasDataValidated,
      documents,
      hasAccount: account !== null,
    });
  },
  vehicle: ({ answer }) => toSaleVehicle(answer.vehicle),
  isVehicleIdentified: ({ answer }) => isVehicleIdentified(answer.vehicle),
  buyerName: ({ answer }) => buyerNameOf(answer.owner),
  transfer: ({ answer: { calculatedValueDTO } }) =>
    money(calculatedValueDTO.fees?.netDisbursed ?? calculatedValueDTO.financedAmount),
  expectedPaymentOn: ({ answer }) => answer.expectedPaymentOn ?? null,
  seller: async ({ answer }, _args, { saleBank }) =>
    toSaleSeller(await saleBank.read('getSeller', ofProposal(answer.proposalUuid))),
  documents: async (sale, _args, context) => (await documentsOf(sale, context)).map(toDocument),
  account: (sale, _args, context) => accountOf(sale, context),
};

export const saleMutations = {
  findSale: async (_root, { input }, context) => ({
    ...NO_MATCH,
    ...(await orUserErrors(PERSON, () => findSale(input, context))),
  }),
  resendSaleLink: async (_root, { input }, context) => ({
    isRequested: false,
    ...(await orUserErrors(SAME_NAMES, () => resendSaleLink(input, context))),
  }),
  reviseOwnSellerData: (_root, { input }, context) =>
    onSale(context, input.saleId, SELLER, async ({ seller }) => {
      const { value, userErrors } = saleSellerChange(input, seller);
      if (value === null) return refusedSale(userErrors);
      return reloadedSale(
        context,
        input.saleId,
        context.saleBank.send('updateSeller', { ...ofProposal(input.saleId), body: value }),
      );
    }),
  setOwnSellerData: (_root, { input: { saleId, seller: identity } }, context) =>
    onSale(context, saleId, SELLER, async ({ seller }) => {
      if (isNamed(seller)) return refusedSale([ALREADY_KNOWN]);
      const { value, userErrors } = saleIdentity(identity);
      if (value === null) return refusedSale(userErrors);
      await context.saleBank.send('updateSeller', { ...ofProposal(saleId), body: value });
      // The document now identifies the seller, no longer the contact.
      await openSale(context, saleId);
      return { sale: await loadSale(context, saleId), userErrors: [] };
    }),
  attachSaleDocuments: (_root, { input: { saleId, documents } }, context) =>
    onSale(context, saleId, DOCUMENTS, async (sale) => {
      const isReload = saleStatus(sale.answer.flow) === 'DOCUMENTS_SENT_BACK';
      const documentsOfSale = await documentsOf(sale, context);
      const asked = documentsOfSale.filter(({ status }) => !isReload || status === 'OBSERVED');
      const { value, userErrors } = saleFiles(documents, new Set(asked.map(({ type }) => type)));
      if (value === null) return refusedSale(userErrors);
      const { saleBank } = context;
      return reloadedSale(
        context,
        saleId,
        isReload
          ? replaceDocuments(saleBank, saleId, value)
          : attachDocuments(saleBank, saleId, { data: value, isSeller: true }),
      );
    }),
  saveSaleAccount: (_root, { input }, context) =>
    onSale(context, input.saleId, SALE_ACCOUNT, async (sale) => {
      const { value, userErrors } = saleAccount(input);
      if (value === null) return refusedSale(userErrors);
      await updateAccount(context.saleBank, input.saleId, { seller: value });
      return { sale, userErrors: [] };
    }),
} satisfies MutationResolvers;
