import type { UserErrorCode } from '../generated/resolvers.ts';
import {
  FOR_CONTRACT,
  ON_A_STEP,
  ON_PROVED_DEVICE,
  ON_SELLER,
  WITH_CODE,
  type Mutation,
} from './mutationGroups.ts';

type Row = Readonly<{
  means: string;
  /** The bank's codes for this error; defaults to the same code. */
  bank?: readonly string[];
  /** The mutations that return this error. */
  of: readonly Mutation[] | 'every';
}>;

/** All codes of `userErrors`. `npm run codegen` writes the schema's enum and the lists per mutation from this table. */
export const USER_ERRORS: Readonly<Record<UserErrorCode, Row>> = {
  INVALID_FIELD: {
    means: 'A field has an invalid value; `path` names the field.',
    bank: ['VALIDATION'],
    of: 'every',
  },
  PERSON_DECEASED: {
    means: 'The DNI belongs to a deceased person.',
    of: ['startSimulation', 'updateCoOwner'],
  },
  OPEN_PROPOSAL_EXISTS: {
    means: 'This browser has an open proposal of the applicant, or another one whose identity check passed.',
    of: ['createProposal'],
  },
  PROPOSAL_NOT_FOUND: {
    means: 'This browser or user has no access to the proposal, or it does not exist.',
    bank: ['PROPOSAL_NOT_FOUND', 'NO_PROPOSAL', 'NOT_FOUND'],
    of: [...ON_A_STEP, 'resumeProposal'],
  },
  OFFER_CHANGED: {
    means: 'The offer changed after the page showed it; quote again.',
    bank: ['OFFER_CHANGED', 'NOT_APPROVED', 'SCORING_PENDING', 'SIMULATION_NOT_FOUND', 'OWNER_NOT_FOUND'],
    of: ['startSimulation', 'createProposal', 'updateQuote', 'updateCoOwner', 'changeVehicle'],
  },
  CONDITIONS_CHANGED: {
    means:
      'The loan changed after the page showed it, for example in another tab; show it again and ask again.',
    of: ['acceptSummary', 'confirmProposal', 'acceptCoOwnership'],
  },
  OFFER_EXPIRED: {
    means: 'The offer expired; start a new simulation.',
    of: [
      'createProposal',
      'updateQuote',
      'updateCoOwner',
      'reloadInsurances',
      'chooseInsurance',
      'acceptSummary',
    ],
  },
  OFFER_TAKEN: {
    means:
      'A proposal was already created from the offer, with another choice or since cancelled; start a new simulation.',
    of: ['createProposal'],
  },
  CONSENT_REQUIRED: {
    means:
      'The borrower has not accepted a required text. Send the consent with this mutation, or before with `readContractDocuments`.',
    of: [
      'validatePhoneCode',
      'setIdentityValidated',
      'saveVivereBiometry',
      'confirmContract',
      'acceptCoOwnership',
      'setCoOwnerIdentityValidated',
      'confirmCoOwnerContract',
    ],
  },
  CONSENT_NOT_YOURS: {
    means: 'A seller sent consents, which only the applicant can give.',
    of: ['startSimulation', 'validatePhoneCode', 'readContractDocuments'],
  },
  CONTRACT_DATA_MISSING: {
    means: 'Data that the contract needs are missing; `missing` names them.',
    of: ['finishDocumentation', 'confirmProposal'],
  },
  STEP_NOT_ALLOWED: {
    means: 'The proposal is not at this step, or only the point of sale can perform the step.',
    bank: ['ILLEGAL_MOVE', 'PROPOSAL_NOT_OPEN', 'POINT_OF_SALE_ONLY'],
    of: ['createProposal', 'findTaxpayer', ...ON_A_STEP],
  },
  CODE_INVALID: {
    means: 'The phone code is wrong.',
    of: [...WITH_CODE, 'confirmRevocation'],
  },
  CODE_EXPIRED: {
    means: 'The phone code is too old.',
    of: WITH_CODE,
  },
  CODE_BURNT: {
    means: 'Too many attempts with this phone code; request a new one.',
    of: WITH_CODE,
  },
  PHONE_LOCKED: {
    means:
      'The phone was validated, was corrected twice, or was entered in another session; start again to use another phone.',
    of: ['correctPhone'],
  },
  CONTACT_LOCKED: {
    means:
      "Phone and email cannot be changed: the owner's identity check has begun, or this browser neither created nor unlocked the proposal.",
    of: ['sendPhoneChangeCode', 'changeEmail', 'correctPhone'],
  },
  CONTACT_NOT_YOURS: {
    means: 'A seller cannot change a validated phone, nor the email after that; only the applicant can.',
    of: ['sendPhoneChangeCode', 'changeEmail', 'correctPhone'],
  },
  TOO_MANY_CHANGES: {
    means: 'The limit of changes for today is reached.',
    bank: ['CONTACT_LIMIT'],
    of: ['sendPhoneChangeCode', 'changeEmail', 'correctPhone', 'setSeller', 'reviseSeller', ...ON_SELLER],
  },
  RESEND_TOO_SOON: {
    means: 'A code was just sent; wait before requesting another one.',
    bank: ['CODE_TOO_SOON'],
    of: ['sendPhoneCode', 'sendPhoneChangeCode', 'sendSigningCode', 'sendCoOwnerCode'],
  },
  TOO_MANY_CODES: {
    means: 'The limit of phone codes for today is reached.',
    bank: ['CODE_LIMIT'],
    of: ['sendPhoneCode', 'sendPhoneChangeCode', 'sendSigningCode', 'sendCoOwnerCode'],
  },
  TOO_MANY_LINKS: {
    means: 'The limit of links for today is reached.',
    bank: ['LINK_LIMIT'],
    of: ['forwardBiometryLink', 'notifySeller', 'inviteCoOwner', 'sendReminder'],
  },
  TOO_MANY_CONTACTS: {
    means: 'The limit of contacts that a user may see is reached.',
    bank: ['REVEAL_LIMIT'],
    of: ['revealContact'],
  },
  TOO_MANY_NOTES: {
    means: 'The limit of notes that a user may write in an hour is reached.',
    bank: ['NOTE_LIMIT'],
    of: ['changeFollowUp'],
  },
  ASSIGNED_MEANWHILE: {
    means: 'A colleague took the proposal after the page showed it.',
    of: ['changeFollowUp'],
  },
  REMINDER_TOO_SOON: {
    means: 'The last reminder is too recent, or the limit for today is reached.',
    of: ['sendReminder'],
  },
  SELLER_KEY_REQUIRED: {
    means: 'This browser did not open the seller’s link.',
    of: ['saveSaleAccount'],
  },
  DOCUMENTS_MISSING: {
    means: 'Mandatory documents are missing; `missing` names them.',
    of: ['finishDocumentation'],
  },
  COUPON_INVALID: {
    means: 'The coupon does not apply.',
    of: ['startSimulation', 'changeVehicle'],
  },
  OUT_OF_HOURS: {
    means: 'The step is only available from 7 to 23 h.',
    of: [
      'confirmProposal',
      'setIdentityValidated',
      'saveBiometryProcess',
      'saveVivereBiometry',
      'setCoOwnerIdentityValidated',
      ...FOR_CONTRACT,
    ],
  },
  IDEMPOTENCY_KEY_REUSED: {
    means: 'The `Idempotency-Key` was already used with another input; nothing was done.',
    of: 'every',
  },
  IN_PROGRESS: { means: 'The same request is still running.', bank: ['IDEMPOTENCY_IN_FLIGHT'], of: 'every' },
  AMOUNT_OUT_OF_OFFER: {
    means: 'With this change the amount exceeds the offer.',
    of: ['updateCoOwner'],
  },
  POINT_OF_SALE_NOT_ALLOWED: {
    means: 'The point of sale does not belong to the signed-in seller.',
    bank: ['POINT_OF_SALE_NOT_YOURS'],
    of: ['createProposal'],
  },
  POINT_OF_SALE_NOT_FOUND: {
    means: 'The point of sale does not exist.',
    of: ['createProposal', 'setSeller', 'reviseSeller'],
  },
  NO_CO_OWNER: {
    means: 'The proposal has no co-owner.',
    of: ['saveCoOwnerAdditionalData', 'inviteCoOwner'],
  },
  READ_ONLY: { means: 'The user may read but not change anything.', of: 'every' },
  VEHICLE_LOCKED: {
    means: 'The vehicle already belongs to a proposal.',
    of: ['identifyVehicle', 'changeVehicle'],
  },
  VEHICLE_PLEDGED: {
    means: 'The vehicle already secures a signed or paid loan.',
    of: ['identifyVehicle', 'finishDocumentation', 'confirmProposal', ...FOR_CONTRACT],
  },
  SELLER_NOT_FOUND: {
    means: 'The proposal has no seller yet.',
    of: ['reviseSeller', 'notifySeller', 'reviseOwnSellerData'],
  },
  SELLER_NOT_VALIDATED: {
    means: 'The seller rejected the data, which have not been corrected yet.',
    of: ['finishDocumentation', 'confirmProposal'],
  },
  BIOMETRY_INCOMPLETE: {
    means: 'The identity check lacks evidence.',
    of: ['setIdentityValidated', 'setCoOwnerIdentityValidated'],
  },
  BIOMETRY_REJECTED: {
    means: 'The evidence is not good enough for the identity check; take it again.',
    of: ['setIdentityValidated', 'setCoOwnerIdentityValidated'],
  },
  BIOMETRY_REQUIRED: {
    means: 'The applicant must pass the identity check first.',
    of: FOR_CONTRACT,
  },
  REJECTED_BY_REGISTER: {
    means: 'A register rejects one of the borrowers, who should contact the bank.',
    bank: ['IDENTITY_REJECTED'],
    of: FOR_CONTRACT,
  },
  DOCUMENT_NOT_READY: {
    means: 'Data for a document are missing; `missing` names them.',
    of: ['createContract', 'createCoOwnerContract'],
  },
  CONTRACT_NOT_CREATED: {
    means: 'The contract does not exist yet; `createContract` creates it.',
    of: [
      'confirmContract',
      'confirmCoOwnerContract',
      'readContractDocuments',
      'readCoOwnerContractDocuments',
    ],
  },
  FIGURES_CHANGED: {
    means:
      "The contract's figures differ from the accepted ones: show `Contract.changes` and send its hash as `acceptedHash`. If the contract is from an earlier day, create it again.",
    of: ['confirmContract', 'confirmCoOwnerContract'],
  },
  CODE_REQUIRED: {
    means: "The signature needs a code sent to the signer's phone.",
    of: ['confirmContract', 'confirmCoOwnerContract'],
  },
  BORROWERS_ONLY: {
    means: 'Only the borrowers can prove their identity and sign, not a seller.',
    of: [
      'setIdentityValidated',
      'saveBiometryProcess',
      'saveVivereBiometry',
      'sendSigningCode',
      'confirmContract',
    ],
  },
  DEVICE_NOT_PROVED: {
    means: "This device has not been verified with a code sent to the co-owner's phone.",
    of: [...ON_PROVED_DEVICE, 'refuseCoOwnership'],
  },
  CO_OWNER_ONLY: {
    means: "The link is for the co-owner, but this browser or user is the owner's.",
    of: ['openCoOwnerLink'],
  },
  SELLER_ONLY: {
    means: "The link is for the seller, but this browser or user is the applicant's, or the user is staff.",
    of: ['findSale'],
  },
  OTHER_BORROWER_PENDING: {
    means: 'The other borrower has to pass the identity check or accept new figures.',
    of: FOR_CONTRACT,
  },
  CO_OWNER_REFUSED: {
    means:
      'The co-owner declined. The owner can cancel, wait for the co-owner to accept or, during the phase OWNER, name another co-owner or continue alone. Every call that advances the proposal returns this code.',
    of: [
      'updateQuote',
      'saveOwnerAdditionalData',
      'saveCoOwnerAdditionalData',
      'validatePhoneCode',
      'chooseInsurance',
      'acceptSummary',
      'finishDocumentation',
      'chooseAccount',
      'confirmProposal',
      'readContractDocuments',
      'readCoOwnerContractDocuments',
      ...FOR_CONTRACT,
    ],
  },
  LOAN_REVOKED: {
    means: 'A borrower revoked the loan, and the bank has not decided on it yet.',
    of: [...FOR_CONTRACT, 'sendSigningCode', 'sendCoOwnerCode'],
  },
  CO_OWNER_NOT_SUPPORTED: {
    means: 'This bank does not let co-owners take part, so they cannot sign here.',
    bank: [],
    of: ['createContract', 'confirmContract'],
  },
  UNKNOWN: {
    means:
      'The bank refused with a code that this schema does not know; the message is generic and safe to show.',
    bank: [],
    of: 'every',
  },
};

const isCode = (text: string): text is UserErrorCode => text in USER_ERRORS;

/** In schema order. */
export const USER_ERROR_CODES: readonly UserErrorCode[] = Object.keys(USER_ERRORS).filter(isCode);
