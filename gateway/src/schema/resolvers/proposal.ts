import { modeOf } from '../../bank/codes.ts';
import { ofProposal } from '../../bank/contract.ts';
import {
  activePhase,
  displayName,
  isAccountSaved,
  isBiometryFinalized,
  isBiometryInProgress,
  isCancelled,
  isContractSigned,
  isPledgeRegistryMode,
  isResumable,
  proposalStatus,
} from '../../derived/flow.ts';
import { isCancellable, isPledgeClosed, isReloadMode } from '../../derived/stage.ts';
import { resumeStep } from '../../derived/resume.ts';
import type { ProposalFlowResolvers, ProposalResolvers, QueryResolvers } from '../../generated/resolvers.ts';
import { isStaff, readsOnly } from '../../session/sales.ts';
import { loadProposal } from '../access.ts';
import { shownOfCoOwner, shownOfOwner, shownOfSeller } from '../shownOfPerson.ts';
import {
  toAgreement,
  toFigures,
  toInstallment,
  toInsuranceEstimate,
  toPaymentWindow,
  toPointOfSale,
} from '../convert/loan.ts';
import { certificatePath } from './certificate.ts';
import { toPerson } from '../entities/person.ts';
import { toSeller } from '../entities/seller.ts';
import { toVehicle } from '../entities/vehicle.ts';
import { toAccount, toDocument, toInsurance, toPhase } from '../convert/process.ts';
import { toConsent } from '../convert/answers.ts';
import { decimal, money, optionalDecimal } from '../convert/values.ts';
import { phaseLabels } from '../phaseLabels.ts';

export const proposalQueries = {
  currentProposal: (_root, _args, context) => {
    const id = context.current.proposal;
    return id === null ? null : loadProposal(context, id);
  },
  proposal: (_root, { id }, context) => loadProposal(context, id),
} satisfies QueryResolvers;

export const flowFields: ProposalFlowResolvers = {
  isCancelled,
  canBeCancelled: isCancellable,
  canBeResumed: isResumable,
  isBiometryInProgress,
  isBiometryFinalized,
  isContractSigned,
  isAccountSaved,
  hasDocumentsSentBack: isReloadMode,
  isPledgeAtRegistry: isPledgeRegistryMode,
  isPledgeClosed,
};

export const proposalFields: ProposalResolvers = {
  id: ({ answer }) => answer.proposalUuid,
  number: ({ answer }) => answer.proposalNumber,
  createdAt: ({ answer }) => answer.creationDate,
  updatedAt: ({ answer }) => answer.updatedAt,
  offerValidUntil: ({ answer }) => answer.validUntil ?? null,
  certificatePath: ({ answer }) => certificatePath(answer.certificateId),
  consents: ({ answer }) => answer.consents?.map(toConsent) ?? null,
  status: ({ answer }) => proposalStatus(answer.flow),
  flow: ({ answer }) => answer.flow,
  displayName: async ({ answer }, _args, context) => {
    const labels = await phaseLabels(context);
    return displayName(answer.flow, (phase) => labels.get(phase) ?? phase);
  },
  activePhase: async ({ answer }, _args, context) => {
    const phase = activePhase(answer.flow);
    return phase === null ? null : toPhase(phase, await phaseLabels(context), answer.stepDates);
  },
  phases: async ({ answer }, _args, context) => {
    const labels = await phaseLabels(context);
    return answer.flow.flowPhase.map((phase) => toPhase(phase, labels, answer.stepDates));
  },
  resumeStep: ({ answer }, { as }) => resumeStep(answer.flow, as),
  pointOfSale: ({ answer }) => (answer.pointOfSale === null ? null : toPointOfSale(answer.pointOfSale)),
  agreement: ({ answer }) => toAgreement(answer.agreement),
  simulationId: ({ answer }) => answer.simulationUuid,
  kind: ({ answer }) => answer.simulationType,
  vehicle: ({ answer }) => toVehicle(answer.vehicle),
  owner: ({ answer }, _args, context) => toPerson(answer.owner, shownOfOwner(context, answer)),
  coOwner: ({ answer }, _args, context) =>
    answer.coOwner === null ? null : toPerson(answer.coOwner, shownOfCoOwner(context, answer)),
  quote: ({ answer: { quote } }) => ({
    mode: modeOf(quote.mode),
    financedAmount: money(quote.selectedAmount),
    minAmount: money(quote.min),
    maxAmount: money(quote.max),
    purchaseValue: money(quote.total),
    minTerm: quote.minInstallments,
    maxTerm: quote.maxInstallments,
    terms: quote.terms,
    term: quote.selectedInstallment,
    dueDay: quote.dueDate,
    ltv: decimal(quote.percentage),
  }),
  figures: ({ answer }) =>
    toFigures(answer.calculatedValueDTO, modeOf(answer.quote.mode), answer.installments),
  installments: ({ answer }) => answer.installments.map(toInstallment),
  cfteaWithInsurance: ({ answer }) => optionalDecimal(answer.cfteaWithInsurance),
  insuranceEstimate: async ({ answer }, _args, { bank }) => {
    const { insurance, quote, owner } = answer;
    if (insurance !== null) return null;
    const estimate = await bank.readIfAvailable('getInsuranceEstimate', {
      query: {
        uuid: answer.simulationUuid,
        financedAmount: quote.selectedAmount,
        selectedTerm: quote.selectedInstallment,
        selectedMode: quote.mode,
        dueDate: quote.dueDate,
        provinceId: owner.state ?? undefined,
        postalCode: owner.postalCode ?? undefined,
      },
      behalf: 'user',
    });
    return estimate && toInsuranceEstimate(estimate);
  },
  paymentWindow: ({ answer: { paymentWindow } }) => (paymentWindow ? toPaymentWindow(paymentWindow) : null),
  insurance: ({ answer }) => (answer.insurance === null ? null : toInsurance(answer.insurance)),
  insurances: async ({ answer }, _args, { bank }) =>
    (await bank.read('getInsurances', ofProposal(answer.proposalUuid))).map(toInsurance),
  seller: ({ answer }, _args, context) =>
    answer.seller === null ? null : toSeller(answer.seller, shownOfSeller(context, answer)),
  documents: async ({ answer }, _args, { bank }) =>
    (await bank.read('getDocuments', ofProposal(answer.proposalUuid))).map(toDocument),
  account: ({ answer }) => (answer.account === null ? null : toAccount(answer.account)),
  accountChoice: async ({ answer }, _args, { bank }) => {
    const { accounts, canOpenNew, afterIdentity } = await bank.read(
      'getAccounts',
      ofProposal(answer.proposalUuid),
    );
    // Hide the accounts found by DNI until the identity check, even if the bank lists them.
    const hidden =
      afterIdentity ??
      (accounts.some(({ selected }) => !selected) &&
        !(await bank.read('getBiometry', ofProposal(answer.proposalUuid))).bioValidated);
    const shown = hidden ? accounts.filter(({ selected }) => selected) : accounts;
    return { accounts: shown.map(toAccount), canOpenNew, isAfterIdentityCheck: hidden };
  },
  consentKey: ({ answer }, _args, { user }) =>
    user !== null && readsOnly(user) ? null : (answer.consentKey ?? null),
  isVehicleElsewhere: ({ answer }, _args, { user }) => isStaff(user) && (answer.vehicleElsewhere ?? false),
  isSellerAccountMissing: ({ answer }) => answer.sellerAccountMissing ?? false,
  isPaymentOnHold: ({ answer }) => answer.paymentOnHold ?? false,
  cancellation: ({ answer: { cancellation } }) =>
    cancellation
      ? { by: cancellation.by === 'STAFF' ? 'POINT_OF_SALE' : 'OWNER', cancelledAt: cancellation.at }
      : null,
  expectedPaymentOn: ({ answer }) => answer.expectedPaymentOn ?? null,
};
