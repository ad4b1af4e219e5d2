import { checkCompanyCuit, normalizeCuil } from '@prendarios/rules/cuil';
import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import { nextSaleStep, saleDocuments, saleStatus } from '../../derived/sale.ts';
import type {
  FindSaleInput,
  FindSalePayload,
  MutationResolvers,
  QueryResolvers,
  SaleResolvers,
} from '../../generated/resolvers.ts';
import type { GatewayContext } from '../context.ts';
import { salesOf } from '../../session/sales.ts';
import { orNull } from '../access.ts';
import { toDocument } from '../convert/process.ts';
import { toSaleSeller, toSaleVehicle } from '../convert/sale.ts';
import { genderToCode } from '../convert/values.ts';
import { DOCUMENT_PATHS, NO_PATHS, SALE_ACCOUNT_PATHS, SELLER_PATHS } from '../input/paths.ts';
import { saleAccount, saleFiles, saleSellerChange } from '../input/sale.ts';
import type { SaleModel } from '../models.ts';
import { loadSale, onSale, partyMark, refusedSale, reloadedSale } from '../sales.ts';
import { invalidField, orUserErrors } from '../userErrors.ts';

/** Opens the sale to this browser; a failure does not say what was wrong (docs/security.md#finding-people). */
async function findSale(
  input: FindSaleInput,
  { bank, own, spend }: GatewayContext,
): Promise<FindSalePayload> {
  const { documentNumber, gender, proposalNumber } = input;
  const company = gender === 'NOT_APPLICABLE';
  const problem = company ? checkCompanyCuit(documentNumber) : checkDni(documentNumber);
  if (problem !== null) return { match: null, userErrors: [invalidField(['documentNumber'], problem)] };
  await spend('lookups');
  own.keep();
  if (proposalNumber < 1) return { match: null, userErrors: [] };
  const number = company ? normalizeCuil(documentNumber) : normalizeDni(documentNumber);
  const found = await orNull(bank.seller.details(number, genderToCode(gender), proposalNumber));
  if (found === null) return { match: null, userErrors: [] };
  const { proposalUuid, kind, hasDataValidated, ...masked } = found;
  own.addSale({ id: proposalUuid, number: proposalNumber, party: partyMark(number) });
  return {
    match: {
      proposalId: proposalUuid,
      company: kind === 'COMPANY',
      dataValidated: hasDataValidated,
      ...masked,
    },
    userErrors: [],
  };
}

export const saleQueries = {
  sale: (_root, { id }, context) => loadSale(context, id),
  currentSale: (_root, { number: wanted }, context) => {
    const key = salesOf(context).findLast(({ number }) => number === (wanted ?? number));
    return key === undefined ? null : loadSale(context, key.id);
  },
} satisfies QueryResolvers;

const documentsOf = async ({ answer }: SaleModel, { saleBank }: GatewayContext) =>
  saleDocuments(await saleBank.documentation.list(answer.proposalUuid));

const accountOf = async ({ answer }: SaleModel, { saleBank }: GatewayContext) =>
  (await saleBank.accounts.list(answer.proposalUuid)).seller ?? null;

export const saleFields: SaleResolvers = {
  id: ({ answer }) => answer.proposalUuid,
  number: ({ answer }) => answer.proposalNumber,
  status: ({ answer }) => saleStatus(answer.flow),
  standing: ({ answer }) => {
    const status = saleStatus(answer.flow);
    return status === 'DOCUMENTS_SENT_BACK' ? 'DOCUMENTS_OBSERVED' : status;
  },
  next: async (sale, _args, context) => {
    const [documents, account] = await Promise.all([documentsOf(sale, context), accountOf(sale, context)]);
    return nextSaleStep(saleStatus(sale.answer.flow), {
      dataValidated: sale.seller.hasDataValidated,
      documents,
      hasAccount: account !== null,
    });
  },
  vehicle: ({ answer }) => toSaleVehicle(answer.vehicle),
  seller: ({ seller }) => toSaleSeller(seller),
  documents: async (sale, _args, context) => (await documentsOf(sale, context)).map(toDocument),
  account: (sale, _args, context) => accountOf(sale, context),
};

export const saleMutations = {
  findSale: async (_root, { input }, context) => ({
    match: null,
    ...(await orUserErrors(NO_PATHS, () => findSale(input, context))),
  }),
  updateSaleSeller: (_root, { input }, context) =>
    onSale(context, input.saleId, SELLER_PATHS, async ({ seller }) => {
      const { value, userErrors } = saleSellerChange(input, seller);
      if (value === null) return refusedSale(userErrors);
      return reloadedSale(context, input.saleId, context.saleBank.seller.update(input.saleId, value));
    }),
  attachSaleDocuments: (_root, { input: { saleId, documents } }, context) =>
    onSale(context, saleId, DOCUMENT_PATHS, async (sale) => {
      const isReload = saleStatus(sale.answer.flow) === 'DOCUMENTS_SENT_BACK';
      const documentsOfSale = await documentsOf(sale, context);
      const asked = documentsOfSale.filter(({ status }) => !isReload || status === 'SENT_BACK');
      const { value, userErrors } = saleFiles(documents, new Set(asked.map(({ type }) => type)));
      if (value === null) return refusedSale(userErrors);
      const { documentation } = context.saleBank;
      return reloadedSale(
        context,
        saleId,
        isReload ? documentation.reUpload(saleId, value) : documentation.attach(saleId, value, true),
      );
    }),
  saveSaleAccount: (_root, { input }, context) =>
    onSale(context, input.saleId, SALE_ACCOUNT_PATHS, async (sale) => {
      const { value, userErrors } = saleAccount(input);
      if (value === null) return refusedSale(userErrors);
      await context.saleBank.accounts.saveSellers(input.saleId, value);
      return { sale, userErrors: [] };
    }),
} satisfies MutationResolvers;
