import type { MutationResolvers } from '../generated/resolvers.ts';

export type Mutation = keyof MutationResolvers;

/** Mutations by a co-owner on a verified device. */
export const ON_PROVED_DEVICE: readonly Mutation[] = [
  'sendCoOwnerCode',
  'setCoOwnerIdentityValidated',
  'readCoOwnerContractDocuments',
  'createCoOwnerContract',
  'confirmCoOwnerContract',
];

export const ON_SELLER = ['reviseOwnSellerData', 'setOwnSellerData', 'saveSaleAccount'] as const;

/** Mutations by a co-owner on their part, except those about their link. */
const BY_CO_OWNER: readonly Mutation[] = [
  'acceptCoOwnership',
  'proveCoOwnerDevice',
  'refuseCoOwnership',
  ...ON_PROVED_DEVICE,
];

export const WITH_CODE: readonly Mutation[] = [
  'validatePhoneCode',
  'correctPhone',
  'acceptCoOwnership',
  'proveCoOwnerDevice',
  'confirmContract',
  'confirmCoOwnerContract',
];

/** Mutations that make or sign a contract. */
export const FOR_CONTRACT: readonly Mutation[] = [
  'createContract',
  'confirmContract',
  'createCoOwnerContract',
  'confirmCoOwnerContract',
];

/** Mutations that require the proposal to be at a certain step. */
export const ON_A_STEP: readonly Mutation[] = [
  'updateQuote',
  'updateCoOwner',
  'saveOwnerAdditionalData',
  'saveCoOwnerAdditionalData',
  'sendPhoneCode',
  'sendPhoneChangeCode',
  'changeEmail',
  'correctPhone',
  'validatePhoneCode',
  'generateInsurances',
  'reloadInsurances',
  'chooseInsurance',
  'acceptSummary',
  'setSeller',
  'identifyVehicle',
  'attachDocuments',
  'reUploadDocuments',
  'forwardBiometryLink',
  'finishDocumentation',
  'chooseAccount',
  'confirmProposal',
  'cancelProposal',
  'reviseSeller',
  'notifySeller',
  'attachSaleDocuments',
  ...ON_SELLER,
  'setIdentityValidated',
  'saveBiometryProcess',
  'saveVivereBiometry',
  'readContractDocuments',
  'createContract',
  'confirmContract',
  'sendSigningCode',
  'inviteCoOwner',
  'revealContact',
  'sendReminder',
  'changeFollowUp',
  ...BY_CO_OWNER,
];
