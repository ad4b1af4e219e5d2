import { checkCode, normalizeCode } from '@prendarios/rules/code';
import { asParty, modeOf } from '../../bank/codes.ts';
import { ofProposal, type Schemas } from '../../bank/contract.ts';
import { sendCode, validateCode } from '../../bank/proposalCalls.ts';
import type {
  CoOwnershipResolvers,
  MutationResolvers,
  OpenCoOwnerLinkInput,
  QueryResolvers,
  ReadCoOwnerContractDocumentsPayload,
  ResendCoOwnerLinkInput,
  ResendCoOwnerLinkPayload,
  SendCoOwnerCodePayload,
  UserError,
} from '../../generated/resolvers.ts';
import { coOwnershipsOf, isStaff } from '../../session/sales.ts';
import { isSent, orNull } from '../access.ts';
import { changeCoOwnership, loadCoOwnership, onCoOwnership } from '../coOwnerships.ts';
import type { GatewayContext } from '../context.ts';
import { toBiometry, toContract, toDocuments, toDocumentText } from '../convert/formalization.ts';
import { toFigures, toInsuranceEstimate, toPaymentWindow } from '../convert/loan.ts';
import { toConsent, toSentCode } from '../convert/answers.ts';
import { money, optionalDecimal, optionalMoney } from '../convert/values.ts';
import { changedConditions } from '../conditions.ts';
import { SAME_NAMES } from '../entities/fieldNames.ts';
import type { CoOwnershipModel } from '../models.ts';
import { invalidField, orUserErrors } from '../userErrors.ts';
import { registersOf } from './biometry.ts';
import { toRevocation } from './revocation.ts';

const CO_OWNER = 'CO_OWNER';
/** Returns the arguments of a read of the co-owner's part. */
const asCoOwner = (id: string) => ({ ...ofProposal(id), query: asParty(CO_OWNER) });

type Change = { coOwnership: CoOwnershipModel | null; userErrors: UserError[] };
const NOT_OPENED: Change = { coOwnership: null, userErrors: [] };

const linkOf = ({ proposalNumber, key }: OpenCoOwnerLinkInput) => ({ proposalNumber, key });

/** Opens the link in this browser; a failure does not reveal its cause (docs/security.md#finding-people). */
async function openLink(input: OpenCoOwnerLinkInput, context: GatewayContext): Promise<Change> {
  await context.spend('lookups');
  context.guest.keep();
  if (isStaff(context.user) || input.proposalNumber < 1) return NOT_OPENED;
  // This call opens nothing, but lets the bank reject the owner.
  if (context.user !== null)
    await orNull(context.bank.write('openCoOwnership', { body: linkOf(input), behalf: 'user' }));
  const answer = await orNull(
    context.coOwnerBank.write('openCoOwnership', { body: linkOf(input), behalf: 'user' }),
  );
  if (answer === null) return NOT_OPENED;
  context.guest.addCoOwnership(answer.proposalUuid);
  return { coOwnership: { answer }, userErrors: [] };
}

/** Responds the same for every key (docs/security.md#finding-people). */
async function resendLink(
  input: ResendCoOwnerLinkInput,
  { coOwnerBank, spend }: GatewayContext,
): Promise<ResendCoOwnerLinkPayload> {
  await spend('lookups');
  if (input.proposalNumber < 1) return { isRequested: true, userErrors: [] };
  const isRequested = await isSent(coOwnerBank.send('resendCoOwnerLink', { body: linkOf(input) }));
  return { isRequested, userErrors: [] };
}

export const coOwnershipQueries = {
  coOwnership: (_root, { id }, context) => loadCoOwnership(context, id),
  currentCoOwnership: (_root, _args, context) => {
    const id = coOwnershipsOf(context).at(-1);
    return id === undefined ? null : loadCoOwnership(context, id);
  },
} satisfies QueryResolvers;

export const coOwnershipFields: CoOwnershipResolvers = {
  id: ({ answer }) => answer.proposalUuid,
  proposalNumber: ({ answer }) => answer.proposalNumber,
  step: ({ answer }) => answer.step,
  isCodeRequired: ({ answer }) => answer.codeRequired,
  invitedBy: ({ answer }) => answer.invitedBy,
  ownerFirstName: ({ answer }) => answer.ownerFirstName,
  pointOfSaleName: ({ answer }) => answer.pointOfSaleName,
  vehicleDescription: ({ answer }) => answer.vehicleDescription,
  monthlyPremium: ({ answer }) => optionalMoney(answer.monthlyPremium),
  cfteaWithInsurance: ({ answer }) => optionalDecimal(answer.cfteaWithInsurance),
  figures: ({ answer }) => toFigures(answer.calculatedValueDTO, modeOf(answer.mode), answer.installments),
  insuranceEstimate: ({ answer: { insuranceEstimate } }) =>
    insuranceEstimate ? toInsuranceEstimate(insuranceEstimate) : null,
  paymentWindow: ({ answer: { paymentWindow } }) => (paymentWindow ? toPaymentWindow(paymentWindow) : null),
  firstName: ({ answer }) => answer.firstName,
  maskedPhone: ({ answer }) => answer.maskedPhone,
  maskedEmail: ({ answer }) => answer.maskedEmail,
  consents: ({ answer }) => answer.consents.map(toConsent),
  contractConsents: ({ answer }) => answer.contractConsents.map(toConsent),
  refusedAt: ({ answer }) => answer.refusedAt,
  revocation: ({ answer }) => toRevocation(answer.revocation),
  expectedPaymentOn: ({ answer }) => answer.expectedPaymentOn ?? null,
  paidOn: ({ answer }) => answer.paidOn ?? null,
  acceptedBefore: ({ answer: { acceptedBefore } }) => {
    if (!acceptedBefore) return null;
    const { mode, amount, terms, dueDay, secondInstallment, cftea } = acceptedBefore;
    return {
      mode: modeOf(mode),
      amount: money(amount),
      term: terms,
      dueDay,
      secondInstallment: money(secondInstallment),
      cftea: optionalDecimal(cftea),
    };
  },
  biometry: async ({ answer }, _args, { coOwnerBank }) =>
    toBiometry(await coOwnerBank.read('getBiometry', asCoOwner(answer.proposalUuid))),
  registerChecks: ({ answer }, _args, { coOwnerBank }) =>
    registersOf(coOwnerBank, answer.proposalUuid, CO_OWNER),
  contract: async ({ answer }, _args, { coOwnerBank }) =>
    toContract(await coOwnerBank.read('getContractStatus', asCoOwner(answer.proposalUuid))),
  contractTexts: async ({ answer }, _args, { coOwnerBank }) => {
    const reading = await coOwnerBank.readIfAvailable('readContract', asCoOwner(answer.proposalUuid));
    return reading && reading.documents.map(toDocumentText);
  },
};

const NO_CODE: SendCoOwnerCodePayload = { sentCode: null, userErrors: [] };
const UNPREPARED: ReadCoOwnerContractDocumentsPayload = { documents: [], consents: [], userErrors: [] };

const problemsOf = (code: string): UserError[] => {
  const problem = checkCode(code);
  return problem === null ? [] : [invalidField(['code'], problem)];
};

const proveByCode = (
  context: GatewayContext,
  idProposal: string,
  code: string,
  use: Pick<Schemas['ValidateCodeBody'], 'isReturnProposal' | 'consents'>,
) =>
  changeCoOwnership(
    context,
    idProposal,
    () => validateCode(context.coOwnerBank, idProposal, { code, personType: CO_OWNER, ...use }),
    problemsOf(code),
  );

export const coOwnershipMutations = {
  openCoOwnerLink: async (_root, { input }, context) => ({
    ...NOT_OPENED,
    ...(await orUserErrors(SAME_NAMES, () => openLink(input, context))),
  }),
  resendCoOwnerLink: async (_root, { input }, context) => ({
    isRequested: false,
    ...(await orUserErrors(SAME_NAMES, () => resendLink(input, context))),
  }),
  sendCoOwnerCode: (_root, { input: { coOwnershipId, purpose } }, context) =>
    onCoOwnership(context, coOwnershipId, NO_CODE, async () => ({
      sentCode: toSentCode(
        await sendCode(context.coOwnerBank, coOwnershipId, {
          isReturnProposal: purpose === 'DEVICE',
          personType: CO_OWNER,
          ...(purpose === 'SIGNATURE' ? { purpose } : {}),
        }),
      ),
      userErrors: [],
    })),
  acceptCoOwnership: async (_root, { input: { coOwnershipId, code, consents, shown } }, context) => {
    const seen = shown ? await loadCoOwnership(context, coOwnershipId) : null;
    const problems = seen === null ? [] : changedConditions(shown, seen.answer);
    if (problems.length > 0) return { coOwnership: seen, userErrors: problems };
    return proveByCode(context, coOwnershipId, code, { isReturnProposal: false, consents });
  },
  proveCoOwnerDevice: (_root, { input: { coOwnershipId, code } }, context) =>
    proveByCode(context, coOwnershipId, code, { isReturnProposal: true }),
  refuseCoOwnership: (_root, { input: { coOwnershipId, reason } }, context) =>
    changeCoOwnership(context, coOwnershipId, () =>
      context.coOwnerBank.send('refuseCoOwnership', {
        ...ofProposal(coOwnershipId),
        body: reason ? { reason } : {},
      }),
    ),
  setCoOwnerIdentityValidated: (_root, { input: { coOwnershipId, isValidated: validated } }, context) =>
    changeCoOwnership(context, coOwnershipId, () =>
      context.coOwnerBank.send('validateIdentity', {
        body: { proposalId: coOwnershipId, bioValidated: validated, ...asParty(CO_OWNER) },
        behalf: { proposal: coOwnershipId },
      }),
    ),
  readCoOwnerContractDocuments: (_root, { input: { coOwnershipId, consents } }, context) =>
    onCoOwnership(context, coOwnershipId, UNPREPARED, async () => ({
      ...toDocuments(
        await context.coOwnerBank.write('getContractDocuments', {
          ...ofProposal(coOwnershipId),
          body: { ...(consents.length === 0 ? {} : { consents }), ...asParty(CO_OWNER) },
        }),
      ),
      userErrors: [],
    })),
  createCoOwnerContract: (_root, { input: { coOwnershipId } }, context) =>
    changeCoOwnership(context, coOwnershipId, () =>
      context.coOwnerBank.send('initiateContract', {
        ...ofProposal(coOwnershipId),
        body: asParty(CO_OWNER),
      }),
    ),
  confirmCoOwnerContract: (_root, { input }, context) => {
    const { coOwnershipId, isConfirmed: confirmed, reason, acceptedHash, code } = input;
    return changeCoOwnership(
      context,
      coOwnershipId,
      () =>
        context.coOwnerBank.send('confirmContract', {
          ...ofProposal(coOwnershipId),
          body: {
            confirmed,
            ...asParty(CO_OWNER),
            ...(reason ? { reason } : {}),
            ...(acceptedHash ? { acceptedHash } : {}),
            ...(code ? { code: normalizeCode(code) } : {}),
          },
        }),
      code ? problemsOf(code) : [],
    );
  },
} satisfies MutationResolvers;
