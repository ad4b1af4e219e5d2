import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SimulationModel as SimulationModelModel, ProposalModel as ProposalModelModel, ProposalConnectionModel as ProposalConnectionModelModel, ProposalSummaryModel as ProposalSummaryModelModel, BoardModel as BoardModelModel, SaleModel as SaleModelModel, CoOwnershipModel as CoOwnershipModelModel, SalesConditionsModel as SalesConditionsModelModel, ViewerModel as ViewerModelModel, PersonModel as PersonModelModel, MobilePhoneModel as MobilePhoneModelModel, AddressModel as AddressModelModel, CivilDataModel as CivilDataModelModel, VehicleModel as VehicleModelModel, SaleVehicleModel as SaleVehicleModelModel, TaxpayerModel as TaxpayerModelModel } from '../schema/models.ts';
import type { FlowAnswer as FlowAnswerModel } from '../bank/contract.ts';
import type { ListedSession as ListedSessionModel } from '../session/user.ts';
import type { GatewayContext } from '../schema/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** CUIL or CUIT, 11 digits with a valid check digit. Inputs may have dashes and spaces. For an invalid number, a mutation returns the user error INVALID_FIELD, not a GraphQL error. */
  Cuil: { input: string; output: string; }
  /** A calendar date without time zone, `YYYY-MM-DD`. */
  Date: { input: string; output: string; }
  /** An instant in ISO 8601 with offset. */
  DateTime: { input: string; output: string; }
  /** A decimal number as text with a point, such as `955420.91`, never a binary float. An input amount is in pesos, the only currency of these loans. */
  Decimal: { input: string; output: string; }
  /** Argentine identity number, 7 or 8 digits. Inputs may have dots and spaces. For an invalid number, a mutation returns the user error INVALID_FIELD with its path, a query the GraphQL error BAD_USER_INPUT. */
  Dni: { input: string; output: string; }
  /** An email address. For an invalid address, a mutation returns the user error INVALID_FIELD, not a GraphQL error. */
  Email: { input: string; output: string; }
  /** A percentage as decimal text: `57.75` is 57,75 %. */
  Percentage: { input: string; output: string; }
};

/** Input of `acceptCoOwnership`. */
export type AcceptCoOwnershipInput = {
  /** Id of the co-ownership, which equals the id of its proposal. */
  coOwnershipId: Scalars['ID']['input'];
  /** Six digits; spaces are ignored. */
  code: Scalars['String']['input'];
  /** Texts that the co-owner accepts along with the code. */
  consents: Array<ConsentInput>;
  /** The conditions that the page showed; CONDITIONS_CHANGED if they have changed since. Without this field, the conditions are not compared. */
  shown?: InputMaybe<ShownConditionsInput>;
};

/** Outcome of `acceptCoOwnership`. */
export type AcceptCoOwnershipPayload = {
  __typename?: 'AcceptCoOwnershipPayload';
  /** The co-ownership after the change; null if nothing changed. */
  coOwnership: Maybe<CoOwnership>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Acceptance of the summary. */
export type AcceptSummaryInput = {
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
  /** The conditions that the page showed; CONDITIONS_CHANGED if they have changed since. Without this field, the conditions are not compared. */
  shown?: InputMaybe<ShownConditionsInput>;
  /** Version of the text that the page showed, at most 50 characters. Your client names its versions; the bank stores the name as evidence. */
  textVersion: Scalars['String']['input'];
};

/** Outcome of `acceptSummary`. */
export type AcceptSummaryPayload = {
  __typename?: 'AcceptSummaryPayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** A loan as a co-owner accepted it. */
export type AcceptedLoan = {
  __typename?: 'AcceptedLoan';
  /** Amount of the loan. */
  amount: Money;
  /** CFTEA with VAT. */
  cftea: Maybe<Scalars['Percentage']['output']>;
  /** Day of the month on which installments are due. */
  dueDay: Scalars['Int']['output'];
  /** Fixed rate or UVA. */
  mode: RateMode;
  /** Installment from the second on. */
  secondInstallment: Money;
  /** Number of installments. */
  term: Scalars['Int']['output'];
};

/** Accounts that the applicant can choose from (`get_accounts`). */
export type AccountChoice = {
  __typename?: 'AccountChoice';
  /** The applicant's accounts. */
  accounts: Array<BankAccount>;
  /** Whether the bank can open a new savings account. */
  canOpenNew: Scalars['Boolean']['output'];
  /** Whether the applicant's accounts are hidden until the identity check (`get_biometry`). */
  isAfterIdentityCheck: Scalars['Boolean']['output'];
};

/** A postal address. */
export type Address = {
  __typename?: 'Address';
  /** Apartment; empty when there is none. */
  apartment: Scalars['String']['output'];
  /** The city; null when it is not in the list. */
  city: Maybe<City>;
  /** Key of the city; null when the city is not in the list. */
  cityId: Maybe<Scalars['ID']['output']>;
  /** Floor; empty when there is none. */
  floor: Scalars['String']['output'];
  /** Name of the locality. */
  locality: Scalars['String']['output'];
  /** Number on the street. */
  number: Scalars['Int']['output'];
  /** Four digits, or the eight characters of a CPA. */
  postalCode: Scalars['String']['output'];
  /** The province; null when it is no longer listed. */
  province: Maybe<Province>;
  /** Key of the province. */
  provinceId: Scalars['ID']['output'];
  /** Street. */
  street: Scalars['String']['output'];
};

/** A postal address. */
export type AddressInput = {
  /** Apartment. */
  apartment?: InputMaybe<Scalars['String']['input']>;
  /** Key of the city. */
  cityId?: InputMaybe<Scalars['ID']['input']>;
  /** Floor. */
  floor?: InputMaybe<Scalars['String']['input']>;
  /** Name of the locality. */
  locality: Scalars['String']['input'];
  /** Number on the street, as typed. */
  number: Scalars['String']['input'];
  /** Four digits, or the eight characters of a CPA. */
  postalCode: Scalars['String']['input'];
  /** Key of the province. */
  provinceId: Scalars['ID']['input'];
  /** Street. */
  street: Scalars['String']['input'];
};

/** The largest loan whose highest installment fits a monthly budget (several calls of `get_rates`). */
export type AffordableLoan = {
  __typename?: 'AffordableLoan';
  /** Amount lent. */
  amount: Money;
  /** Share of that value that the loan does not cover; null within an offer. */
  downPayment: Maybe<Money>;
  /** First installment, with the extra days. */
  firstInstallment: Money;
  /** Installment from the second on; in UVA mode, at today's value. */
  installment: Money;
  /** Rate mode. */
  mode: RateMode;
  /** Number of installments. */
  term: Scalars['Int']['output'];
  /** Highest value of a vehicle for which the agreement lends this amount; null within an offer. */
  vehicleValue: Maybe<Money>;
};

/** The applicant's monthly budget. */
export type AffordableOfferInput = {
  /** Day of the month, 1 to 28. */
  dueDay: Scalars['Int']['input'];
  /** Whether the first installment, including its extra days, must also fit the budget. */
  isFirstCounted: Scalars['Boolean']['input'];
  /** Rate mode. */
  mode: RateMode;
  /** Monthly budget, in pesos; BAD_USER_INPUT unless it is above 0. */
  monthlyPayment: Scalars['Decimal']['input'];
  /** Number of installments; without it, the longest term of the offer. */
  term?: InputMaybe<Scalars['Int']['input']>;
};

/** A monthly budget, before there is an offer. */
export type AffordableQuoteInput = {
  /** Agreement. */
  agreementId: Scalars['ID']['input'];
  /** Coupon; BAD_USER_INPUT unless `coupons` lists it. */
  couponId?: InputMaybe<Scalars['ID']['input']>;
  /** Monthly budget, in pesos; BAD_USER_INPUT unless it is above 0. */
  monthlyPayment: Scalars['Decimal']['input'];
};

/** The terms under which a kind of vehicle is financed (`get_coupon`). */
export type Agreement = {
  __typename?: 'Agreement';
  /** Text such as `0KM TRADICIONAL` or `USADO HASTA 5 AÑOS`. */
  description: Scalars['String']['output'];
  /** Key in the bank. */
  id: Scalars['ID']['output'];
  /** Highest share of the vehicle's value lent at a fixed rate. */
  maxLtvFixed: Scalars['Percentage']['output'];
  /** Highest share of the vehicle's value lent in UVA. */
  maxLtvUva: Scalars['Percentage']['output'];
  /** Most installments. */
  maxTerm: Scalars['Int']['output'];
  /** Maximum age of the vehicle in years; 0 allows only new ones. */
  maxVehicleAge: Scalars['Int']['output'];
  /** Fewest installments. */
  minTerm: Scalars['Int']['output'];
  /** Rate modes that the agreement offers. */
  modes: Array<RateMode>;
  /** Codes of the vehicle types that the agreement covers. */
  vehicleTypeCodes: Array<Scalars['String']['output']>;
};

/** Configuration that the client loads first, from the gateway's settings. */
export type AppConfig = {
  __typename?: 'AppConfig';
  /** Name of the bank, for titles and texts. */
  bankName: Scalars['String']['output'];
  /** Null in production. */
  demo: Maybe<DemoTools>;
  /** Feature switches of this installation. */
  flags: FeatureFlags;
  /** The identity service; null if there is none, so that sign-in is not available. */
  identity: Maybe<IdentityConfig>;
  /** Legal entity for the footer. */
  legalEntity: Scalars['String']['output'];
  /** Minutes without activity after which a session ends. */
  sessionIdleMinutes: Scalars['Int']['output'];
};

/** The applicant's phone and email, for a seller of the proposal's point of sale. */
export type ApplicantContact = {
  __typename?: 'ApplicantContact';
  /** Email address. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Area code and number, digits only. */
  phone: Scalars['String']['output'];
};

/** Files to attach. */
export type AttachDocumentsInput = {
  /** Documents; the files replace earlier ones. */
  documents: Array<DocumentFilesInput>;
  /** Whether the vehicle's seller uploads the files. */
  isBySeller: Scalars['Boolean']['input'];
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `attachDocuments`. */
export type AttachDocumentsPayload = {
  __typename?: 'AttachDocumentsPayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Files that the seller attaches. */
export type AttachSaleDocumentsInput = {
  /** Documents; the files replace earlier ones. */
  documents: Array<DocumentFilesInput>;
  /** Id of the sale, which equals the id of its proposal. */
  saleId: Scalars['ID']['input'];
};

/** Outcome of `attachSaleDocuments`. */
export type AttachSaleDocumentsPayload = {
  __typename?: 'AttachSaleDocumentsPayload';
  /** The sale after the change; null if nothing changed. */
  sale: Maybe<Sale>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** An account of the applicant (`get_accounts`). */
export type BankAccount = {
  __typename?: 'BankAccount';
  /** Code of an entry of the bank's list of account types: CA savings, CC current, CS salary. It is not an enum, because the bank can add entries. */
  accountTypeCode: Scalars['String']['output'];
  /** Name of the bank. */
  bankName: Scalars['String']['output'];
  /** Key for `chooseAccount`. */
  id: Scalars['ID']['output'];
  /** Whether it is the chosen one. */
  isSelected: Scalars['Boolean']['output'];
  /** Account number, masked except for the last digits. */
  maskedNumber: Scalars['String']['output'];
};

/** A borrower's identity check by photos of face and document, without the registers (`registerChecks`). Evidence is uploaded to `POST /files/biometry` and can never be downloaded. */
export type Biometry = {
  __typename?: 'Biometry';
  /** When the bank deleted the evidence at the end of its retention; null before that. */
  evidenceDeletedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the check is a demonstration, which does not compare the face with the document. */
  isDemonstration: Scalars['Boolean']['output'];
  /** Whether the identity was validated with the bank's evidence. */
  isValidated: Scalars['Boolean']['output'];
  /** Whether the check was done in the Vivere flow. */
  isVivere: Scalars['Boolean']['output'];
  /** Evidence to take again. */
  problems: Array<BiometryProblem>;
  /** Number of the check at the provider; null if not known yet. */
  processNumber: Maybe<Scalars['String']['output']>;
  /** Evidence that the bank has. */
  received: Array<BiometryEvidence>;
  /** The verifier's result. */
  status: BiometryStatus;
  /** Evidence that the bank reviews by hand: a front whose barcode the device could not read. */
  toReview: Array<BiometryEvidence>;
};

/** A piece of evidence of an identity check. */
export type BiometryEvidence =
  /** Back of the identity document. */
  | 'DOCUMENT_BACK'
  /** Front of the identity document. */
  | 'DOCUMENT_FRONT'
  /** The face. */
  | 'SELFIE';

/** A piece of evidence that the person has to give again, and why. */
export type BiometryProblem = {
  __typename?: 'BiometryProblem';
  /** Which piece of evidence. */
  evidence: BiometryEvidence;
  /** Problem of the evidence. */
  problem: EvidenceProblem;
};

/** The verifier's result for the photos of an identity check. */
export type BiometryStatus =
  /** The evidence is good enough. */
  | 'APPROVED'
  /** Evidence is missing, or the verifier has no result yet. */
  | 'PENDING'
  /** The evidence is not good enough; take it again. */
  | 'REJECTED';

/** Figures of the proposals of a seller's points of sale, or of all of them for an admin. */
export type Board = {
  __typename?: 'Board';
  /** The proposals approved in these weeks, in groups of four weeks, oldest first; null if the bank does not state them. */
  cohorts: Maybe<Array<BoardCohort>>;
  /** Features of the bank's list, which can show the counted proposals. */
  listAbilities: ListAbilities;
  /** The same weeks by point of sale. */
  pointsOfSale: Array<BoardPointOfSale>;
  /** Documents sent back in these weeks by kind, most frequent first. */
  sentBackDocuments: Array<BoardDocument>;
  /** The stages in flow order. */
  stages: Array<BoardStage>;
  /** The last twelve weeks, oldest first. */
  weeks: Array<BoardWeek>;
};

/** Proposals approved in four weeks, and how many of them have progressed. */
export type BoardCohort = {
  __typename?: 'BoardCohort';
  /** Approved offers that became a proposal. */
  approved: Scalars['Int']['output'];
  /** Proposals of these whose pledge is inscribed so far. */
  inscribed: Scalars['Int']['output'];
  /** Proposals of these that are signed so far. */
  signed: Scalars['Int']['output'];
  /** Monday of the first week. */
  startsOn: Scalars['Date']['output'];
};

/** A kind of document that the bank sent back. */
export type BoardDocument = {
  __typename?: 'BoardDocument';
  /** Proposals with such a document sent back in the board's weeks. */
  count: Scalars['Int']['output'];
  /** Text to show. */
  label: Scalars['String']['output'];
  /** The most frequent reasons; empty if the bank does not state them. */
  reasons: Array<BoardReason>;
  /** The bank's code of the kind. */
  type: Scalars['String']['output'];
};

/** Totals of a board's weeks for one point of sale. */
export type BoardPointOfSale = {
  __typename?: 'BoardPointOfSale';
  /** Approved offers that became a proposal. */
  approved: Scalars['Int']['output'];
  /** Registered business name; null for proposals without a point of sale. */
  businessName: Maybe<Scalars['String']['output']>;
  /** Code of the point of sale; null for proposals without one. */
  code: Maybe<Scalars['String']['output']>;
  /** Pledges inscribed. */
  inscribed: Scalars['Int']['output'];
  /** Loans signed, without cancelled ones; null if the bank does not state it. */
  placed: Maybe<Money>;
  /** Contracts signed. */
  signed: Scalars['Int']['output'];
  /** Target of signed loans in a calendar month, from the brand file; null without a target. */
  signedTarget: Maybe<Scalars['Int']['output']>;
};

/** A reason why the bank sent documents of a kind back. */
export type BoardReason = {
  __typename?: 'BoardReason';
  /** Proposals with a document sent back for this reason. */
  count: Scalars['Int']['output'];
  /** Text to show. */
  reason: Scalars['String']['output'];
};

/** A stage of the board: its proposals, and the filter of `proposals` that finds them. */
export type BoardStage = {
  __typename?: 'BoardStage';
  /** Proposals in this stage. */
  count: Scalars['Int']['output'];
  /** Whether there are more than `count`, because counting stopped. */
  isCapped: Scalars['Boolean']['output'];
  /** Median days that the latest finished proposals spent in the stage; null if too few have finished, or if the bank does not state it. */
  medianDays: Maybe<Scalars['Float']['output']>;
  /** Counted proposals that have been in the stage for longer than the target; null without a target. */
  olderThanTarget: Maybe<Scalars['Int']['output']>;
  /** Filter on the phase; null for the proposals whose pledge is inscribed. */
  phase: Maybe<PhaseName>;
  /** Filter on the status. */
  status: ProposalStatusFilter;
  /** Days within which a proposal should leave the stage; null without a target. */
  targetDays: Maybe<Scalars['Int']['output']>;
};

/** Totals of a week, in Argentina's time. */
export type BoardWeek = {
  __typename?: 'BoardWeek';
  /** Approved offers that became a proposal. */
  approved: Scalars['Int']['output'];
  /** Pledges inscribed. */
  inscribed: Scalars['Int']['output'];
  /** Loans signed, without cancelled ones; null if the bank does not state it. */
  placed: Maybe<Money>;
  /** Contracts signed. */
  signed: Scalars['Int']['output'];
  /** Monday of the week. */
  startsOn: Scalars['Date']['output'];
};

/** One of the borrowers. */
export type Borrower =
  /** The co-owner. */
  | 'CO_OWNER'
  /** The applicant. */
  | 'OWNER';

/** A borrower's signature. */
export type BorrowerSignature = {
  __typename?: 'BorrowerSignature';
  /** The identity check behind the signature. */
  biometryId: Scalars['ID']['output'];
  /** Who signed. */
  borrower: Borrower;
  /** Full name of the borrower. */
  name: Scalars['String']['output'];
  /** When they signed. */
  signedAt: Scalars['DateTime']['output'];
};

/** Brand in whose flow a proposal was created. */
export type Brand =
  /** The bank's own brand. */
  | 'BANK'
  /** The bank's second brand, Vivere, whose flow is under `/vivere`. */
  | 'VIVERE';

/** Input of `cancelProposal`. */
export type CancelProposalInput = {
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `cancelProposal`. */
export type CancelProposalPayload = {
  __typename?: 'CancelProposalPayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** A cancellation of a proposal by one of its parties. */
export type Cancellation = {
  __typename?: 'Cancellation';
  /** Who cancelled it: OWNER, or POINT_OF_SALE for one of its sellers. */
  by: ProposalActor;
  /** When it was cancelled. */
  cancelledAt: Scalars['DateTime']['output'];
};

/** An entry of one of the bank's lists. */
export type CatalogItem = {
  __typename?: 'CatalogItem';
  /** Code of the entry in the bank. */
  code: Scalars['String']['output'];
  /** Text to show, in Spanish, written by the bank. */
  description: Scalars['String']['output'];
  /** Key of the entry in the bank. */
  id: Scalars['ID']['output'];
};

/** What a certificate proves to a dealer, read by the id in its link. */
export type Certificate = {
  __typename?: 'Certificate';
  /** What it proves; null unless it is valid. */
  facts: Maybe<CertificateFacts>;
  /** Whether it is still valid. */
  state: CertificateState;
};

/** Facts of a valid certificate, and nothing else about the applicant. */
export type CertificateFacts = {
  __typename?: 'CertificateFacts';
  /** Amount of the proposal; before there is one, the highest offered amount. */
  amount: Money;
  /** First and last name of the applicant. */
  name: Scalars['String']['output'];
  /** Quoted price of the vehicle. */
  purchaseValue: Money;
  /** Last day on which the amount is reserved; null once the contract is signed. */
  validUntil: Maybe<Scalars['Date']['output']>;
  /** Name of the vehicle: brand, model, condition and year, as far as quoted. */
  vehicleName: Scalars['String']['output'];
};

/** Whether a certificate still proves an offer. */
export type CertificateState =
  /** The applicant or the bank cancelled. */
  | 'CANCELLED'
  /** The loan was paid. */
  | 'ENDED'
  /** The last day is over. */
  | 'EXPIRED'
  /** The amount is reserved. */
  | 'VALID';

/** A change of the owner's email. */
export type ChangeEmailInput = {
  /** The address that the bank sends email to from now on. */
  email: Scalars['Email']['input'];
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `changeEmail`. */
export type ChangeEmailPayload = {
  __typename?: 'ChangeEmailPayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `changeFollowUp`. */
export type ChangeFollowUpInput = {
  /** True assigns the proposal to the user; false unassigns the user. Taking it from a colleague needs `knownAssignedAt`. */
  isAssigned?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `assignedAt` that the user saw; ASSIGNED_MEANWHILE if a colleague has the proposal by another assignment. */
  knownAssignedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Day of the next call, from today to a year ahead; null removes it. Setting it also assigns an unassigned proposal to the user. */
  nextCallOn?: InputMaybe<Scalars['Date']['input']>;
  /** A note to add, 1 to 500 characters, without characters that change the text direction. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `changeFollowUp`. */
export type ChangeFollowUpPayload = {
  __typename?: 'ChangeFollowUpPayload';
  /** The follow-up after the change; null only with user errors. */
  followUp: Maybe<FollowUp>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Another vehicle for a simulation without a proposal. */
export type ChangeVehicleInput = {
  /** Id of the simulation. */
  simulationId: Scalars['ID']['input'];
  /** The vehicle. */
  vehicle: VehicleInput;
};

/** Outcome of `changeVehicle`. */
export type ChangeVehiclePayload = {
  __typename?: 'ChangeVehiclePayload';
  /** The simulation, which the bank evaluates again; null if nothing changed. */
  simulation: Maybe<Simulation>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `chooseAccount`. */
export type ChooseAccountInput = {
  /** Key of the account; without it the bank opens a new savings account. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `chooseAccount`. */
export type ChooseAccountPayload = {
  __typename?: 'ChooseAccountPayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** The chosen policy. */
export type ChooseInsuranceInput = {
  /** Id of the policy on offer. */
  insuranceId: Scalars['ID']['input'];
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `chooseInsurance`. */
export type ChooseInsurancePayload = {
  __typename?: 'ChooseInsurancePayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** The applicant's choice in the quoter. */
export type ChosenQuote = {
  __typename?: 'ChosenQuote';
  /** Day of the month on which installments are due, 1 to 28. */
  dueDay: Scalars['Int']['output'];
  /** Amount lent. */
  financedAmount: Money;
  /** Amount lent as a share of the vehicle's value. */
  ltv: Scalars['Percentage']['output'];
  /** Maximum amount of the offer. */
  maxAmount: Money;
  /** Most installments of the offer. */
  maxTerm: Scalars['Int']['output'];
  /** Minimum amount of the offer. */
  minAmount: Money;
  /** Fewest installments of the offer. */
  minTerm: Scalars['Int']['output'];
  /** Rate mode. */
  mode: RateMode;
  /** Price that the applicant pays for the vehicle. */
  purchaseValue: Money;
  /** Number of installments. */
  term: Scalars['Int']['output'];
  /** Numbers of installments to suggest; any number from `minTerm` to `maxTerm` may be chosen. */
  terms: Array<TermOption>;
};

/** A city (`get_cities`). */
export type City = {
  __typename?: 'City';
  /** Key in the bank. */
  id: Scalars['ID']['output'];
  /** Name in the bank's capitals. */
  name: Scalars['String']['output'];
  /** Four-digit postal code. */
  postalCode: Scalars['String']['output'];
};

/** Civil data that the bank requires along with the address. */
export type CivilData = {
  __typename?: 'CivilData';
  /** Country of birth; null when it is no longer listed. */
  countryOfBirth: Maybe<CatalogItem>;
  /** Key of the country of birth. */
  countryOfBirthId: Scalars['ID']['output'];
  /** Whether the person has a spouse who takes no part in the loan. */
  hasNonParticipantSpouse: Scalars['Boolean']['output'];
  /** The marital status; null when it is no longer listed. */
  maritalStatus: Maybe<CatalogItem>;
  /** Code of the marital status. */
  maritalStatusCode: Scalars['String']['output'];
  /** Country of nationality; null when it is no longer listed. */
  nationality: Maybe<CatalogItem>;
  /** Key of the country of nationality. */
  nationalityId: Scalars['ID']['output'];
};

/** Civil data, without the spouse's names and document, which never leave the browser. */
export type CivilDataInput = {
  /** Country of birth. */
  countryOfBirthId: Scalars['ID']['input'];
  /** Whether the person has a spouse who takes no part in the loan. */
  hasNonParticipantSpouse: Scalars['Boolean']['input'];
  /** Code of the marital status. */
  maritalStatusCode: Scalars['String']['input'];
  /** Country of nationality. */
  nationalityId: Scalars['ID']['input'];
};

/** What a code to the co-owner's phone is for. */
export type CoOwnerCodePurpose =
  /** For `acceptCoOwnership`. */
  | 'ACCEPTANCE'
  /** For `proveCoOwnerDevice`. */
  | 'DEVICE'
  /** For `confirmCoOwnerContract`. */
  | 'SIGNATURE';

/** The co-owner's part of a proposal, as the owner, sellers and admins see it. */
export type CoOwnerPart = {
  __typename?: 'CoOwnerPart';
  /** When they accepted, with a code to their phone. */
  consentedAt: Maybe<Scalars['DateTime']['output']>;
  /** When their identity was validated. */
  identityValidatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the bank reviews the front of the identity document by hand, because the device could not read its barcode. */
  isIdentityToReview: Scalars['Boolean']['output'];
  /** How the link was sent; null before the first one. */
  linkChannel: Maybe<MessageChannel>;
  /** When the link expires. */
  linkExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /** When the last link was sent; null before the first one. */
  linkSentAt: Maybe<Scalars['DateTime']['output']>;
  /** Masked email of the co-owner. */
  maskedEmail: Scalars['String']['output'];
  /** Masked phone of the co-owner. */
  maskedPhone: Scalars['String']['output'];
  /** Why they declined, in their own words; null if they gave no reason. */
  refusalReason: Maybe<Scalars['String']['output']>;
  /** When the co-owner declined; null if they have accepted since. */
  refusedAt: Maybe<Scalars['DateTime']['output']>;
  /** How many more links can be sent today. */
  resendsLeft: Scalars['Int']['output'];
  /** When they signed. */
  signedAt: Maybe<Scalars['DateTime']['output']>;
  /** What the co-owner has to do next. */
  step: CoOwnerStep;
};

/** What the co-owner has to do next. */
export type CoOwnerStep =
  /** Read the loan and accept it with a code to their own phone, or decline. */
  | 'CONSENT'
  /** Read the contract and sign it. */
  | 'CONTRACT'
  /** Nothing; the proposal has ended. */
  | 'ENDED'
  /** Take the photos of their identity check. */
  | 'IDENTITY'
  /** Nothing yet; the bank sends them the link once their data are saved. */
  | 'NOT_INVITED'
  /** Nothing; they declined, but can still accept while the proposal is open. */
  | 'REFUSED'
  /** Nothing; a borrower revoked the loan, and the bank has to decide before anything is signed. */
  | 'REVOKED'
  /** Nothing; they signed. */
  | 'SIGNED'
  /** Contact the bank, because a register rejects one of the borrowers. */
  | 'STOPPED'
  /** Nothing; they passed the check, and the contract waits for the owner's check or for data. */
  | 'WAITING_FOR_CONTRACT'
  /** Nothing; they accepted, and the owner completes the application. */
  | 'WAITING_FOR_OWNER';

/** A loan as its co-owner sees it, in the browser that opened the co-owner's link (`ext/co-ownerships`). */
export type CoOwnership = {
  __typename?: 'CoOwnership';
  /** The loan that the co-owner accepted, if the owner has changed it since (`step` is CONSENT again); otherwise null. */
  acceptedBefore: Maybe<AcceptedLoan>;
  /** The co-owner's identity check by photos (`get_biometry`). */
  biometry: Maybe<Biometry>;
  /** CFTEA including the vehicle's policy; null until one is chosen. */
  cfteaWithInsurance: Maybe<Scalars['Percentage']['output']>;
  /** Texts that the co-owner accepted with a code. */
  consents: Array<GivenConsent>;
  /** The contract (`contract/status`). */
  contract: Maybe<Contract>;
  /** Texts of the identity check and of the contract that the co-owner accepted. */
  contractConsents: Array<ContractConsent>;
  /** The contract and its attached documents as text; null before the contract exists (`ext/contract/reading`). */
  contractTexts: Maybe<Array<DocumentText>>;
  /** Day on which the bank will probably pay for the vehicle; null once it paid or while it cannot, and if it does not state it. */
  expectedPaymentOn: Maybe<Scalars['Date']['output']>;
  /** Figures of the loan. */
  figures: LoanFigures;
  /** The co-owner's first name. */
  firstName: Scalars['String']['output'];
  /** Id of the co-ownership, which equals the id of its proposal. */
  id: Scalars['ID']['output'];
  /** Estimate of the obligatory insurance; null once a policy is chosen, and if the bank has none. */
  insuranceEstimate: Maybe<InsuranceEstimate>;
  /** First name and surname of the owner who named the co-owner. */
  invitedBy: Scalars['String']['output'];
  /** Whether the co-owner accepted on another device, so that this one must call `proveCoOwnerDevice`. */
  isCodeRequired: Scalars['Boolean']['output'];
  /** Masked email of the co-owner. */
  maskedEmail: Scalars['String']['output'];
  /** Masked phone of the co-owner, to which codes are sent. */
  maskedPhone: Scalars['String']['output'];
  /** Monthly premium of the vehicle's policy; null until one is chosen. */
  monthlyPremium: Maybe<Money>;
  /** The owner's first name. */
  ownerFirstName: Scalars['String']['output'];
  /** Day of the payment, from which installments run; null before the payment. */
  paidOn: Maybe<Scalars['Date']['output']>;
  /** How the first installment depends on the day of the payment; null once the contract is signed, and if the bank does not state it. */
  paymentWindow: Maybe<PaymentWindow>;
  /** Name of the point of sale; null if there is none. */
  pointOfSaleName: Maybe<Scalars['String']['output']>;
  /** Number of the proposal. */
  proposalNumber: Scalars['Int']['output'];
  /** When the co-owner declined; null if they have accepted since. */
  refusedAt: Maybe<Scalars['DateTime']['output']>;
  /** Results of the registers for the co-owner; null before their consent (`get_enri_status`, `get_opbc_status`). */
  registerChecks: Maybe<RegisterChecks>;
  /** The right to revoke the contract; null before it is signed. */
  revocation: Maybe<ProposalRevocation>;
  /** What the co-owner has to do next. */
  step: CoOwnerStep;
  /** Description of the vehicle, such as 'Toyota Corolla Cross 0KM'. */
  vehicleDescription: Scalars['String']['output'];
};

/** A company that sells the vehicle. */
export type CompanySeller = {
  __typename?: 'CompanySeller';
  /** Registered business name. */
  businessName: Scalars['String']['output'];
  /** CUIT, with or without dashes. */
  cuit: Scalars['Cuil']['output'];
  /** Email address; null where the caller may only read `maskedEmail`. */
  email: Maybe<Scalars['Email']['output']>;
  /** Email address, masked: 'j•••@correo.com'. */
  maskedEmail: Scalars['String']['output'];
  /** Mobile phone, masked: '•• •••• 6677'. */
  maskedPhone: Scalars['String']['output'];
  /** Mobile phone; null where the caller may only read `maskedPhone`. */
  phone: Maybe<MobilePhone>;
};

/** A company that sells the vehicle. */
export type CompanySellerInput = {
  /** Registered business name. */
  businessName: Scalars['String']['input'];
  /** CUIT, with or without dashes. */
  cuit: Scalars['Cuil']['input'];
  /** Email address. */
  email: Scalars['Email']['input'];
  /** Phone of the company. */
  phone: MobilePhoneInput;
};

/** The co-owner's answer to a contract. */
export type ConfirmCoOwnerContractInput = {
  /** The contract's `hash`, if the co-owner has seen its `changes` and accepts them. */
  acceptedHash?: InputMaybe<Scalars['String']['input']>;
  /** Id of the co-ownership, which equals the id of its proposal. */
  coOwnershipId: Scalars['ID']['input'];
  /** Six digits sent to the co-owner's phone; required if `isSigningCodeRequired`. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Whether to sign: false leaves the contract unsigned, to be signed later. */
  isConfirmed: Scalars['Boolean']['input'];
  /** Why the co-owner does not sign. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of `confirmCoOwnerContract`. */
export type ConfirmCoOwnerContractPayload = {
  __typename?: 'ConfirmCoOwnerContractPayload';
  /** The co-ownership after the change; null if nothing changed. */
  coOwnership: Maybe<CoOwnership>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** An answer to a contract. */
export type ConfirmContractInput = {
  /** The contract's `hash`, if the applicant has seen its `changes` and accepts them. */
  acceptedHash?: InputMaybe<Scalars['String']['input']>;
  /** Six digits sent to the applicant's phone; required if `isSigningCodeRequired`. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Whether to sign: false leaves the contract unsigned, to be signed later. */
  isConfirmed: Scalars['Boolean']['input'];
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
  /** Why the applicant does not sign. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of `confirmContract`. */
export type ConfirmContractPayload = {
  __typename?: 'ConfirmContractPayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `confirmProposal`. */
export type ConfirmProposalInput = {
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
  /** The conditions that the page showed; CONDITIONS_CHANGED if they have changed since. Without this field, the conditions are not compared. */
  shown?: InputMaybe<ShownConditionsInput>;
};

/** Outcome of `confirmProposal`. */
export type ConfirmProposalPayload = {
  __typename?: 'ConfirmProposalPayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Confirmation of a revocation request. */
export type ConfirmRevocationInput = {
  /** The code that the bank sent to the stored phone. */
  code: Scalars['String']['input'];
  /** Number of the receipt. */
  number: Scalars['String']['input'];
};

/** Outcome of `confirmRevocation`. */
export type ConfirmRevocationPayload = {
  __typename?: 'ConfirmRevocationPayload';
  /** Whether the code confirmed the request. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** A consent of the applicant. */
export type ConsentInput = {
  /** Subject of the text. */
  kind: ConsentKind;
  /** Version of the text that the page showed, at most 50 characters. Your client names its versions; the bank stores the name as evidence. */
  textVersion: Scalars['String']['input'];
};

/** Subject of a consent. */
export type ConsentKind =
  /** Treatment of personal data. */
  | 'PERSONAL_DATA'
  /** Terms of use. */
  | 'TERMS';

/** A request for the consent of an applicant whose data a seller entered (`ext/consent-requests`). */
export type ConsentRequest = {
  __typename?: 'ConsentRequest';
  /** When the applicant consented; null before that. */
  acceptedAt: Maybe<Scalars['DateTime']['output']>;
  /** Figures of the loan. */
  figures: LoanFigures;
  /** The applicant's first names. */
  firstName: Scalars['String']['output'];
  /** Whether the proposal was cancelled or has expired, so that no consent is needed. */
  hasEnded: Scalars['Boolean']['output'];
  /** Estimate of the obligatory insurance; null if the bank has none. */
  insuranceEstimate: Maybe<InsuranceEstimate>;
  /** The applicant's surnames. */
  lastName: Scalars['String']['output'];
  /** How the first installment depends on the day of the payment; null if the bank does not state it. */
  paymentWindow: Maybe<PaymentWindow>;
  /** Point of sale that entered the data; null without one. */
  pointOfSaleName: Maybe<Scalars['String']['output']>;
  /** Description of the vehicle to show. */
  vehicleDescription: Scalars['String']['output'];
};

/** The contract of a loan. */
export type Contract = {
  __typename?: 'Contract';
  /** How the contract's figures differ from the accepted summary; null if they do not, and once the contract is signed. */
  changes: Maybe<ContractChanges>;
  /** SHA-256 of the terms that a signature covers; null until the contract exists. */
  hash: Maybe<Scalars['String']['output']>;
  /** Whether the applicant's last answer was to sign; null before the first answer. */
  isConfirmed: Maybe<Scalars['Boolean']['output']>;
  /** Whether the contract exists. */
  isInitiated: Scalars['Boolean']['output'];
  /** Whether a signature requires a code sent to the signer's phone. */
  isSigningCodeRequired: Scalars['Boolean']['output'];
  /** Borrowers who have yet to sign; empty once all have signed, and before the contract exists. */
  pendingSigners: Array<Borrower>;
  /** Why the applicant did not sign. */
  refusalReason: Maybe<Scalars['String']['output']>;
  /** Signatures in the order in which they were made; null if the bank does not list them. */
  signatures: Maybe<Array<BorrowerSignature>>;
  /** When it was signed; null before that. */
  signedAt: Maybe<Scalars['DateTime']['output']>;
  /** Status of the contract. */
  status: ContractStatus;
  /** Stage in the Vivere flow. */
  vivereStage: VivereStage;
};

/** The figures of the accepted summary and of the contract (`contract/initiate`, `contract/status`). */
export type ContractChanges = {
  __typename?: 'ContractChanges';
  /** The accepted figures. */
  before: ContractFigures;
  /** All figures of the contract. */
  figures: LoanFigures;
  /** The contract's figures. */
  now: ContractFigures;
};

/** A text that the applicant accepted before the contract. */
export type ContractConsent = {
  __typename?: 'ContractConsent';
  /** When the applicant accepted it. */
  acceptedAt: Scalars['DateTime']['output'];
  /** Subject of the text. */
  kind: ContractConsentKind;
  /** Version of the text that the page showed, at most 50 characters. Your client names its versions; the bank stores the name as evidence. */
  textVersion: Scalars['String']['output'];
};

/** A text that the applicant accepts before the contract. */
export type ContractConsentInput = {
  /** Subject of the text. */
  kind: ContractConsentKind;
  /** Version of the text that the page showed, at most 50 characters. Your client names its versions; the bank stores the name as evidence. */
  textVersion: Scalars['String']['input'];
};

/** Subject of a text that the applicant accepts before a contract. */
export type ContractConsentKind =
  /** Treatment of biometric data. */
  | 'BIOMETRICS'
  /** Terms and conditions. */
  | 'TERMS';

/** Figures for comparing two schedules. */
export type ContractFigures = {
  __typename?: 'ContractFigures';
  /** Amount lent in UVAs; null for a fixed rate. */
  capitalInUva: Maybe<Scalars['Decimal']['output']>;
  /** CFTEA with IVA; null if it cannot be computed. */
  cftea: Maybe<Scalars['Percentage']['output']>;
  /** CFTEA including the vehicle's policy. */
  cfteaWithInsurance: Maybe<Scalars['Percentage']['output']>;
  /** The first installment, including extra days. */
  firstInstallment: Money;
  /** Day on which the first installment is payable. */
  firstPayableOn: Scalars['Date']['output'];
  /** The second installment; null if there is only one. */
  secondInstallment: Maybe<Money>;
  /** Sum of all installments. */
  totalToPay: Money;
  /** Value of the UVA used; null for a fixed rate. */
  uvaValue: Maybe<Scalars['Decimal']['output']>;
};

/** Whether a contract is signed, with the evidence. */
export type ContractSignature = {
  __typename?: 'ContractSignature';
  /** The identity check behind the signature; null until signed. */
  biometryId: Maybe<Scalars['ID']['output']>;
  /** SHA-256 of the terms that the signature covers; null until the contract exists. */
  hash: Maybe<Scalars['String']['output']>;
  /** Whether the contract is signed. */
  isSigned: Scalars['Boolean']['output'];
  /** When it was signed; null before that. */
  signedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Status of a contract. */
export type ContractStatus =
  /** The contract exists and awaits the signature. */
  | 'CREATED'
  /** The contract does not exist yet. */
  | 'NOT_CREATED'
  /** The contract is signed; the bank then approves and pays the loan. */
  | 'SIGNED';

/** A correction of the owner's phone. */
export type CorrectPhoneInput = {
  /** The code that `sendPhoneChangeCode` sent to the phone; required if the earlier phone was validated. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The phone that codes are sent to from now on; its mobile company does not change. */
  phone: MobilePhoneInput;
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `correctPhone`. */
export type CorrectPhonePayload = {
  __typename?: 'CorrectPhonePayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** A discount code (`get_coupons`). */
export type Coupon = {
  __typename?: 'Coupon';
  /** Text to show. */
  description: Scalars['String']['output'];
  /** Key; `COUPON_DEFAULT` stands for no coupon. */
  id: Scalars['ID']['output'];
  /** Points off the nominal annual rate. */
  rateDiscount: Scalars['Percentage']['output'];
  /** Quotes that the coupon applies to; null for the default coupon. */
  scope: Maybe<CouponScope>;
};

/** Whether a coupon applies, and if not, why. */
export type CouponCheck = {
  __typename?: 'CouponCheck';
  /** Whether the coupon applies. */
  isValid: Scalars['Boolean']['output'];
  /** Why it does not apply; null if it does. */
  reason: Maybe<CouponRefusalReason>;
};

/** Reason why a coupon does not apply. */
export type CouponRefusalReason =
  /** The coupon does not cover the model of the vehicle. */
  | 'MODEL_NOT_COVERED'
  /** The bank has no such coupon. */
  | 'NOT_FOUND'
  /** A reason that this schema does not know. */
  | 'UNKNOWN';

/** Which quotes a coupon applies to. */
export type CouponScope =
  /** Any quote. */
  | 'ANY_QUOTE'
  /** Quotes of vehicles of certain models. */
  | 'CERTAIN_MODELS';

/** A log line of the client. */
export type CreateClientLogInput = {
  /** Context of the line, at most ten entries. */
  context: Array<LogContextInput>;
  /** Severity of the line. */
  level: LogLevel;
  /** Message without personal data; at most 3 kB with its context. */
  message: Scalars['String']['input'];
};

/** Outcome of `createClientLog`. */
export type CreateClientLogPayload = {
  __typename?: 'CreateClientLogPayload';
  /** Whether the line was logged; false if logging is off. */
  isLogged: Scalars['Boolean']['output'];
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `createCoOwnerContract`. */
export type CreateCoOwnerContractInput = {
  /** Id of the co-ownership, which equals the id of its proposal. */
  coOwnershipId: Scalars['ID']['input'];
};

/** Outcome of `createCoOwnerContract`. */
export type CreateCoOwnerContractPayload = {
  __typename?: 'CreateCoOwnerContractPayload';
  /** The co-ownership after the change; null if nothing changed. */
  coOwnership: Maybe<CoOwnership>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `createContract`. */
export type CreateContractInput = {
  /** Brand in whose flow the identity was checked. */
  brand: Brand;
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `createContract`. */
export type CreateContractPayload = {
  __typename?: 'CreateContractPayload';
  /** The contract; null if it was not created. */
  contract: Maybe<Contract>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `createProposal`. */
export type CreateProposalInput = {
  /** Day of the month, 1 to 28. */
  dueDay: Scalars['Int']['input'];
  /** Amount of the loan, in pesos: 1000000 to 89999999, and within the limits of an offer. */
  financedAmount: Scalars['Decimal']['input'];
  /** Point of sale, for a seller one of their own; without this field, that of the simulation. */
  pointOfSaleCode?: InputMaybe<Scalars['String']['input']>;
  /** `rateId` of the figures that the page showed. */
  rateId: Scalars['ID']['input'];
  /** Whether to cancel the applicant's earlier open proposal ('Empezar de nuevo'). */
  replaceOpenProposal: Scalars['Boolean']['input'];
  /** Id of the self-management from which the application was started, if any. */
  selfManagementId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the simulation. */
  simulationId: Scalars['ID']['input'];
  /** Number of installments. */
  term: Scalars['Int']['input'];
};

/** Outcome of `createProposal`. */
export type CreateProposalPayload = {
  __typename?: 'CreateProposalPayload';
  /** The proposal; null if it was not created. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** A new user, who receives the temporary password by email. */
export type CreateUserInput = {
  /** Address. */
  address: UserAddressInput;
  /** CUIL. */
  cuil: Scalars['Cuil']['input'];
  /** Email address, which is the user name. */
  email: Scalars['Email']['input'];
  /** Given names. */
  firstName: Scalars['String']['input'];
  /** Gender; optional. */
  gender?: InputMaybe<Gender>;
  /** Family names. */
  lastName: Scalars['String']['input'];
  /** Mobile phone, without its company. */
  phone: MobilePhoneInput;
};

/** Outcome of `createUser`. */
export type CreateUserPayload = {
  __typename?: 'CreateUserPayload';
  /** Whether the user was created. */
  isCreated: Scalars['Boolean']['output'];
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** The only currency of these loans. */
export type Currency =
  /** Argentine pesos. */
  | 'ARS';

/** A fictitious applicant with a known outcome, for demonstrations. */
export type DemoPersona = {
  __typename?: 'DemoPersona';
  /** The outcome, in Spanish. */
  description: Scalars['String']['output'];
  /** Identity number to type. */
  documentNumber: Scalars['Dni']['output'];
};

/** Tools for demonstrations; null in production. */
export type DemoTools = {
  __typename?: 'DemoTools';
  /** Page that shows the messages sent by the bank. */
  outboxUrl: Scalars['String']['output'];
  /** Applicants with a known outcome. */
  personas: Array<DemoPersona>;
};

/** An uploaded file. */
export type DocumentFile = {
  __typename?: 'DocumentFile';
  /** Media type, detected from the content. */
  contentType: Scalars['String']['output'];
  /** Id of the file; download it from `/files/documents/{proposal}/{id}`. */
  id: Scalars['ID']['output'];
  /** File name on the user's device. */
  name: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
};

/** Files for one document. */
export type DocumentFilesInput = {
  /** Ids from `POST /files/pre-upload`. */
  fileIds: Array<Scalars['ID']['input']>;
  /** The bank's type of document. */
  type: Scalars['String']['input'];
};

/** Kind of identity document. */
export type DocumentKind =
  /** National identity document. */
  | 'DNI'
  /** Foreigner's identity document. */
  | 'FOREIGN_DNI';

/** Subject of a document. */
export type DocumentParty =
  /** The co-owner. */
  | 'CO_OWNER'
  /** The applicant. */
  | 'OWNER'
  /** The vehicle's seller. */
  | 'SELLER'
  /** The vehicle. */
  | 'VEHICLE';

/** Status of a document. */
export type DocumentStatus =
  /** Not uploaded. */
  | 'PENDING'
  /** An analyst sent it back; upload it again. */
  | 'SENT_BACK'
  /** Uploaded. */
  | 'UPLOADED';

/** A document of the contract as text, with the wording of its PDF. */
export type DocumentText = {
  __typename?: 'DocumentText';
  /** Which document it is. */
  name: GeneratedDocumentName;
  /** Parts of the document, in order. */
  parts: Array<TextPart>;
  /** Title of the document. */
  title: Scalars['String']['output'];
};

/** Input of `endSession`. */
export type EndSessionInput = {
  /** The session to end. */
  sessionId: Scalars['ID']['input'];
};

/** Outcome of `endSession`. */
export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  /** The user's sessions that are still open. */
  sessions: Array<UserSession>;
  /** Always empty. */
  userErrors: Array<UserError>;
};

/** Problem of a piece of evidence. */
export type EvidenceProblem =
  /** The photo is blurred. */
  | 'BLURRED'
  /** The file is not a readable photo. */
  | 'NOT_A_PICTURE'
  /** Too little light. */
  | 'TOO_DARK'
  /** Too few pixels. */
  | 'TOO_SMALL'
  /** A problem that this schema does not know. */
  | 'UNKNOWN';

/** Feature switches of this installation. */
export type FeatureFlags = {
  __typename?: 'FeatureFlags';
  /** Whether a co-owner can be added to a loan. */
  coOwner: Scalars['Boolean']['output'];
  /** Whether staff can sign in with their corporate identity. */
  corporateSignIn: Scalars['Boolean']['output'];
  /** Whether the dashboard shows its filters next to the list instead of above it. */
  dashboardSidebar: Scalars['Boolean']['output'];
  /** Whether the client sends its log to the bank. */
  logs: Scalars['Boolean']['output'];
  /** Whether a maintenance page replaces the application. */
  maintenance: Scalars['Boolean']['output'];
  /** Whether new users can sign up. */
  signUp: Scalars['Boolean']['output'];
};

/** The applicant to look for. */
export type FindProposalInput = {
  /** Identity number of the applicant. */
  documentNumber: Scalars['Dni']['input'];
  /** The proposal in a link, if the person has several proposals; some banks ignore it. */
  linkedProposalId?: InputMaybe<Scalars['ID']['input']>;
};

/** Outcome of `findProposal`. */
export type FindProposalPayload = {
  __typename?: 'FindProposalPayload';
  /** The open proposal, or a placeholder that does not reveal whether one exists; null only with user errors. */
  match: Maybe<ProposalMatch>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Search for a sale. */
export type FindSaleInput = {
  /** Identifies the seller. */
  by: SaleSearchInput;
  /** Number of the proposal. */
  proposalNumber: Scalars['Int']['input'];
};

/** Outcome of `findSale`. */
export type FindSalePayload = {
  __typename?: 'FindSalePayload';
  /** Whether the bank accepts requests without a key; does not reveal whether the values match. */
  isRequested: Scalars['Boolean']['output'];
  /** The sale that the key opened; null without a key. */
  match: Maybe<SaleMatch>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** The taxpayer to look up. */
export type FindTaxpayerInput = {
  /** CUIT or CUIL. */
  cuit: Scalars['Cuil']['input'];
};

/** Outcome of `findTaxpayer`. */
export type FindTaxpayerPayload = {
  __typename?: 'FindTaxpayerPayload';
  /** The taxpayer; null if the register does not contain the CUIT. */
  taxpayer: Maybe<Taxpayer>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `finishDocumentation`. */
export type FinishDocumentationInput = {
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `finishDocumentation`. */
export type FinishDocumentationPayload = {
  __typename?: 'FinishDocumentationPayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** The first installment to pay. */
export type FirstInstallment = {
  __typename?: 'FirstInstallment';
  /** Due date. */
  dueOn: Scalars['Date']['output'];
  /** Days charged in addition to the month; 0 if the bank does not state them. */
  extraDays: Scalars['Int']['output'];
  /** Day on which it can be paid without further interest, as in `Installment.payableOn`. */
  payableOn: Scalars['Date']['output'];
  /** Total, including the extra days. */
  total: Money;
};

/** One phase of a proposal. */
export type FlowPhase = {
  __typename?: 'FlowPhase';
  /** Text to show (`get_flow_phases`). */
  label: Scalars['String']['output'];
  /** Name of the phase. */
  name: PhaseName;
  /** Status of the phase. */
  status: PhaseStatus;
  /** Steps of the phase, in order. */
  steps: Array<FlowStep>;
};

/** One step of a phase. */
export type FlowStep = {
  __typename?: 'FlowStep';
  /** `RequiredDocument.type` of a step DOCUMENT; null for other steps. */
  documentType: Maybe<Scalars['String']['output']>;
  /** When the step was finished; null before that, and if the bank did not record it. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the step. */
  name: FlowStepName;
  /** Status of the step. */
  status: PhaseStatus;
};

/** A step of a phase. */
export type FlowStepName =
  /** Choice of the account that pays the installments. */
  | 'ACCOUNT_CHOICE'
  /** The applicant's address and civil data. */
  | 'ADDRESS'
  /** Appointment with the manager. */
  | 'CONCIERGE_APPOINTMENT'
  /** The manager (gestor) calls the applicant. */
  | 'CONCIERGE_CALL'
  /** The applicant confirms the application. */
  | 'CONFIRMATION'
  /** Identity check and signature of the contract. */
  | 'CONTRACT_SIGNATURE'
  /** The co-owner accepts with the code sent to their phone. */
  | 'CO_OWNER_ACCEPTANCE'
  /** The co-owner's address and civil data. */
  | 'CO_OWNER_ADDRESS'
  /** Replacement of a document that was sent back; `documentType` names it. */
  | 'DOCUMENT'
  /** The bank reviews the documents. */
  | 'DOCUMENT_REVIEW'
  /** The documents of the vehicle and of its seller are uploaded. */
  | 'DOCUMENT_UPLOAD'
  /** The registry inscribes the pledge, and the bank pays. */
  | 'INSCRIPTION'
  /** Choice of the policy. */
  | 'INSURANCE_CHOICE'
  /** The code sent to the applicant's phone. */
  | 'PHONE_VALIDATION'
  /** The bank presents the documents to the registry. */
  | 'PRESENTATION'
  /** The data of the vehicle's seller. */
  | 'SELLER_DATA'
  /** The applicant accepts the summary of the loan. */
  | 'SUMMARY'
  /** A step that this schema does not know. */
  | 'UNKNOWN';

/** How a point of sale follows up a proposal; never visible to the parties of the proposal. */
export type FollowUp = {
  __typename?: 'FollowUp';
  /** When the proposal was assigned; null if nobody is assigned, and if the bank does not state it. */
  assignedAt: Maybe<Scalars['DateTime']['output']>;
  /** The assignee; null if nobody is assigned. */
  assignee: Maybe<StaffMember>;
  /** Whether the user may call `changeFollowUp` for this proposal. */
  canChange: Scalars['Boolean']['output'];
  /** Acts of sellers other than notes, newest first, at most 100. */
  history: Array<StaffAct>;
  /** Day of the next call. */
  nextCallOn: Maybe<Scalars['Date']['output']>;
  /** Notes, newest first, at most 100; they are never edited. */
  notes: Array<FollowUpNote>;
};

/** A note on a proposal by a seller. */
export type FollowUpNote = {
  __typename?: 'FollowUpNote';
  /** Who wrote it. */
  author: StaffMember;
  /** Id of the note. */
  id: Scalars['ID']['output'];
  /** The text, 1 to 500 characters. */
  text: Scalars['String']['output'];
  /** When it was written. */
  writtenAt: Scalars['DateTime']['output'];
};

/** Where to send the link of the identity check. */
export type ForwardBiometryLinkInput = {
  /** How the message is sent. */
  channel: MessageChannel;
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `forwardBiometryLink`. */
export type ForwardBiometryLinkPayload = {
  __typename?: 'ForwardBiometryLinkPayload';
  /** Masked recipient; null if nothing was sent. */
  maskedRecipient: Maybe<Scalars['String']['output']>;
  /** How many more can be sent today; null if nothing was sent. */
  remainingToday: Maybe<Scalars['Int']['output']>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Gender as in the national register. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Non-binary. */
  | 'NON_BINARY'
  /** Not applicable. */
  | 'NOT_APPLICABLE';

/** Input of `generateInsurances`. */
export type GenerateInsurancesInput = {
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `generateInsurances`. */
export type GenerateInsurancesPayload = {
  __typename?: 'GenerateInsurancesPayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** A document that the bank generates for a loan. */
export type GeneratedDocument = {
  __typename?: 'GeneratedDocument';
  /** Data of the loan that the document still lacks; empty if it can be downloaded. */
  missing: Array<MissingItem>;
  /** Which document it is. */
  name: GeneratedDocumentName;
  /** Printed title. */
  title: Scalars['String']['output'];
};

/** Documents that the bank generates for a loan; download them from `/files/generated/{proposal}/{name}`. */
export type GeneratedDocumentName =
  /** Form 03 of the register. */
  | 'FORM_03'
  /** Summary of the loan. */
  | 'LOAN_SUMMARY'
  /** Annex of the pledge. */
  | 'PLEDGE_ANNEXED'
  /** Pledge contract. */
  | 'PLEDGE_CONTRACT_WITH_REGISTRY';

/** A text that the applicant accepted. */
export type GivenConsent = {
  __typename?: 'GivenConsent';
  /** When the applicant accepted it. */
  acceptedAt: Scalars['DateTime']['output'];
  /** Subject of the text. */
  kind: ConsentKind;
  /** Version of the text that the page showed, at most 50 characters. Your client names its versions; the bank stores the name as evidence. */
  textVersion: Scalars['String']['output'];
};

/** Identification of the vehicle, from its documents. */
export type IdentifyVehicleInput = {
  /** Brand, for a vehicle quoted by value. */
  brandName?: InputMaybe<Scalars['String']['input']>;
  /** Chassis number. */
  chassis: Scalars['String']['input'];
  /** Engine number. */
  engine: Scalars['String']['input'];
  /** Model and version, for a vehicle quoted by value. */
  modelName?: InputMaybe<Scalars['String']['input']>;
  /** License plate; omitted for a new vehicle. */
  plate?: InputMaybe<Scalars['String']['input']>;
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `identifyVehicle`. */
export type IdentifyVehiclePayload = {
  __typename?: 'IdentifyVehiclePayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** The identity service for sign-in: Amazon Cognito, or a stand-in with the same protocol. */
export type IdentityConfig = {
  __typename?: 'IdentityConfig';
  /** Host of the corporate sign-in, with port; null without corporate sign-in. */
  authorizeDomain: Maybe<Scalars['String']['output']>;
  /** Whether the corporate sign-in uses http; true only with a stand-in on the same machine. */
  authorizeOverHttp: Scalars['Boolean']['output'];
  /** This application in the pool. */
  clientId: Scalars['ID']['output'];
  /** URL of the service for the browser; null means Amazon's own. */
  endpoint: Maybe<Scalars['String']['output']>;
  /** Issuer of the tokens. */
  issuer: Scalars['String']['output'];
  /** Region of the pool. */
  region: Scalars['String']['output'];
  /** User pool. */
  userPoolId: Scalars['ID']['output'];
};

/** Input of an indicative quote. */
export type IndicativeQuoteInput = {
  /** Agreement; without this and `condition`, the bank's standard 0KM agreement. */
  agreementId?: InputMaybe<Scalars['ID']['input']>;
  /** Without `agreementId`, selects the indicative agreement for vehicles in this condition. */
  condition?: InputMaybe<VehicleCondition>;
  /** Coupon; BAD_USER_INPUT unless `coupons` lists it. */
  couponId?: InputMaybe<Scalars['ID']['input']>;
  /** Day of the month, 1 to 28. */
  dueDay?: InputMaybe<Scalars['Int']['input']>;
  /** Amount of the loan, in pesos: 1000000 to 89999999, and within the limits of an offer. */
  financedAmount: Scalars['Decimal']['input'];
  /** Rate mode. */
  mode: RateMode;
  /** Number of installments. */
  term: Scalars['Int']['input'];
};

/** One row of the payment schedule. */
export type Installment = {
  __typename?: 'Installment';
  /** Balance after this installment. */
  balance: Money;
  /** Repayment of capital. */
  capital: Money;
  /** Due date. */
  dueOn: Scalars['Date']['output'];
  /** Fees and insurance on the balance, with IVA. */
  fees: Money;
  /** Interest of the period. */
  interest: Money;
  /** Number of the installment, 1 for the first. */
  number: Scalars['Int']['output'];
  /** Day on which the installment can be paid without further interest: the due date or the next business day. The due date if the bank does not state it. */
  payableOn: Scalars['Date']['output'];
  /** Total of the installment. */
  total: Money;
  /** Total in UVAs; null for a fixed rate. */
  totalInUva: Maybe<Scalars['Decimal']['output']>;
  /** IVA on the interest. */
  vat: Money;
};

/** Assumptions of an insurance estimate. */
export type InsuranceAssumptions = {
  __typename?: 'InsuranceAssumptions';
  /** Age of the driver; null if it is the applicant's own. */
  driverAge: Maybe<Scalars['Int']['output']>;
  /** Province where the vehicle is kept; null if it is known. */
  province: Maybe<Scalars['String']['output']>;
  /** Age of the vehicle in years; null if it is known. */
  vehicleAge: Maybe<Scalars['Int']['output']>;
};

/** Cheapest policy that the pledge accepts, before one is chosen (`ext/insurance-estimate`). */
export type InsuranceEstimate = {
  __typename?: 'InsuranceEstimate';
  /** Values that the bank assumes because they are not known yet; null for a shared quote. */
  assumed: Maybe<InsuranceAssumptions>;
  /** CFTEA of the loan including that policy; null if it cannot be computed. */
  cftea: Maybe<Scalars['Percentage']['output']>;
  /** Premium per month. */
  monthlyPremium: Money;
};

/** An insurance policy on offer (`get_insurances`). */
export type InsuranceOffer = {
  __typename?: 'InsuranceOffer';
  /** Code of the coverage. */
  coverageCode: Scalars['String']['output'];
  /** What the coverage pays for, in plain words; null if the bank does not state it. */
  coverageDescription: Maybe<Scalars['String']['output']>;
  /** Name of the coverage. */
  coverageName: Scalars['String']['output'];
  /** Deductible that the insured pays per repair; null if the coverage has none, or the bank does not state it. */
  deductible: Maybe<Money>;
  /** Id of the policy on offer. */
  id: Scalars['ID']['output'];
  /** Sum insured. */
  insuredSum: Money;
  /** Name of the insurer. */
  insurerName: Scalars['String']['output'];
  /** Whether it is the chosen one. */
  isSelected: Scalars['Boolean']['output'];
  /** Premium per month. */
  monthlyPremium: Money;
};

/** Input of `inviteCoOwner`. */
export type InviteCoOwnerInput = {
  /** How the message is sent. */
  channel: MessageChannel;
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `inviteCoOwner`. */
export type InviteCoOwnerPayload = {
  __typename?: 'InviteCoOwnerPayload';
  /** Masked recipient; null if nothing was sent. */
  maskedRecipient: Maybe<Scalars['String']['output']>;
  /** The proposal after the message; null if nothing was sent. */
  proposal: Maybe<Proposal>;
  /** How many more can be sent today; null if nothing was sent. */
  remainingToday: Maybe<Scalars['Int']['output']>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Features of the bank's list of proposals; the client hides controls and columns that the bank does not support. */
export type ListAbilities = {
  __typename?: 'ListAbilities';
  /** Whether the list can be filtered by the party that has to act. */
  canFilterByActor: Scalars['Boolean']['output'];
  /** Whether the list can be filtered by the assignee. */
  canFilterByAssignee: Scalars['Boolean']['output'];
  /** Whether the list can be filtered by the events that the board counts: signatures, inscriptions and documents sent back in a range of days. */
  canFilterByEvent: Scalars['Boolean']['output'];
  /** Whether the list can be filtered by whom the bank pays. */
  canFilterByPayee: Scalars['Boolean']['output'];
  /** Whether the list can be filtered by the day of the expected payment. */
  canFilterByPayment: Scalars['Boolean']['output'];
  /** Whether the list can be filtered by the day of the signature. */
  canFilterBySignature: Scalars['Boolean']['output'];
  /** Whether the list can be filtered by the target of each stage. */
  canFilterByTarget: Scalars['Boolean']['output'];
  /** Whether `search` also finds names, vehicles, plates and phones. */
  canSearchNames: Scalars['Boolean']['output'];
  /** Page sizes to offer; any other size from 1 to 100 requires more calls to the bank. */
  pageSizes: Array<Scalars['Int']['output']>;
  /** Orders that the list supports. */
  sorts: Array<ProposalSort>;
};

/** Costs of a loan besides interest; the CFTEA includes them (`get_rates`). */
export type LoanFees = {
  __typename?: 'LoanFees';
  /** Granting fee with IVA; the bank deducts it from the payment. */
  granting: Money;
  /** Life insurance of each installment, in percent of the balance per month. */
  lifeInsuranceRate: Scalars['Percentage']['output'];
  /** Fee of each installment, with IVA. */
  monthly: Money;
  /** Amount that the borrower receives: the loan less the granting fee. */
  netDisbursed: Money;
};

/** Figures of a loan, calculated by the bank (`get_rates`). */
export type LoanFigures = {
  __typename?: 'LoanFigures';
  /** Amount lent in UVAs; null for a fixed rate. */
  capitalInUva: Maybe<Scalars['Decimal']['output']>;
  /** Total effective annual financial cost with IVA (CFTEA); null if it cannot be computed. */
  cftea: Maybe<Scalars['Percentage']['output']>;
  /** CFTEA without IVA. */
  cfteaWithoutVat: Maybe<Scalars['Percentage']['output']>;
  /** Day of the month on which installments are due, 1 to 28. */
  dueDay: Scalars['Int']['output'];
  /** Costs besides interest; null if there are none. */
  fees: Maybe<LoanFees>;
  /** Amount lent. */
  financedAmount: Money;
  /** First installment to pay: row 1 of the schedule; null if the bank returns no schedule. */
  firstInstallment: Maybe<FirstInstallment>;
  /** First installment without IVA. */
  installment: Money;
  /** First installment in UVAs; null for a fixed rate. */
  installmentInUva: Maybe<Scalars['Decimal']['output']>;
  /** First installment with IVA. */
  installmentWithVat: Money;
  /** Whether the UVA value is an estimate, because the published series does not reach that day. */
  isUvaEstimated: Scalars['Boolean']['output'];
  /** Rate mode. */
  mode: RateMode;
  /** Key of the row in the bank's rate table. */
  rateId: Scalars['ID']['output'];
  /** Second installment: row 2 of the schedule, from which a fixed rate's installments fall; null if there is none. */
  secondInstallment: Maybe<Money>;
  /** Effective annual rate (TEA). */
  tea: Scalars['Percentage']['output'];
  /** Number of installments. */
  term: Scalars['Int']['output'];
  /** Nominal annual rate (TNA). */
  tna: Scalars['Percentage']['output'];
  /** Sum of all installments. */
  totalToPay: Money;
  /** Value of the UVA used; null for a fixed rate. */
  uvaValue: Maybe<Scalars['Decimal']['output']>;
};

/** A quote: figures, schedule and the available terms (`get_rates`). */
export type LoanQuote = {
  __typename?: 'LoanQuote';
  /** Whether `Simulation.prepayment` is calculated for this loan. */
  canSimulatePrepayment: Scalars['Boolean']['output'];
  /** Figures; null if the mode has no rate. */
  figures: Maybe<LoanFigures>;
  /** The complete schedule; empty without figures. */
  installments: Array<Installment>;
  /** Obligatory insurance; null if the bank does not estimate it, or the vehicle is not known (`ext/insurance-estimate`). */
  insurance: Maybe<InsuranceEstimate>;
  /** Usual days of the payment; null if the bank does not state them. */
  paymentWindow: Maybe<PaymentWindow>;
  /** Rate of each available term; empty if the bank does not state them. */
  rates: Array<TermRate>;
  /** Terms to suggest, in installments; any number from the first to the last may be chosen. */
  terms: Array<Scalars['Int']['output']>;
  /** Why the bank refuses the choice, for example an amount over the offer; there are no figures then. */
  userErrors: Array<UserError>;
  /** Average monthly rise of the UVA in the last twelve months, in percent; null for a fixed rate, or if the bank does not state it. */
  uvaMonthlyRise: Maybe<Scalars['Percentage']['output']>;
};

/** Context of a log line. */
export type LogContextInput = {
  /** Name of the entry. */
  name: Scalars['String']['input'];
  /** Value of the entry; the bank removes personal data. */
  value: Scalars['String']['input'];
};

/** Level of a line of the client's log. */
export type LogLevel =
  /** For debugging. */
  | 'DEBUG'
  /** Something failed. */
  | 'ERROR'
  /** Normal operation. */
  | 'INFO'
  /** Unexpected, but harmless. */
  | 'WARN';

/** Channel of a message to the applicant. */
export type MessageChannel =
  /** Email to the address in the proposal. */
  | 'EMAIL'
  /** Text message to the phone number in the proposal. */
  | 'SMS';

/** Source of the visit, from the UTM parameters of its first URL. */
export type MetricsInput = {
  /** Name of the campaign (`utm_campaign`). */
  campaign?: InputMaybe<Scalars['String']['input']>;
  /** The link or advertisement among several (`utm_content`). */
  content?: InputMaybe<Scalars['String']['input']>;
  /** Kind of link, such as email or an advertisement (`utm_medium`). */
  medium?: InputMaybe<Scalars['String']['input']>;
  /** Site or partner that sent the visitor (`utm_source`). */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Search terms (`utm_term`). */
  term?: InputMaybe<Scalars['String']['input']>;
};

/** An item that a proposal lacks. */
export type MissingItem = {
  __typename?: 'MissingItem';
  /** Whether a document or a value is missing. */
  kind: MissingKind;
  /** Message for the user, in Spanish. */
  message: Scalars['String']['output'];
  /** The document's `RequiredDocument.type`, or the bank's name of the value, such as `vehicle.chassis`. */
  name: Scalars['String']['output'];
};

/** Kind of a missing item. */
export type MissingKind =
  /** A value of the loan's data. */
  | 'DATA'
  /** A document to upload. */
  | 'DOCUMENT';

/** A mobile number. */
export type MobilePhone = {
  __typename?: 'MobilePhone';
  /** Area code without 0. */
  areaCode: Scalars['String']['output'];
  /** Number without 15. */
  number: Scalars['String']['output'];
  /** The company; null when it is unknown or no longer listed. */
  provider: Maybe<CatalogItem>;
  /** Code of the company. */
  providerCode: Maybe<Scalars['String']['output']>;
};

/** A mobile number. */
export type MobilePhoneInput = {
  /** Area code; a leading 0 is ignored. */
  areaCode: Scalars['String']['input'];
  /** Number; a leading 15 is ignored. */
  number: Scalars['String']['input'];
  /** Code of the company. */
  providerCode?: InputMaybe<Scalars['String']['input']>;
};

/** The offer in one rate mode. */
export type ModeOffer = {
  __typename?: 'ModeOffer';
  /** Default term, in installments. */
  defaultTerm: Scalars['Int']['output'];
  /** Whether the applicant can choose the mode: it has an amount and rates. */
  isAvailable: Scalars['Boolean']['output'];
  /** Maximum share of the vehicle's value. */
  ltv: Scalars['Percentage']['output'];
  /** Maximum amount. */
  maxAmount: Money;
  /** Most installments. */
  maxTerm: Scalars['Int']['output'];
  /** Minimum amount. */
  minAmount: Money;
  /** Fewest installments. */
  minTerm: Scalars['Int']['output'];
  /** Rate mode. */
  mode: RateMode;
};

/** An amount of money. */
export type Money = {
  __typename?: 'Money';
  /** Decimal text with two decimals, in units of the currency. */
  amount: Scalars['Decimal']['output'];
  /** Currency of the amount. */
  currency: Currency;
};

/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts the role of co-owner, with a code and the consents (`validate_code`). User errors: PROPOSAL_NOT_FOUND, CONDITIONS_CHANGED, CONSENT_REQUIRED, STEP_NOT_ALLOWED, CODE_INVALID, CODE_EXPIRED, CODE_BURNT. */
  acceptCoOwnership: AcceptCoOwnershipPayload;
  /** Accepts the summary (`update_proposal`). User errors: PROPOSAL_NOT_FOUND, CONDITIONS_CHANGED, OFFER_EXPIRED, STEP_NOT_ALLOWED, CO_OWNER_REFUSED. */
  acceptSummary: AcceptSummaryPayload;
  /** Attaches uploaded files to documents (`upload`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED. */
  attachDocuments: AttachDocumentsPayload;
  /** Attaches the seller's files, or replaces documents that were sent back (`upload`, `re-upload`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED. */
  attachSaleDocuments: AttachSaleDocumentsPayload;
  /** Cancels a proposal, for its applicant or a seller of its point of sale; the applicant gets a message that names who cancelled it (`cancel_proposal`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED. */
  cancelProposal: CancelProposalPayload;
  /** Changes the owner's email until their identity check begins (`owner/email`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, CONTACT_LOCKED, CONTACT_NOT_YOURS, TOO_MANY_CHANGES. */
  changeEmail: ChangeEmailPayload;
  /** Assigns a proposal to the signed-in seller of its point of sale, also from a colleague, or unassigns it; sets the day of the next call; adds a note. Omitted fields do not change (`ext/follow-up/change`). FORBIDDEN for applicants and admins. User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, TOO_MANY_NOTES, ASSIGNED_MEANWHILE. */
  changeFollowUp: ChangeFollowUpPayload;
  /** Changes the vehicle of a simulation, which the bank evaluates again (`vehicle/save`). User errors: OFFER_CHANGED, COUPON_INVALID, VEHICLE_LOCKED. */
  changeVehicle: ChangeVehiclePayload;
  /** Chooses the account that pays the installments (`update_account`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, CO_OWNER_REFUSED. */
  chooseAccount: ChooseAccountPayload;
  /** Chooses a policy (`post_insurance`). User errors: PROPOSAL_NOT_FOUND, OFFER_EXPIRED, STEP_NOT_ALLOWED, CO_OWNER_REFUSED. */
  chooseInsurance: ChooseInsurancePayload;
  /** Signs the contract as the co-owner, or saves why not (`contract/confirm`). User errors: PROPOSAL_NOT_FOUND, CONSENT_REQUIRED, STEP_NOT_ALLOWED, CODE_INVALID, CODE_EXPIRED, CODE_BURNT, OUT_OF_HOURS, VEHICLE_PLEDGED, BIOMETRY_REQUIRED, REJECTED_BY_REGISTER, CONTRACT_NOT_CREATED, FIGURES_CHANGED, CODE_REQUIRED, DEVICE_NOT_PROVED, OTHER_BORROWER_PENDING, CO_OWNER_REFUSED, LOAN_REVOKED. */
  confirmCoOwnerContract: ConfirmCoOwnerContractPayload;
  /** Signs the contract, or saves why the applicant does not (`contract/confirm`). User errors: PROPOSAL_NOT_FOUND, CONSENT_REQUIRED, STEP_NOT_ALLOWED, CODE_INVALID, CODE_EXPIRED, CODE_BURNT, OUT_OF_HOURS, VEHICLE_PLEDGED, BIOMETRY_REQUIRED, REJECTED_BY_REGISTER, CONTRACT_NOT_CREATED, FIGURES_CHANGED, CODE_REQUIRED, BORROWERS_ONLY, OTHER_BORROWER_PENDING, CO_OWNER_REFUSED, LOAN_REVOKED, CO_OWNER_NOT_SUPPORTED. */
  confirmContract: ConfirmContractPayload;
  /** Confirms the data and submits the proposal to the bank (`confirm_proposal`). User errors: PROPOSAL_NOT_FOUND, CONDITIONS_CHANGED, CONTRACT_DATA_MISSING, STEP_NOT_ALLOWED, OUT_OF_HOURS, VEHICLE_PLEDGED, SELLER_NOT_VALIDATED, CO_OWNER_REFUSED. */
  confirmProposal: ConfirmProposalPayload;
  /** Confirms a revocation request with the code sent to the stored phone. Counts against a limit per minute (`ext/revocations/confirm`). User errors: CODE_INVALID. */
  confirmRevocation: ConfirmRevocationPayload;
  /** Corrects the owner's phone: before its first valid code, in the session that entered it; afterwards, with a code sent to the new phone (`owner/phone`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, CODE_INVALID, CODE_EXPIRED, CODE_BURNT, PHONE_LOCKED, CONTACT_LOCKED, CONTACT_NOT_YOURS, TOO_MANY_CHANGES. */
  correctPhone: CorrectPhonePayload;
  /** Writes a line to the bank's log if logging is on. Counts against a limit per minute (`create_log`). */
  createClientLog: CreateClientLogPayload;
  /** Creates the contract once both borrowers have passed the identity check; called again, it returns the same contract (`contract/initiate`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, OUT_OF_HOURS, VEHICLE_PLEDGED, BIOMETRY_REQUIRED, REJECTED_BY_REGISTER, DOCUMENT_NOT_READY, DEVICE_NOT_PROVED, OTHER_BORROWER_PENDING, CO_OWNER_REFUSED, LOAN_REVOKED. */
  createCoOwnerContract: CreateCoOwnerContractPayload;
  /** Creates the contract of a validated applicant, in the flow of a brand; called again on the same day, it returns the same contract (`contract/initiate`, `contract/vivere/generate`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, OUT_OF_HOURS, VEHICLE_PLEDGED, BIOMETRY_REQUIRED, REJECTED_BY_REGISTER, DOCUMENT_NOT_READY, OTHER_BORROWER_PENDING, CO_OWNER_REFUSED, LOAN_REVOKED, CO_OWNER_NOT_SUPPORTED. */
  createContract: CreateContractPayload;
  /** Creates a proposal from a simulation (`post_proposal`). User errors: OPEN_PROPOSAL_EXISTS, OFFER_CHANGED, OFFER_EXPIRED, OFFER_TAKEN, STEP_NOT_ALLOWED, POINT_OF_SALE_NOT_ALLOWED, POINT_OF_SALE_NOT_FOUND. */
  createProposal: CreateProposalPayload;
  /** Creates a user (`create_user`). */
  createUser: CreateUserPayload;
  /** Ends one open session of the user; does nothing if the session is already over. */
  endSession: EndSessionPayload;
  /** Looks for an open proposal by identity number. It is a mutation because it sets the browser's cookie and counts against a limit per minute (`get_proposal_by_dni`). */
  findProposal: FindProposalPayload;
  /** Opens a sale in this browser with the key of the seller's link. Without a key, it opens nothing: the bank sends a new link if the other values match a seller, and the answer does not depend on the match. It is a mutation because it sets the browser's cookie and counts against a limit per minute (`get_seller_details`, `ext/seller-links`). User errors: SELLER_ONLY. */
  findSale: FindSalePayload;
  /** Looks up a CUIT in the tax authority's register, for users and for guests with a loan in progress. It is a mutation because it counts against a limit per minute (`get_cuit`). User errors: STEP_NOT_ALLOWED. */
  findTaxpayer: FindTaxpayerPayload;
  /** Declares that every document was uploaded (`upload-proposal`). User errors: PROPOSAL_NOT_FOUND, CONTRACT_DATA_MISSING, STEP_NOT_ALLOWED, DOCUMENTS_MISSING, VEHICLE_PLEDGED, SELLER_NOT_VALIDATED, CO_OWNER_REFUSED. */
  finishDocumentation: FinishDocumentationPayload;
  /** Sends the link of the identity check to the applicant, at most three times a day (`biometry_link_forwarding`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, TOO_MANY_LINKS. */
  forwardBiometryLink: ForwardBiometryLinkPayload;
  /** Requests insurance offers (`generate_insurances`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED. */
  generateInsurances: GenerateInsurancesPayload;
  /** Saves plate, chassis and engine (`vehicle/update`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, VEHICLE_LOCKED, VEHICLE_PLEDGED. */
  identifyVehicle: IdentifyVehiclePayload;
  /** Sends the co-owner a link to their part, to the phone or email in the proposal, at most three times a day (`ext/co-owner-links`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, TOO_MANY_LINKS, NO_CO_OWNER. */
  inviteCoOwner: InviteCoOwnerPayload;
  /** Sends the seller a link to their part, to the phone number in the proposal, at most three times a day (`notice_seller`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, TOO_MANY_LINKS, SELLER_NOT_FOUND. */
  notifySeller: NotifySellerPayload;
  /** Opens a co-owner's link on this device; returns null for a link that ended or was opened on another device. It is a mutation because it sets the browser's cookie and counts against a limit per minute (`ext/co-ownerships/open`). User errors: CO_OWNER_ONLY. */
  openCoOwnerLink: OpenCoOwnerLinkPayload;
  /** Proves with a code sent to the co-owner's phone that this device is theirs (`validate_code`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, CODE_INVALID, CODE_EXPIRED, CODE_BURNT. */
  proveCoOwnerDevice: ProveCoOwnerDevicePayload;
  /** Replaces documents that were sent back; after the last one, the proposal returns to its phase (`re-upload`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED. */
  reUploadDocuments: ReUploadDocumentsPayload;
  /** Returns the documents to read before a contract, and saves the texts that the co-owner accepts (`contract/documentation`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, CONTRACT_NOT_CREATED, DEVICE_NOT_PROVED, CO_OWNER_REFUSED. */
  readCoOwnerContractDocuments: ReadCoOwnerContractDocumentsPayload;
  /** Returns the documents to read before a contract, and saves the texts that the applicant accepts (`contract/documentation`). User errors: PROPOSAL_NOT_FOUND, CONSENT_NOT_YOURS, STEP_NOT_ALLOWED, CONTRACT_NOT_CREATED, CO_OWNER_REFUSED. */
  readContractDocuments: ReadContractDocumentsPayload;
  /** Declines the role of co-owner. The proposal stops and the bank informs the owner; declining again changes nothing (`ext/co-ownerships/refuse`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, DEVICE_NOT_PROVED. */
  refuseCoOwnership: RefuseCoOwnershipPayload;
  /** Requests the insurance offers again (`reload_insurances`). User errors: PROPOSAL_NOT_FOUND, OFFER_EXPIRED, STEP_NOT_ALLOWED. */
  reloadInsurances: ReloadInsurancesPayload;
  /** Requests a copy or the erasure of a person's data, without a sign-in; the request itself discloses and erases nothing. Counts against a limit per minute (`ext/personal-data-requests`). */
  requestPersonalData: RequestPersonalDataPayload;
  /** Requests the revocation of a contract, without a sign-in; a repeated request gets the same receipt. Counts against a limit per minute (`ext/revocations`). */
  requestRevocation: RequestRevocationPayload;
  /** Asks for a new link to replace one that ended or was opened on another device; the bank sends it to the same recipient. The answer does not depend on the link; counts against a limit per minute (`ext/co-ownerships/resend`). */
  resendCoOwnerLink: ResendCoOwnerLinkPayload;
  /** Asks for a new link to replace one that ended or was opened on another device; the bank sends it to the same recipient. The answer does not depend on the link; counts against a limit per minute (`ext/seller-links`). */
  resendSaleLink: ResendSaleLinkPayload;
  /** Continues a proposal that the signed-in user may read, or that this guest's browser unlocked; it becomes `currentProposal`. User errors: PROPOSAL_NOT_FOUND. */
  resumeProposal: ResumeProposalPayload;
  /** Returns the applicant's phone and email to a seller of the proposal's point of sale; the bank records who saw them and when (`ext/outreach/contact`). FORBIDDEN for applicants and admins. User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, TOO_MANY_CONTACTS. */
  revealContact: RevealContactPayload;
  /** Changes the seller's own data, or confirms or rejects them, in that seller's browser (`update_seller`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, TOO_MANY_CHANGES, SELLER_NOT_FOUND. */
  reviseOwnSellerData: ReviseOwnSellerDataPayload;
  /** Changes the seller's data, or confirms or rejects them, for the applicant or a point of sale (`update_seller`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, TOO_MANY_CHANGES, POINT_OF_SALE_NOT_FOUND, SELLER_NOT_FOUND. */
  reviseSeller: ReviseSellerPayload;
  /** Saves the number of the identity check at its provider (`save_process_number`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, OUT_OF_HOURS, BORROWERS_ONLY. */
  saveBiometryProcess: SaveBiometryProcessPayload;
  /** Saves the co-owner's address and civil data (`coowner`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, NO_CO_OWNER, CO_OWNER_REFUSED. */
  saveCoOwnerAdditionalData: SaveCoOwnerAdditionalDataPayload;
  /** Saves the applicant's address and civil data (`owner`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, CO_OWNER_REFUSED. */
  saveOwnerAdditionalData: SaveOwnerAdditionalDataPayload;
  /** Saves the account to which the bank pays the seller (`update_account`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, TOO_MANY_CHANGES, SELLER_KEY_REQUIRED. */
  saveSaleAccount: SaveSaleAccountPayload;
  /** Saves an identity check of the Vivere flow (`save_data_vivere`). User errors: PROPOSAL_NOT_FOUND, CONSENT_REQUIRED, STEP_NOT_ALLOWED, OUT_OF_HOURS, BORROWERS_ONLY. */
  saveVivereBiometry: SaveVivereBiometryPayload;
  /** Sends a code to the co-owner's phone, at the co-owner's request (`generate_code`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, RESEND_TOO_SOON, TOO_MANY_CODES, DEVICE_NOT_PROVED, LOAN_REVOKED. */
  sendCoOwnerCode: SendCoOwnerCodePayload;
  /** Sends a code to the owner's new phone if the earlier one was validated (`owner/phone/code`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, CONTACT_LOCKED, CONTACT_NOT_YOURS, TOO_MANY_CHANGES, RESEND_TOO_SOON, TOO_MANY_CODES. */
  sendPhoneChangeCode: SendPhoneChangeCodePayload;
  /** Sends a code to the applicant's phone (`generate_code`). A browser without access to the proposal gets the same answer whether it exists or not. User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, RESEND_TOO_SOON, TOO_MANY_CODES. */
  sendPhoneCode: SendPhoneCodePayload;
  /** Sends the link of the active step to the person who has to act, at their contact in the proposal; at most every four hours and twice a day (`ext/outreach/reminder`). FORBIDDEN for applicants and admins. User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, TOO_MANY_LINKS, REMINDER_TOO_SOON. */
  sendReminder: SendReminderPayload;
  /** Sends a code for the signature to the applicant's phone (`generate_code`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, RESEND_TOO_SOON, TOO_MANY_CODES, BORROWERS_ONLY, LOAN_REVOKED. */
  sendSigningCode: SendSigningCodePayload;
  /** Marks the co-owner's identity as validated or not (`set_bio_validated`). User errors: PROPOSAL_NOT_FOUND, CONSENT_REQUIRED, STEP_NOT_ALLOWED, OUT_OF_HOURS, BIOMETRY_INCOMPLETE, BIOMETRY_REJECTED, DEVICE_NOT_PROVED. */
  setCoOwnerIdentityValidated: SetCoOwnerIdentityValidatedPayload;
  /** Marks the applicant's identity as validated or not (`set_bio_validated`). User errors: PROPOSAL_NOT_FOUND, CONSENT_REQUIRED, STEP_NOT_ALLOWED, OUT_OF_HOURS, BIOMETRY_INCOMPLETE, BIOMETRY_REJECTED, BORROWERS_ONLY. */
  setIdentityValidated: SetIdentityValidatedPayload;
  /** Sets the data of an invited seller once, in that seller's browser (`update_seller`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, TOO_MANY_CHANGES. */
  setOwnSellerData: SetOwnSellerDataPayload;
  /** Sets who sells the vehicle (`post_seller`). User errors: PROPOSAL_NOT_FOUND, STEP_NOT_ALLOWED, TOO_MANY_CHANGES, POINT_OF_SALE_NOT_FOUND. */
  setSeller: SetSellerPayload;
  /** Ends the session on the server; its token and cookie, including copies, are no longer valid. */
  signOut: SignOutPayload;
  /** Requests an offer from the bank (`get_person_details`, `set_simulation`). User errors: PERSON_DECEASED, OFFER_CHANGED, CONSENT_NOT_YOURS, COUPON_INVALID. */
  startSimulation: StartSimulationPayload;
  /** Adds, changes or removes the co-owner (`update_coowner`). User errors: PERSON_DECEASED, PROPOSAL_NOT_FOUND, OFFER_CHANGED, OFFER_EXPIRED, STEP_NOT_ALLOWED, AMOUNT_OUT_OF_OFFER. */
  updateCoOwner: UpdateCoOwnerPayload;
  /** Changes amount, term or due day of a proposal (`update_proposal`). User errors: PROPOSAL_NOT_FOUND, OFFER_CHANGED, OFFER_EXPIRED, STEP_NOT_ALLOWED, CO_OWNER_REFUSED. */
  updateQuote: UpdateQuotePayload;
  /** Checks a phone code (`validate_code`). A browser without access to the proposal gets CODE_INVALID for every refusal. User errors: PROPOSAL_NOT_FOUND, CONSENT_REQUIRED, CONSENT_NOT_YOURS, STEP_NOT_ALLOWED, CODE_INVALID, CODE_EXPIRED, CODE_BURNT, CO_OWNER_REFUSED. */
  validatePhoneCode: ValidatePhoneCodePayload;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationAcceptCoOwnershipArgs = {
  input: AcceptCoOwnershipInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationAcceptSummaryArgs = {
  input: AcceptSummaryInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationAttachDocumentsArgs = {
  input: AttachDocumentsInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationAttachSaleDocumentsArgs = {
  input: AttachSaleDocumentsInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationCancelProposalArgs = {
  input: CancelProposalInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationChangeFollowUpArgs = {
  input: ChangeFollowUpInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationChangeVehicleArgs = {
  input: ChangeVehicleInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationChooseAccountArgs = {
  input: ChooseAccountInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationChooseInsuranceArgs = {
  input: ChooseInsuranceInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationConfirmCoOwnerContractArgs = {
  input: ConfirmCoOwnerContractInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationConfirmContractArgs = {
  input: ConfirmContractInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationConfirmProposalArgs = {
  input: ConfirmProposalInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationConfirmRevocationArgs = {
  input: ConfirmRevocationInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationCorrectPhoneArgs = {
  input: CorrectPhoneInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationCreateClientLogArgs = {
  input: CreateClientLogInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationCreateCoOwnerContractArgs = {
  input: CreateCoOwnerContractInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationCreateContractArgs = {
  input: CreateContractInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationCreateProposalArgs = {
  input: CreateProposalInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationFindProposalArgs = {
  input: FindProposalInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationFindSaleArgs = {
  input: FindSaleInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationFindTaxpayerArgs = {
  input: FindTaxpayerInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationFinishDocumentationArgs = {
  input: FinishDocumentationInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationForwardBiometryLinkArgs = {
  input: ForwardBiometryLinkInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationGenerateInsurancesArgs = {
  input: GenerateInsurancesInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationIdentifyVehicleArgs = {
  input: IdentifyVehicleInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationInviteCoOwnerArgs = {
  input: InviteCoOwnerInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationNotifySellerArgs = {
  input: NotifySellerInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationOpenCoOwnerLinkArgs = {
  input: OpenCoOwnerLinkInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationProveCoOwnerDeviceArgs = {
  input: ProveCoOwnerDeviceInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationReUploadDocumentsArgs = {
  input: ReUploadDocumentsInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationReadCoOwnerContractDocumentsArgs = {
  input: ReadCoOwnerContractDocumentsInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationReadContractDocumentsArgs = {
  input: ReadContractDocumentsInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationRefuseCoOwnershipArgs = {
  input: RefuseCoOwnershipInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationReloadInsurancesArgs = {
  input: ReloadInsurancesInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationRequestPersonalDataArgs = {
  input: RequestPersonalDataInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationRequestRevocationArgs = {
  input: RequestRevocationInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationResendCoOwnerLinkArgs = {
  input: ResendCoOwnerLinkInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationResendSaleLinkArgs = {
  input: ResendSaleLinkInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationResumeProposalArgs = {
  input: ResumeProposalInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationRevealContactArgs = {
  input: RevealContactInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationReviseOwnSellerDataArgs = {
  input: ReviseOwnSellerDataInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationReviseSellerArgs = {
  input: ReviseSellerInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationSaveBiometryProcessArgs = {
  input: SaveBiometryProcessInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationSaveCoOwnerAdditionalDataArgs = {
  input: SaveCoOwnerAdditionalDataInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationSaveOwnerAdditionalDataArgs = {
  input: SaveOwnerAdditionalDataInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationSaveSaleAccountArgs = {
  input: SaveSaleAccountInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationSaveVivereBiometryArgs = {
  input: SaveVivereBiometryInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationSendCoOwnerCodeArgs = {
  input: SendCoOwnerCodeInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationSendPhoneChangeCodeArgs = {
  input: SendPhoneChangeCodeInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationSendPhoneCodeArgs = {
  input: SendPhoneCodeInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationSendReminderArgs = {
  input: SendReminderInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationSendSigningCodeArgs = {
  input: SendSigningCodeInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationSetCoOwnerIdentityValidatedArgs = {
  input: SetCoOwnerIdentityValidatedInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationSetIdentityValidatedArgs = {
  input: SetIdentityValidatedInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationSetOwnSellerDataArgs = {
  input: SetOwnSellerDataInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationSetSellerArgs = {
  input: SetSellerInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationSignOutArgs = {
  input?: InputMaybe<SignOutInput>;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationStartSimulationArgs = {
  input: StartSimulationInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationUpdateCoOwnerArgs = {
  input: UpdateCoOwnerInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationUpdateQuoteArgs = {
  input: UpdateQuoteInput;
};


/** Root of all changes. With an `Idempotency-Key` header, a repeated call returns the answer of the first. Each field lists the codes that its `userErrors` may have; every field may also return INVALID_FIELD, IDEMPOTENCY_KEY_REUSED, IN_PROGRESS, READ_ONLY and UNKNOWN. */
export type MutationValidatePhoneCodeArgs = {
  input: ValidatePhoneCodeInput;
};

/** The offer for another vehicle value (`get_status`). */
export type NearestOffer = {
  __typename?: 'NearestOffer';
  /** Largest amount lent for that vehicle value. */
  amount: Money;
  /** Value of the vehicle. */
  vehicleValue: Money;
};

/** Why nobody of a proposal can be reminded. */
export type NoReminderReason =
  /** The co-owner declined. */
  | 'CO_OWNER_REFUSED'
  /** The proposal is past its last day. */
  | 'EXPIRED'
  /** The applicant's phone is not validated yet. */
  | 'PHONE_NOT_VALIDATED';

/** Input of `notifySeller`. */
export type NotifySellerInput = {
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `notifySeller`. */
export type NotifySellerPayload = {
  __typename?: 'NotifySellerPayload';
  /** Masked recipient; null if nothing was sent. */
  maskedRecipient: Maybe<Scalars['String']['output']>;
  /** How many more can be sent today; null if nothing was sent. */
  remainingToday: Maybe<Scalars['Int']['output']>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** The offer of an approved simulation. */
export type Offer = {
  __typename?: 'Offer';
  /** Path of the certificate that proves it to a dealer; null if the bank has none. Its PDF is at `/files/certificates/{id}`. */
  certificatePath: Maybe<Scalars['String']['output']>;
  /** Default mode: the fixed rate if it is available, otherwise UVA. */
  initialMode: RateMode;
  /** Both modes, fixed first; a mode without amount or rates is not available. */
  modes: Array<ModeOffer>;
  /** Last day of validity (`get_simulation`); null if the bank does not state it. */
  validUntil: Maybe<Scalars['Date']['output']>;
};

/** A choice within an offer. */
export type OfferQuoteInput = {
  /** Day of the month, 1 to 28. */
  dueDay: Scalars['Int']['input'];
  /** Amount of the loan, in pesos: 1000000 to 89999999, and within the limits of an offer. */
  financedAmount: Scalars['Decimal']['input'];
  /** Rate mode. */
  mode: RateMode;
  /** Number of installments. */
  term: Scalars['Int']['input'];
};

/** Input of `openCoOwnerLink`. */
export type OpenCoOwnerLinkInput = {
  /** Key of the link: the part after `#`. */
  key: Scalars['String']['input'];
  /** Number of the proposal, as the link names it. */
  proposalNumber: Scalars['Int']['input'];
};

/** Outcome of `openCoOwnerLink`. */
export type OpenCoOwnerLinkPayload = {
  __typename?: 'OpenCoOwnerLinkPayload';
  /** The co-ownership after the change; null if nothing changed. */
  coOwnership: Maybe<CoOwnership>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** How a seller can contact the people of a proposal. */
export type Outreach = {
  __typename?: 'Outreach';
  /** Whether `revealContact` returns the applicant's contact. */
  canRevealContact: Scalars['Boolean']['output'];
  /** Why `reminders` is empty; null for another reason, with reminders, and if the bank does not state it. */
  noReminderReason: Maybe<NoReminderReason>;
  /** The parties that `sendReminder` can reach, starting with the party of the active step; empty if the bank cannot send a link to anybody who has to act. */
  reminders: Array<Reminder>;
  /** The newest link sent to the vehicle's seller; null if none was sent, and if the bank does not state it. */
  sellerLink: Maybe<SellerLink>;
};

/** Position of a page in a list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last entry, which `after` takes for the next page; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there is a page after this one. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is a page before this one; known only for pages requested with a cursor. */
  hasPreviousPage: Scalars['Boolean']['output'];
};

/** Role of a party in a proposal. */
export type PartyRole =
  /** The co-owner. */
  | 'CO_OWNER'
  /** The applicant. */
  | 'OWNER'
  /** The vehicle's seller. */
  | 'SELLER';

/** A day on which the bank may pay for the vehicle, and the resulting first installment. */
export type PaymentDay = {
  __typename?: 'PaymentDay';
  /** First installment. */
  firstInstallment: Money;
  /** Business day on which the first installment is payable. */
  firstPayableOn: Scalars['Date']['output'];
  /** The day of the payment. */
  paidOn: Scalars['Date']['output'];
};

/** The days on which the bank usually pays for the vehicle. Installments run from the day of the payment, which is not known yet. */
export type PaymentWindow = {
  __typename?: 'PaymentWindow';
  /** Earliest day. */
  earliestOn: Scalars['Date']['output'];
  /** Latest day. */
  latestOn: Scalars['Date']['output'];
  /** The day with the lowest first installment. */
  least: PaymentDay;
  /** The day with the highest first installment. */
  most: PaymentDay;
};

/** An owner or co-owner of the loan, with the data that they gave. */
export type Person = {
  __typename?: 'Person';
  /** Address; null if not given yet. */
  address: Maybe<Address>;
  /** Date of birth. */
  birthDate: Scalars['Date']['output'];
  /** Civil data; null if not given yet. */
  civilData: Maybe<CivilData>;
  /** CUIL or CUIT. */
  cuil: Scalars['Cuil']['output'];
  /** Kind of identity document. */
  documentKind: DocumentKind;
  /** Identity number. */
  documentNumber: Scalars['Dni']['output'];
  /** Email address; null where the caller may only read `maskedEmail`. */
  email: Maybe<Scalars['Email']['output']>;
  /** Given names. */
  firstName: Scalars['String']['output'];
  /** Gender. */
  gender: Gender;
  /** Family names. */
  lastName: Scalars['String']['output'];
  /** Email address, masked: 'j•••@correo.com'. */
  maskedEmail: Scalars['String']['output'];
  /** Mobile phone, masked: '•• •••• 6677'. */
  maskedPhone: Scalars['String']['output'];
  /** Net monthly income. */
  monthlyIncome: Maybe<Money>;
  /** The occupation; null when it is no longer listed. */
  occupation: Maybe<CatalogItem>;
  /** Key of the occupation; 1 is self-employed. */
  occupationId: Scalars['ID']['output'];
  /** Mobile phone; null where the caller may only read `maskedPhone`. */
  phone: Maybe<MobilePhone>;
  /** The relationship to the owner; null when there is none or it is no longer listed. */
  relationship: Maybe<CatalogItem>;
  /** Code of the relationship to the owner; co-owners only. */
  relationshipCode: Maybe<Scalars['String']['output']>;
  /** The category in the provincial turnover tax; null when there is none or it is no longer listed. */
  turnoverTaxCategory: Maybe<CatalogItem>;
  /** Code of the category in the provincial turnover tax (ingresos brutos). */
  turnoverTaxCategoryCode: Maybe<Scalars['String']['output']>;
  /** The VAT status; null when it is no longer listed. */
  vatStatus: Maybe<CatalogItem>;
  /** Code of the VAT status (situación ante el IVA). */
  vatStatusCode: Scalars['String']['output'];
  /** The work activity; null when there is none or it is no longer listed. */
  workActivity: Maybe<CatalogItem>;
  /** Code of the work activity. */
  workActivityCode: Maybe<Scalars['String']['output']>;
};

/** An applicant or co-owner. */
export type PersonInput = {
  /** Date of birth, `YYYY-MM-DD`. It is text, so that an invalid date is a user error of the field. */
  birthDate: Scalars['String']['input'];
  /** CUIL or CUIT. */
  cuil: Scalars['Cuil']['input'];
  /** Kind of identity document. */
  documentKind: DocumentKind;
  /** Identity number. */
  documentNumber: Scalars['Dni']['input'];
  /** Email address. */
  email: Scalars['Email']['input'];
  /** Given names. */
  firstName: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Family names. */
  lastName: Scalars['String']['input'];
  /** Net monthly income in pesos. */
  monthlyIncome?: InputMaybe<Scalars['Decimal']['input']>;
  /** Key of the occupation; 1 is self-employed. */
  occupationId: Scalars['ID']['input'];
  /** Mobile phone. */
  phone: MobilePhoneInput;
  /** Code of the relationship to the owner; co-owners only. */
  relationshipCode?: InputMaybe<Scalars['String']['input']>;
  /** Code of the category in the provincial turnover tax. */
  turnoverTaxCategoryCode?: InputMaybe<Scalars['String']['input']>;
  /** Code of the VAT status. */
  vatStatusCode: Scalars['String']['input'];
  /** Code of the work activity. */
  workActivityCode?: InputMaybe<Scalars['String']['input']>;
};

/** A person who sells the vehicle. */
export type PersonSeller = {
  __typename?: 'PersonSeller';
  /** CUIL or CUIT. */
  cuil: Scalars['Cuil']['output'];
  /** Identity number. */
  documentNumber: Scalars['Dni']['output'];
  /** Email address; null where the caller may only read `maskedEmail`. */
  email: Maybe<Scalars['Email']['output']>;
  /** Given names. */
  firstName: Scalars['String']['output'];
  /** Gender. */
  gender: Gender;
  /** Family names. */
  lastName: Scalars['String']['output'];
  /** Email address, masked: 'j•••@correo.com'. */
  maskedEmail: Scalars['String']['output'];
  /** Mobile phone, masked: '•• •••• 6677'. */
  maskedPhone: Scalars['String']['output'];
  /** Mobile phone; null where the caller may only read `maskedPhone`. */
  phone: Maybe<MobilePhone>;
};

/** A person who sells the vehicle. */
export type PersonSellerInput = {
  /** CUIL or CUIT. */
  cuil: Scalars['Cuil']['input'];
  /** Identity number. */
  documentNumber: Scalars['Dni']['input'];
  /** Email address. */
  email: Scalars['Email']['input'];
  /** Given names. */
  firstName: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** Family names. */
  lastName: Scalars['String']['input'];
  /** Mobile phone. */
  phone: MobilePhoneInput;
};

/** The receipt of a request about a person's data. */
export type PersonalDataReceipt = {
  __typename?: 'PersonalDataReceipt';
  /** The last day on which the bank answers. */
  dueOn: Scalars['Date']['output'];
  /** Number of the receipt. */
  number: Scalars['String']['output'];
  /** When the bank received the request. */
  requestedAt: Scalars['DateTime']['output'];
};

/** Kind of request about personal data. */
export type PersonalDataRequestKind =
  /** A copy of all data that the bank holds about the person. */
  | 'COPY'
  /** Erasure of the data that the bank need not keep. */
  | 'ERASURE';

/** A phase of the process. */
export type PhaseName =
  /** A manager (gestor) helps the applicant, in parallel with the other phases. */
  | 'CONCIERGE'
  /** The parties replace documents that were sent back. */
  | 'DOCUMENTS_SENT_BACK'
  /** Identity check, contract and account. */
  | 'IDENTITY_AND_CONTRACT'
  /** Policy and summary. */
  | 'INSURANCE'
  /** The applicant's and the co-owner's addresses and phone codes. */
  | 'OWNER'
  /** The registry inscribes the pledge and returns it. */
  | 'PLEDGE_INSCRIPTION'
  /** The bank presents the documents to the registry. */
  | 'PLEDGE_REGISTRATION'
  /** The vehicle's seller and the documents. */
  | 'SELLER'
  /** A phase that this schema does not know. */
  | 'UNKNOWN';

/** Status of a phase or step. */
export type PhaseStatus =
  /** In progress. */
  | 'ACTIVE'
  /** Done. */
  | 'FINALIZED'
  /** Not started. */
  | 'PENDING';

/** What a code to the applicant's phone is for. */
export type PhoneCodePurpose =
  /** To return to the proposal; unlocks it for this browser and completes no step. */
  | 'RETURN'
  /** To validate the phone, in a browser with access to the proposal. */
  | 'VALIDATION'
  /** To validate the phone, in a browser that the link of an earlier code opened; also unlocks the proposal for this browser. */
  | 'VALIDATION_BY_LINK';

/** A branch, dealer or agency that sells the loan (`branches`). */
export type PointOfSale = {
  __typename?: 'PointOfSale';
  /** Registered business name. */
  businessName: Scalars['String']['output'];
  /** City of the point of sale. */
  city: Scalars['String']['output'];
  /** Code of five digits. */
  code: Scalars['String']['output'];
  /** Whether it is a dealer, which sells its own vehicles and whose documents the bank has. */
  isDealer: Scalars['Boolean']['output'];
};

/** A simulated prepayment, in the pesos of the loan's schedule (`ext/offer-prepayment`, `ext/prepayment`). Nothing is paid. */
export type Prepayment = {
  __typename?: 'Prepayment';
  /** With the prepayment. */
  after: RemainingInstallments;
  /** Prepaid capital, at most `owed`. */
  amount: Money;
  /** Prepaid capital in UVAs; null for a fixed rate. */
  amountInUva: Maybe<Scalars['Decimal']['output']>;
  /** Without the prepayment. */
  before: RemainingInstallments;
  /** The bank's charge for the prepayment, with IVA. */
  charge: Money;
  /** Monthly fees and life insurance that are no longer paid, with IVA. */
  feesSaved: Money;
  /** Installments that are no longer paid. */
  installmentsSaved: Scalars['Int']['output'];
  /** Interest that is no longer paid, with IVA. */
  interestSaved: Money;
  /** Interest that is no longer paid in UVAs, with IVA; null for a fixed rate. */
  interestSavedInUva: Maybe<Scalars['Decimal']['output']>;
  /** Capital owed after that installment, which is the amount that settles the loan. */
  owed: Money;
  /** Business day on which it is paid together with the installment. */
  payableOn: Scalars['Date']['output'];
  /** Pesos per UVA of these figures; null for a fixed rate. */
  uvaValue: Maybe<Scalars['Decimal']['output']>;
};

/** What a prepayment changes in the rest of a loan, by the borrower's choice. */
export type PrepaymentEffect =
  /** Fewer installments of the same amount. */
  | 'FEWER_INSTALLMENTS'
  /** The same number of lower installments. */
  | 'LOWER_INSTALLMENTS';

/** A prepayment to simulate. */
export type PrepaymentInput = {
  /** Number of the installment with which the prepayment is made; not the last one. */
  afterInstallment: Scalars['Int']['input'];
  /** Prepaid capital in pesos; BAD_USER_INPUT unless it is above 0. */
  amount: Scalars['Decimal']['input'];
  /** What the prepayment changes. */
  effect: PrepaymentEffect;
};

/** A loan proposal (`get_proposal`). */
export type Proposal = {
  __typename?: 'Proposal';
  /** Whether the user may continue the proposal. */
  access: ProposalAccess;
  /** The chosen account; null before the choice. */
  account: Maybe<BankAccount>;
  /** Accounts to choose from (`get_accounts`). */
  accountChoice: Maybe<AccountChoice>;
  /** The phase in progress; never CONCIERGE, which runs in parallel. */
  activePhase: Maybe<FlowPhase>;
  /** Agreement. */
  agreement: Agreement;
  /** The applicant's identity check by photos (`get_biometry`). */
  biometry: Maybe<Biometry>;
  /** Brand of the proposal: Vivere if the identity was checked in that flow (`get_biometry`). */
  brand: Maybe<Brand>;
  /** Whether `prepayment` is available for this loan: the contract is signed and in force, and the bank supports it. */
  canSimulatePrepayment: Scalars['Boolean']['output'];
  /** Who cancelled the proposal with `cancelProposal`; null for others, and if the bank does not state it. */
  cancellation: Maybe<Cancellation>;
  /** Path of the certificate that proves the offer to a dealer; null if the bank has none (`get_proposal`). */
  certificatePath: Maybe<Scalars['String']['output']>;
  /** CFTEA including the vehicle's policy; null until one is chosen. */
  cfteaWithInsurance: Maybe<Scalars['Percentage']['output']>;
  /** The co-owner; null if there is none. A seller can read phone and email while the phase OWNER is active, to correct them; an admin can read as much as of the owner. */
  coOwner: Maybe<Person>;
  /** Progress of the co-owner's part; null without a co-owner, and if the bank does not ask co-owners to take part. */
  coOwnerPart: Maybe<CoOwnerPart>;
  /** Key of the applicant's link, for `consentRequest`; null after the applicant consented, and for an admin. A seller's page shows it as a QR code. */
  consentKey: Maybe<Scalars['String']['output']>;
  /** Texts that the applicant accepted (`set_simulation`, `validate_code`); null if the bank does not state them. */
  consents: Maybe<Array<GivenConsent>>;
  /** The contract (`contract/status`). */
  contract: Maybe<Contract>;
  /** The contract and its attached documents as text; null before the contract exists, and if the bank provides only PDFs (`ext/contract/reading`). */
  contractTexts: Maybe<Array<DocumentText>>;
  /** When the proposal was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Progress of the proposal, as text to show. */
  displayName: Scalars['String']['output'];
  /** Documents that the bank requires (`get_documents`). */
  documents: Maybe<Array<RequiredDocument>>;
  /** Day on which the bank will probably pay for the vehicle; null if the proposal has ended, was sent back or its payment is on hold, or if the bank does not state it. */
  expectedPaymentOn: Maybe<Scalars['Date']['output']>;
  /** Figures of the loan. */
  figures: LoanFigures;
  /** Progress of the proposal, and what can still be done with it. */
  flow: ProposalFlow;
  /** Id of the proposal; knowing it gives no access. */
  id: Scalars['ID']['output'];
  /** Schedule of the installments. */
  installments: Array<Installment>;
  /** The chosen policy; null before the choice. */
  insurance: Maybe<InsuranceOffer>;
  /** Estimate of the policy; null once one is chosen, and for a bank that does not estimate it (`ext/insurance-estimate`). */
  insuranceEstimate: Maybe<InsuranceEstimate>;
  /** Policies on offer (`get_insurances`). */
  insurances: Maybe<Array<InsuranceOffer>>;
  /** Whether the bank checks the seller's account before it pays, because the account changed or its holder is not confirmed. */
  isPaymentOnHold: Scalars['Boolean']['output'];
  /** Whether the applicant has confirmed the data but the seller has not entered the account for the payment. */
  isSellerAccountMissing: Scalars['Boolean']['output'];
  /** Whether another open proposal has the same chassis or plate; always false for applicants and guests. */
  isVehicleElsewhere: Scalars['Boolean']['output'];
  /** How the applicant asked for a quote. */
  kind: SimulationKind;
  /** Number that people use. */
  number: Scalars['Int']['output'];
  /** Last day of the offer that the proposal uses; null if the bank does not state it (`get_proposal`). */
  offerValidUntil: Maybe<Scalars['Date']['output']>;
  /** The applicant. A seller can read phone and email only in the session that started the simulation, until the phone is validated, and later with `revealContact`; an admin cannot read contact, address, civil data and income. */
  owner: Person;
  /** Address of the applicant, or else of the same user's previous proposal; null if there is none, and for an admin (`get_owner_address`). */
  ownerAddress: Maybe<Address>;
  /** The parties, with masked identifiers. */
  parties: Array<ProposalParty>;
  /** Usual days of the payment; null if the bank does not state them. */
  paymentWindow: Maybe<PaymentWindow>;
  /** All phases in order. */
  phases: Array<FlowPhase>;
  /** Point of sale; null if there is none. */
  pointOfSale: Maybe<PointOfSale>;
  /** The effect of a prepayment on the loan; null if the bank does not calculate it (`ext/prepayment`). */
  prepayment: Maybe<Prepayment>;
  /** The applicant's choice in the quoter. */
  quote: ChosenQuote;
  /** Results of the registers for a borrower; null if the proposal lacks the borrower (`get_enri_status`, `get_opbc_status`). */
  registerChecks: Maybe<RegisterChecks>;
  /** Screen where the user continues; null if there is none. */
  resumeStep: Maybe<ResumeStep>;
  /** The right to revoke the contract; null before it is signed, and if the bank does not state it. */
  revocation: Maybe<ProposalRevocation>;
  /** The vehicle's seller; null if not given yet. */
  seller: Maybe<Seller>;
  /** Whether the contract is signed, with the evidence (`contract/vivere/signature`). */
  signature: Maybe<ContractSignature>;
  /** Id of the simulation that led to the proposal. */
  simulationId: Scalars['ID']['output'];
  /** Stage of the proposal: the display name, or in the Vivere flow the name of the stage. */
  stage: Maybe<Scalars['String']['output']>;
  /** Kind of the stage. */
  stageKind: Maybe<StageKind>;
  /** Status of the proposal. */
  status: ProposalStatus;
  /** When the proposal was last saved. */
  updatedAt: Scalars['DateTime']['output'];
  /** The vehicle. */
  vehicle: Vehicle;
  /** The party that has to act now; null once the proposal has ended. */
  waitsFor: Maybe<ProposalActor>;
};


/** A loan proposal (`get_proposal`). */
export type ProposalPrepaymentArgs = {
  input: PrepaymentInput;
};


/** A loan proposal (`get_proposal`). */
export type ProposalRegisterChecksArgs = {
  borrower: Borrower;
};


/** A loan proposal (`get_proposal`). */
export type ProposalResumeStepArgs = {
  as: ResumeAs;
};

/** Whether a user may continue a proposal, and what comes first. */
export type ProposalAccess =
  /** The user may continue, and a manager (gestor) helps. */
  | 'CONCIERGE_HELPS'
  /** The proposal belongs to no point of sale and the user is signed in; the user may continue or start again. */
  | 'CONTINUE_OR_RESTART'
  /** The identity check is the last finished phase; the user has nothing to do. */
  | 'IDENTITY_CHECK_DONE'
  /** The user may continue with the identity check, which is in progress. */
  | 'IDENTITY_CHECK_IN_PROGRESS'
  /** The user may continue: the proposal belongs to the user or to one of their points of sale, or it has no point of sale and the user is a guest. */
  | 'MAY_CONTINUE'
  /** The proposal belongs to a point of sale that is not the user's; the user may not continue. */
  | 'OTHER_POINT_OF_SALE'
  /** The user is an admin, who can read every proposal but change none. */
  | 'READ_ONLY'
  /** The proposal belongs to a point of sale; a guest has to sign in first. */
  | 'SIGN_IN_FIRST';

/** Party that has to act before a proposal can continue. */
export type ProposalActor =
  /** The bank. */
  | 'BANK'
  /** The co-owner. Not available as a filter, because the bank lists these proposals with the applicant's. */
  | 'CO_OWNER'
  /** The applicant. */
  | 'OWNER'
  /** The point of sale, which uploads the pledge that the registry returned. Not available as a filter. */
  | 'POINT_OF_SALE'
  /** The register of motor vehicles. */
  | 'REGISTRY'
  /** The vehicle's seller, or the point of sale. As a filter, it includes POINT_OF_SALE. */
  | 'SELLER';

/** Assignment of a proposal to a seller. */
export type ProposalAssignee =
  /** Assigned to another seller. */
  | 'COLLEAGUE'
  /** Not assigned. */
  | 'NOBODY'
  /** Assigned to the viewer. */
  | 'VIEWER';

/** A page of proposals in the requested order, without a total count. */
export type ProposalConnection = {
  __typename?: 'ProposalConnection';
  /** Features of the bank's list (`ext/list-abilities`). */
  abilities: ListAbilities;
  /** The entries with their cursors. */
  edges: Array<ProposalEdge>;
  /** The entries. */
  nodes: Array<ProposalSummary>;
  /** Limits of the page. */
  pageInfo: PageInfo;
  /** Opaque version for `ifNotVersion`, which changes whenever the content of the page changes. */
  version: Scalars['String']['output'];
};

/** A number of proposals. */
export type ProposalCount = {
  __typename?: 'ProposalCount';
  count: Scalars['Int']['output'];
  /** Whether there are more proposals than were counted. */
  isCapped: Scalars['Boolean']['output'];
};

/** An entry of a list of proposals, with its cursor. */
export type ProposalEdge = {
  __typename?: 'ProposalEdge';
  /** Position of the entry in this list; valid only with the same filter, order, page size and user. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: ProposalSummary;
};

/** Filter of a list of proposals; all conditions apply together. */
export type ProposalFilter = {
  /** To whom the proposal is assigned, for sellers and admins. Requires `abilities.canFilterByAssignee`. */
  assignedTo?: InputMaybe<ProposalAssignee>;
  /** `assignee.staffId` of the person to whom the proposal is assigned, for sellers and admins. Requires `abilities.canFilterByAssignee`. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** First day of creation, in Argentina's time. */
  createdFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Last day of creation, in Argentina's time. */
  createdUntil?: InputMaybe<Scalars['Date']['input']>;
  /** Complete identity number of the applicant; a value that is not a DNI is BAD_USER_INPUT. */
  documentNumber?: InputMaybe<Scalars['Dni']['input']>;
  /** Last day of the expected payment; matches open proposals only. Requires `abilities.canFilterByPayment`. */
  expectedPaymentUntil?: InputMaybe<Scalars['Date']['input']>;
  /** Gender of the applicant. */
  gender?: InputMaybe<Gender>;
  /** Whether to exclude cancelled proposals. */
  ignoreCancelled?: InputMaybe<Scalars['Boolean']['input']>;
  /** First day of the pledge's inscription, in Argentina's time. Requires `abilities.canFilterByEvent`. */
  inscribedFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Last day of the pledge's inscription, in Argentina's time. Requires `abilities.canFilterByEvent`. */
  inscribedUntil?: InputMaybe<Scalars['Date']['input']>;
  /** Whether the point of sale itself sells the vehicle, so that the bank pays it; false is ignored. Requires `abilities.canFilterByPayee`. */
  isPaidToPointOfSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to list only open proposals that have been in their stage for longer than its target, in Argentina's days. Requires `abilities.canFilterByTarget`. */
  isPastTarget?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last day of the next call, in Argentina's time, of proposals assigned to the viewer. Requires `abilities.canFilterByAssignee`. */
  nextCallUntil?: InputMaybe<Scalars['Date']['input']>;
  /** Proposal number, complete, 1 or more. */
  number?: InputMaybe<Scalars['Int']['input']>;
  /** The active phase; with `phaseStatus` FINALIZED, the last finished phase, with PENDING, the next one. */
  phase?: InputMaybe<PhaseName>;
  /** Status of `phase`; without `phase`, proposals with any phase in this status. */
  phaseStatus?: InputMaybe<PhaseStatus>;
  /** Code of a point of sale; without it, all points of sale of the user. Text that cannot be a code is BAD_USER_INPUT. */
  pointOfSaleCode?: InputMaybe<Scalars['String']['input']>;
  /** A proposal number, DNI, CUIL or CUIT; with `abilities.canSearchNames`, also a phone, words in any order with which the names of applicants and sellers or vehicles begin, parts of plates, and the first eight digits of an id, or four after `ID`. From 2 to 60 characters; one character finds nothing; other text is BAD_USER_INPUT. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** The bank's code of a kind of document that was sent back. Requires `abilities.canFilterByEvent`. */
  sentBackDocument?: InputMaybe<Scalars['String']['input']>;
  /** First day on which a document was sent back, of the kind `sentBackDocument` if given, in Argentina's time. Requires `abilities.canFilterByEvent`. */
  sentBackFrom?: InputMaybe<Scalars['Date']['input']>;
  /** First day of the contract's last signature, in Argentina's time. Requires `abilities.canFilterBySignature`. */
  signedFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Last day of the contract's last signature, in Argentina's time. Requires `abilities.canFilterByEvent`. */
  signedUntil?: InputMaybe<Scalars['Date']['input']>;
  /** Status of the flow. */
  status?: InputMaybe<ProposalStatusFilter>;
  /** The party that has to act now. Requires `abilities.canFilterByActor`. */
  waitsFor?: InputMaybe<ProposalActor>;
};

/** Progress of a proposal and what can still be done with it, derived from its status and phases. */
export type ProposalFlow = {
  __typename?: 'ProposalFlow';
  /** Whether the proposal can still be cancelled, because its contract is not signed. */
  canBeCancelled: Scalars['Boolean']['output'];
  /** Whether the applicant can continue the proposal. */
  canBeResumed: Scalars['Boolean']['output'];
  /** Whether the proposal waits for replacements of documents that an analyst sent back. */
  hasDocumentsSentBack: Scalars['Boolean']['output'];
  /** Whether the payment account was saved. */
  isAccountSaved: Scalars['Boolean']['output'];
  /** Whether the identity check is done. */
  isBiometryFinalized: Scalars['Boolean']['output'];
  /** Whether the identity check is in progress. */
  isBiometryInProgress: Scalars['Boolean']['output'];
  /** Whether the bank or the applicant cancelled the proposal. */
  isCancelled: Scalars['Boolean']['output'];
  /** Whether the contract was signed. */
  isContractSigned: Scalars['Boolean']['output'];
  /** Whether the registry has the pledge and the proposal was not cancelled. */
  isPledgeAtRegistry: Scalars['Boolean']['output'];
  /** Whether the registry returned the inscribed pledge. */
  isPledgeClosed: Scalars['Boolean']['output'];
};

/** A proposal to return to (`get_proposal_by_dni`). Before the phone code it reveals nothing, not even whether the proposal exists. */
export type ProposalMatch = {
  __typename?: 'ProposalMatch';
  /** Id of the proposal; knowing it gives no access. In a browser without access to the proposal, it depends only on the document. */
  id: Scalars['ID']['output'];
  /** Masked phone that the code will be sent to; null in a browser without access to the proposal. */
  maskedPhone: Maybe<Scalars['String']['output']>;
  /** Number; null in a browser without access to the proposal. */
  number: Maybe<Scalars['Int']['output']>;
  /** The phase in progress, as text to show; null in a browser without access to the proposal. */
  phaseLabel: Maybe<Scalars['String']['output']>;
};

/** A party of a proposal, with the data that the dashboard may show. */
export type ProposalParty = {
  __typename?: 'ProposalParty';
  /** Masked CUIL or CUIT. */
  maskedCuil: Scalars['String']['output'];
  /** Masked identity number; null for a company. */
  maskedDocument: Maybe<Scalars['String']['output']>;
  /** Masked email address, with its first letter and host visible. */
  maskedEmail: Scalars['String']['output'];
  /** Masked phone. */
  maskedPhone: Scalars['String']['output'];
  /** Name, or registered business name. */
  name: Scalars['String']['output'];
  /** Role in the proposal. */
  role: PartyRole;
};

/** The right to revoke a signed contract. */
export type ProposalRevocation = {
  __typename?: 'ProposalRevocation';
  /** Business days left, including today; 0 once the last day is over. */
  businessDaysLeft: Scalars['Int']['output'];
  /** Day of the payment; null before the payment, and if the bank does not state it. */
  paidOn: Maybe<Scalars['Date']['output']>;
  /** The last request confirmed by a borrower, otherwise the first request; null if there is none. */
  request: Maybe<RevocationReceipt>;
  /** Last day to revoke; before the payment, the earliest possible last day. Null until the contract is signed. */
  revocableUntil: Maybe<Scalars['Date']['output']>;
};

/** Order of a list of proposals. */
export type ProposalSort =
  /** By amount of the loan, largest first. */
  | 'LARGEST'
  /** Open proposals only, by time in the stage, longest first. */
  | 'LONGEST_IN_STAGE'
  /** By the applicant's first name and surname. */
  | 'NAME'
  /** By creation, newest first. */
  | 'NEWEST'
  /** Open proposals with an expected payment only, earliest first. */
  | 'NEXT_PAYMENT'
  /** By creation, oldest first. */
  | 'OLDEST';

/** Status of a proposal. */
export type ProposalStatus =
  /** Cancelled with `cancelProposal`, by the applicant or a seller of the point of sale; the status does not distinguish them. */
  | 'CANCELLED_BY_APPLICANT'
  /** Cancelled by the bank, or expired. */
  | 'CANCELLED_BY_BANK'
  /** Closed; the pledge is inscribed, or the application ended without a pledge. */
  | 'CLOSED'
  /** Open; a party has to act. */
  | 'OPEN'
  /** A status that this schema does not know. */
  | 'UNKNOWN';

/** Status in the filter of a list. */
export type ProposalStatusFilter =
  /** Proposals cancelled by the bank, the applicant or a seller. */
  | 'CANCELLED'
  /** Closed proposals. */
  | 'CLOSED'
  /** Open proposals. */
  | 'OPEN';

/** A proposal in a list. */
export type ProposalSummary = {
  __typename?: 'ProposalSummary';
  /** The phase in progress; never CONCIERGE, which runs in parallel. */
  activePhase: Maybe<FlowPhase>;
  /** Amount of the loan; null if the bank does not state it. */
  amount: Maybe<Money>;
  /** For sellers and admins, the seller to whom the proposal is assigned; null if there is none, or if the bank does not state it. */
  assignee: Maybe<StaffMember>;
  /** Brand. */
  brand: Brand;
  /** When the proposal was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Progress of the proposal, as text to show. */
  displayName: Scalars['String']['output'];
  /** Day on which the bank will probably pay for the vehicle; null if the proposal has ended, was sent back or its payment is on hold, or if the bank does not state it. */
  expectedPaymentOn: Maybe<Scalars['Date']['output']>;
  /** Progress of the proposal, and what can still be done with it. */
  flow: ProposalFlow;
  /** Id of the proposal; null if the bank does not state it, so that the proposal cannot be opened. */
  id: Maybe<Scalars['ID']['output']>;
  /** Whether a confirmed revocation waits for the bank. */
  isRevocationOnHold: Scalars['Boolean']['output'];
  /** The applicant's masked identity number; null if the bank does not state it. */
  maskedDocument: Maybe<Scalars['String']['output']>;
  /** For sellers and admins, day of the next call to the applicant; null if there is none, if the proposal is assigned to a colleague, or if the bank does not state it. */
  nextCallOn: Maybe<Scalars['Date']['output']>;
  /** Number that people use; null if the bank does not state it. */
  number: Maybe<Scalars['Int']['output']>;
  /** The applicant's name; null if the user is the applicant, or if the bank does not state it. */
  ownerName: Maybe<Scalars['String']['output']>;
  /** Point of sale; null if there is none. */
  pointOfSale: Maybe<PointOfSale>;
  /** Documents to replace, first those that `waitsFor` must replace; empty if there are none, or the bank's list does not state them. */
  sentBackDocuments: Array<SentBackDocument>;
  /** Stage of the proposal: the display name, or in the Vivere flow the name of the stage. */
  stage: Scalars['String']['output'];
  /** Kind of the stage. */
  stageKind: StageKind;
  /** When the current stage began, or when the proposal ended; null if the bank does not state it. */
  stageStartedAt: Maybe<Scalars['DateTime']['output']>;
  /** Days within which the proposal should leave the stage; null without a target, and once it has ended. */
  stageTargetDays: Maybe<Scalars['Int']['output']>;
  /** Status of the proposal. */
  status: ProposalStatus;
  /** The vehicle. */
  vehicle: Vehicle;
  /** The party that has to act now; null once the proposal has ended. */
  waitsFor: Maybe<ProposalActor>;
};

/** Input of `proveCoOwnerDevice`. */
export type ProveCoOwnerDeviceInput = {
  /** Id of the co-ownership, which equals the id of its proposal. */
  coOwnershipId: Scalars['ID']['input'];
  /** Six digits; spaces are ignored. */
  code: Scalars['String']['input'];
};

/** Outcome of `proveCoOwnerDevice`. */
export type ProveCoOwnerDevicePayload = {
  __typename?: 'ProveCoOwnerDevicePayload';
  /** The co-ownership after the change; null if nothing changed. */
  coOwnership: Maybe<CoOwnership>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** A province (`get_states`). */
export type Province = {
  __typename?: 'Province';
  /** Key; `1` is Capital Federal. */
  id: Scalars['ID']['output'];
  /** Name in the bank's capitals. */
  name: Scalars['String']['output'];
  /** First letter of the province's eight-character postal codes. */
  postalLetter: Scalars['String']['output'];
};

/** Root of all reads. */
export type Query = {
  __typename?: 'Query';
  /** The largest loan of an agreement that a monthly budget covers; null if the budget does not cover the smallest loan, or the agreement does not exist (`get_rates` without uuid). */
  affordableQuote: Maybe<AffordableLoan>;
  /** Configuration of this installation. */
  appConfig: AppConfig;
  /** Figures for a seller or an admin; null if the bank has no board (`ext/board`). FORBIDDEN for an applicant. */
  board: Maybe<Board>;
  /** The stages of the board. If the bank has no board, the gateway counts the first page of each stage's list, up to ten (`ext/board`, `get_proposals`). FORBIDDEN for an applicant. */
  boardStages: Array<BoardStage>;
  /** Whether the bank provides quotes as PDFs, at `/files/quotes/{token}` (`quote-pdf/available`). */
  canPrintQuotes: Scalars['Boolean']['output'];
  /** The certificate behind a link; null if there is none, or the bank has none (`ext/certificates`). */
  certificate: Maybe<Certificate>;
  /** Cities of a province (`get_cities`). */
  cities: Array<City>;
  /** A co-ownership that this browser opened with `openCoOwnerLink`; null for any other (`ext/co-ownerships`). */
  coOwnership: Maybe<CoOwnership>;
  /** The request for consent that a link from the bank to an applicant opens; null for any other key, and after the applicant consented (`ext/consent-requests`). */
  consentRequest: Maybe<ConsentRequest>;
  /** The model contract, with blanks in place of a loan's data; public, also as a PDF at `/files/contract-model`. Null if the bank does not publish it (`ext/contract-model`). */
  contractModel: Maybe<DocumentText>;
  /** Countries (`get_countries`). */
  countries: Array<CatalogItem>;
  /** Whether a coupon applies, to the vehicle of this browser's simulation if there is one (`validate_coupon`). */
  couponCheck: CouponCheck;
  /** Coupons, the default one first; only the default one if the bank has none or fails (`get_coupons`). */
  coupons: Array<Coupon>;
  /** The co-ownership that this browser last opened; null if there is none (`ext/co-ownerships`). */
  currentCoOwnership: Maybe<CoOwnership>;
  /** The proposal that this browser last created or unlocked; a signed-in seller's tab sends its own in a header (`get_proposal`). */
  currentProposal: Maybe<Proposal>;
  /** The sale that this browser last opened, or the one with this number. */
  currentSale: Maybe<Sale>;
  /** The last simulation that this browser started; a signed-in seller's tab sends its own in a header (`get_simulation`). */
  currentSimulation: Maybe<Simulation>;
  /** How a point of sale follows up a proposal: its assignee, the next call and notes, for sellers and admins; null for other users, and if the bank lacks the call (`ext/follow-up`). */
  followUp: Maybe<FollowUp>;
  /** The proposal number of a sale that this browser opened and that has another seller now; null for any other sale (`get_proposal`). */
  formerSale: Maybe<Scalars['Int']['output']>;
  /** Genders that the bank accepts (`get_genders`). */
  genders: Array<CatalogItem>;
  /** An indicative quote without an applicant (`get_rates` without uuid, `ext/insurance-estimate`). */
  indicativeQuote: LoanQuote;
  /** Marital statuses (`get_marital_status`). */
  maritalStatuses: Array<CatalogItem>;
  /** Mobile companies (`get_mobile_providers`). */
  mobileProviders: Array<CatalogItem>;
  /** Occupations (`get_occupations`). */
  occupations: Array<CatalogItem>;
  /** How a seller can contact the people of a proposal; null for other users, and if the bank lacks the call (`ext/outreach`). */
  outreach: Maybe<Outreach>;
  /** Points of sale, by business name (`branches`). */
  pointsOfSale: Array<PointOfSale>;
  /** A proposal that this browser or the signed-in user may read; null for any other (`get_proposal`). */
  proposal: Maybe<Proposal>;
  /** The number of proposals that each filter finds among those that `proposals` lists for this user, in the order of `filters`; null if the bank cannot count (`ext/proposal-count`). */
  proposalCounts: Maybe<Array<ProposalCount>>;
  /** The version of a proposal: opaque text that changes with the proposal; null if the proposal does not exist. Cheap while it equals `known` (`get_proposal`). */
  proposalVersion: Maybe<Scalars['String']['output']>;
  /** A page of proposals: an applicant's own, those of a seller's points of sale, or all of them for an admin (`get_proposals`). Null if the page still has the version `ifNotVersion`. */
  proposals: Maybe<ProposalConnection>;
  /** Provinces (`get_states`). */
  provinces: Array<Province>;
  /** A link that shares an indicative quote (`get_rates` without uuid, `ext/insurance-estimate`). */
  quoteLink: QuoteLink;
  /** Relationships of a co-owner to the owner (`get_relationships`). */
  relationships: Array<CatalogItem>;
  /** A sale that this browser opened with `findSale`; null for any other. */
  sale: Maybe<Sale>;
  /** Conditions of a point of sale, or the general ones (`get_coupon`). */
  salesConditions: SalesConditions;
  /** The seller of a proposal that the caller may read; null if there is none. Loads less than `proposal.seller` (`get_seller`). */
  seller: Maybe<Seller>;
  /** The quote behind a link; null if the link was altered, truncated or issued by another bank. */
  sharedQuote: Maybe<SharedQuote>;
  /** Estimated costs that a borrower pays in addition to the loan; null if the bank does not estimate them (`ext/side-costs`). */
  sideCosts: Maybe<SideCosts>;
  /** Categories in the provincial turnover tax for a VAT status (`get_gross_income`). */
  turnoverTaxCategories: Array<CatalogItem>;
  /** VAT statuses that an occupation may have (`get_tax_burdens`). */
  vatStatuses: Array<CatalogItem>;
  /** Brands of a type (`get_brands_by_type`). */
  vehicleBrands: Array<VehicleBrand>;
  /** Models of a brand (`get_models_by_brand`). */
  vehicleModels: Array<VehicleModel>;
  /** Vehicle types that the applicant may choose: without hidden types, and with utilities only for the self-employed (`get_types`). */
  vehicleTypes: Array<VehicleKind>;
  /** Years that the agreement allows: of a model, or of a type when quoting by value (`get_years_by_model`, `get_years_by_type`). */
  vehicleYears: Array<VehicleYear>;
  /** The signed-in user; null for a guest. */
  viewer: Maybe<Viewer>;
  /** Work activities of an occupation (`get_work_activities`). */
  workActivities: Array<CatalogItem>;
};


/** Root of all reads. */
export type QueryAffordableQuoteArgs = {
  input: AffordableQuoteInput;
};


/** Root of all reads. */
export type QueryBoardArgs = {
  pointOfSaleCode?: InputMaybe<Scalars['String']['input']>;
};


/** Root of all reads. */
export type QueryBoardStagesArgs = {
  pointOfSaleCode?: InputMaybe<Scalars['String']['input']>;
};


/** Root of all reads. */
export type QueryCertificateArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all reads. */
export type QueryCitiesArgs = {
  provinceId: Scalars['ID']['input'];
};


/** Root of all reads. */
export type QueryCoOwnershipArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all reads. */
export type QueryConsentRequestArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['String']['input'];
};


/** Root of all reads. */
export type QueryCouponCheckArgs = {
  couponId: Scalars['ID']['input'];
};


/** Root of all reads. */
export type QueryCurrentSaleArgs = {
  number?: InputMaybe<Scalars['Int']['input']>;
};


/** Root of all reads. */
export type QueryFollowUpArgs = {
  proposalId: Scalars['ID']['input'];
};


/** Root of all reads. */
export type QueryFormerSaleArgs = {
  number?: InputMaybe<Scalars['Int']['input']>;
};


/** Root of all reads. */
export type QueryIndicativeQuoteArgs = {
  input: IndicativeQuoteInput;
  vehicle?: InputMaybe<QuotedVehicleInput>;
};


/** Root of all reads. */
export type QueryOutreachArgs = {
  proposalId: Scalars['ID']['input'];
};


/** Root of all reads. */
export type QueryProposalArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all reads. */
export type QueryProposalCountsArgs = {
  filters: Array<ProposalFilter>;
};


/** Root of all reads. */
export type QueryProposalVersionArgs = {
  id: Scalars['ID']['input'];
  known?: InputMaybe<Scalars['String']['input']>;
};


/** Root of all reads. */
export type QueryProposalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProposalFilter>;
  first: Scalars['Int']['input'];
  ifNotVersion?: InputMaybe<Scalars['String']['input']>;
  sort: ProposalSort;
};


/** Root of all reads. */
export type QueryQuoteLinkArgs = {
  input: IndicativeQuoteInput;
  vehicle?: InputMaybe<QuotedVehicleInput>;
};


/** Root of all reads. */
export type QuerySaleArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all reads. */
export type QuerySalesConditionsArgs = {
  pointOfSaleCode?: InputMaybe<Scalars['String']['input']>;
};


/** Root of all reads. */
export type QuerySellerArgs = {
  proposalId: Scalars['ID']['input'];
};


/** Root of all reads. */
export type QuerySharedQuoteArgs = {
  token: Scalars['String']['input'];
};


/** Root of all reads. */
export type QuerySideCostsArgs = {
  input: SideCostsInput;
};


/** Root of all reads. */
export type QueryTurnoverTaxCategoriesArgs = {
  vatStatusCode: Scalars['String']['input'];
};


/** Root of all reads. */
export type QueryVatStatusesArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  occupationId: Scalars['ID']['input'];
};


/** Root of all reads. */
export type QueryVehicleBrandsArgs = {
  agreementId: Scalars['ID']['input'];
  typeCode: Scalars['String']['input'];
};


/** Root of all reads. */
export type QueryVehicleModelsArgs = {
  agreementId: Scalars['ID']['input'];
  brandId: Scalars['ID']['input'];
  typeCode: Scalars['String']['input'];
};


/** Root of all reads. */
export type QueryVehicleTypesArgs = {
  agreementId?: InputMaybe<Scalars['ID']['input']>;
  couponId?: InputMaybe<Scalars['ID']['input']>;
  occupationId?: InputMaybe<Scalars['ID']['input']>;
};


/** Root of all reads. */
export type QueryVehicleYearsArgs = {
  agreementId: Scalars['ID']['input'];
  modelId?: InputMaybe<Scalars['ID']['input']>;
  typeCode: Scalars['String']['input'];
};


/** Root of all reads. */
export type QueryWorkActivitiesArgs = {
  occupationId: Scalars['ID']['input'];
};

/** A link that shows a quote without personal data; no sign-in is needed. */
export type QuoteLink = {
  __typename?: 'QuoteLink';
  /** Path of its page on the public origin; null if the bank refuses the choice. */
  path: Maybe<Scalars['String']['output']>;
  /** Why the bank refuses the choice. */
  userErrors: Array<UserError>;
  /** Last day on which the page shows the figures; null without a link. */
  validUntil: Maybe<Scalars['Date']['output']>;
};

/** The vehicle of a shared quote. */
export type QuotedVehicle = {
  __typename?: 'QuotedVehicle';
  /** Key of the brand; null if quoted by value. */
  brandId: Maybe<Scalars['ID']['output']>;
  /** Key of the model; null if quoted by value. */
  modelId: Maybe<Scalars['ID']['output']>;
  /** Name to show: brand, model, condition and year, if they were chosen. */
  name: Scalars['String']['output'];
  /** Price of the vehicle. */
  purchaseValue: Money;
  /** Code of its type; null if only its value was chosen. */
  typeCode: Maybe<Scalars['String']['output']>;
  /** Model year; null if only its value was chosen. */
  year: Maybe<Scalars['Int']['output']>;
  /** Whether the vehicle is new. */
  zeroKm: Scalars['Boolean']['output'];
};

/** The vehicle of an indicative quote. With an agreement, brand and model are BAD_USER_INPUT unless the bank lists them. */
export type QuotedVehicleInput = {
  /** Key of the brand. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the model. */
  modelId?: InputMaybe<Scalars['ID']['input']>;
  /** Price of the vehicle, in pesos. */
  purchaseValue: Scalars['Decimal']['input'];
  /** Code of its type. */
  typeCode?: InputMaybe<Scalars['String']['input']>;
  /** Model year. */
  year?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the vehicle is new. */
  zeroKm: Scalars['Boolean']['input'];
};

/** How an installment is indexed. */
export type RateMode =
  /** Fixed rate. */
  | 'FIXED'
  /** Indexed by UVA. */
  | 'UVA';

/** Replacements of documents that were sent back. */
export type ReUploadDocumentsInput = {
  /** The documents that were sent back with their new files. */
  documents: Array<DocumentFilesInput>;
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `reUploadDocuments`. */
export type ReUploadDocumentsPayload = {
  __typename?: 'ReUploadDocumentsPayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `readCoOwnerContractDocuments`. */
export type ReadCoOwnerContractDocumentsInput = {
  /** Id of the co-ownership, which equals the id of its proposal. */
  coOwnershipId: Scalars['ID']['input'];
  /** Texts that the co-owner accepts now. */
  consents: Array<ContractConsentInput>;
};

/** Outcome of `readCoOwnerContractDocuments`. */
export type ReadCoOwnerContractDocumentsPayload = {
  __typename?: 'ReadCoOwnerContractDocumentsPayload';
  /** Texts accepted so far. */
  consents: Array<ContractConsent>;
  /** Documents to read before the contract. */
  documents: Array<GeneratedDocument>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `readContractDocuments`. */
export type ReadContractDocumentsInput = {
  /** Texts that the applicant accepts now. */
  consents: Array<ContractConsentInput>;
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `readContractDocuments`. */
export type ReadContractDocumentsPayload = {
  __typename?: 'ReadContractDocumentsPayload';
  /** Texts accepted so far. */
  consents: Array<ContractConsent>;
  /** Documents to read before the contract. */
  documents: Array<GeneratedDocument>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Why the bank refuses an application; a category, never a score. */
export type RefusalReason =
  /** The applicant's age at the first or at the last installment. */
  | 'AGE'
  /** The installment is too high for the income. */
  | 'INCOME'
  /** The payment history of other debts. */
  | 'RECORDS'
  /** The vehicle's value or age, or a rate that is not offered for it. */
  | 'VEHICLE';

/** Input of `refuseCoOwnership`. */
export type RefuseCoOwnershipInput = {
  /** Id of the co-ownership, which equals the id of its proposal. */
  coOwnershipId: Scalars['ID']['input'];
  /** Reason in the co-owner's words; the owner can read it. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of `refuseCoOwnership`. */
export type RefuseCoOwnershipPayload = {
  __typename?: 'RefuseCoOwnershipPayload';
  /** The co-ownership after the change; null if nothing changed. */
  coOwnership: Maybe<CoOwnership>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** A register's result for a person. */
export type RegisterCheckStatus =
  /** No objection to the loan. */
  | 'APPROVED'
  /** No result yet; ask again. */
  | 'PENDING'
  /** The bank cannot conclude a contract with this person. */
  | 'REJECTED';

/** Results of the two registers that the bank queries about a borrower before a contract, without the identity check by photos (`biometry`). Never a score. */
export type RegisterChecks = {
  __typename?: 'RegisterChecks';
  /** Register that the bank calls ENRI (`get_enri_status`). */
  enri: RegisterCheckStatus;
  /** Register that the bank calls OPBC (`get_opbc_status`). */
  opbc: RegisterCheckStatus;
};

/** Input of `reloadInsurances`. */
export type ReloadInsurancesInput = {
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `reloadInsurances`. */
export type ReloadInsurancesPayload = {
  __typename?: 'ReloadInsurancesPayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** The installments to pay after a day. */
export type RemainingInstallments = {
  __typename?: 'RemainingInstallments';
  /** Number of installments. */
  count: Scalars['Int']['output'];
  /** Interest of these installments, with IVA. */
  interest: Money;
  /** Business day on which the last one is payable; the day of the prepayment if there is none. */
  lastPayableOn: Scalars['Date']['output'];
  /** The next one; null if there is none. */
  nextInstallment: Maybe<Money>;
  /** Sum of these installments, without the prepayment. */
  total: Money;
};

/** A party that has to act, and the last reminder to it. */
export type Reminder = {
  __typename?: 'Reminder';
  /** The last reminder to this party; null before the first one. */
  last: Maybe<SentReminder>;
  /** When another one may be sent; null for now, and if the bank does not say. */
  nextAt: Maybe<Scalars['DateTime']['output']>;
  /** The party that has to act. */
  party: ReminderParty;
};

/** A party that can be reminded. */
export type ReminderParty =
  /** The co-owner. */
  | 'CO_OWNER'
  /** The applicant. */
  | 'OWNER'
  /** The seller of the vehicle. */
  | 'SELLER';

/** A request about a person's data. */
export type RequestPersonalDataInput = {
  /** Where the bank sends the answer: an email address or a phone. */
  contact: Scalars['String']['input'];
  /** Identity number of the person. */
  documentNumber: Scalars['Dni']['input'];
  /** Gender. */
  gender: Gender;
  /** Kind of request. */
  kind: PersonalDataRequestKind;
};

/** Outcome of `requestPersonalData`. */
export type RequestPersonalDataPayload = {
  __typename?: 'RequestPersonalDataPayload';
  /** The receipt; null if the bank does not accept requests here. It does not reveal whether the bank knows the person. */
  receipt: Maybe<PersonalDataReceipt>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** A revocation request. */
export type RequestRevocationInput = {
  /** Where the bank sends the answer: an email address or a phone. */
  contact: Scalars['String']['input'];
  /** Identity number of the person. */
  documentNumber: Scalars['Dni']['input'];
  /** Gender. */
  gender: Gender;
  /** Number of the proposal, if known. */
  proposalNumber?: InputMaybe<Scalars['Int']['input']>;
};

/** Outcome of `requestRevocation`. */
export type RequestRevocationPayload = {
  __typename?: 'RequestRevocationPayload';
  /** Whether a code to the stored phone can confirm the request; does not reveal whether a code was sent. */
  canBeConfirmed: Scalars['Boolean']['output'];
  /** The receipt; null if the bank does not accept requests here. It does not reveal whether the person has a proposal. */
  receipt: Maybe<RevocationReceipt>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** A document that the bank requires for the proposal (`get_documents`). */
export type RequiredDocument = {
  __typename?: 'RequiredDocument';
  /** Uploaded files. */
  files: Array<DocumentFile>;
  /** Whether the proposal cannot continue without the document. */
  isMandatory: Scalars['Boolean']['output'];
  /** Text to show. */
  label: Scalars['String']['output'];
  /** Why an analyst sent it back. */
  observation: Maybe<Scalars['String']['output']>;
  /** Subject of the document. */
  party: DocumentParty;
  /** Status of the document. */
  status: DocumentStatus;
  /** The bank's type, such as `DNI_FRONT`. */
  type: Scalars['String']['output'];
};

/** Input of `resendCoOwnerLink`. */
export type ResendCoOwnerLinkInput = {
  /** Key of the link: the part after `#`. */
  key: Scalars['String']['input'];
  /** Number of the proposal, as the link names it. */
  proposalNumber: Scalars['Int']['input'];
};

/** Outcome of `resendCoOwnerLink`. */
export type ResendCoOwnerLinkPayload = {
  __typename?: 'ResendCoOwnerLinkPayload';
  /** Whether the bank accepts such requests; does not reveal whether a link was sent. */
  isRequested: Scalars['Boolean']['output'];
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** A sale's link that no longer works. */
export type ResendSaleLinkInput = {
  /** Key of the link. */
  key: Scalars['String']['input'];
  /** Number of the proposal. */
  proposalNumber: Scalars['Int']['input'];
};

/** Outcome of `resendSaleLink`. */
export type ResendSaleLinkPayload = {
  __typename?: 'ResendSaleLinkPayload';
  /** Whether the bank accepts such requests; does not reveal whether the link exists. */
  isRequested: Scalars['Boolean']['output'];
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** The flow that the user is in; some screens differ. */
export type ResumeAs =
  /** Guest: not signed in. */
  | 'GUEST'
  /** Signed-in user. */
  | 'USER';

/** Input of `resumeProposal`. */
export type ResumeProposalInput = {
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `resumeProposal`. */
export type ResumeProposalPayload = {
  __typename?: 'ResumeProposalPayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** The screen where the user continues a proposal. */
export type ResumeStep =
  /** Address and civil data. */
  | 'ADDITIONAL_DATA'
  /** The co-owner's address and civil data. */
  | 'CO_OWNER_ADDITIONAL_DATA'
  /** End of the process. */
  | 'END'
  /** Choice of the policy. */
  | 'INSURANCE'
  /** Phone code. */
  | 'PHONE_VALIDATION'
  /** The vehicle's seller. */
  | 'SELLER_DATA'
  /** Summary. */
  | 'SUMMARY'
  /** The vehicle's documents. */
  | 'VEHICLE_DOCUMENTS';

/** Input of `revealContact`. */
export type RevealContactInput = {
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `revealContact`. */
export type RevealContactPayload = {
  __typename?: 'RevealContactPayload';
  /** The contact; null with user errors. */
  contact: Maybe<ApplicantContact>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** A change by sellers to their own data. DNI, CUIL and CUIT cannot be changed here. */
export type ReviseOwnSellerDataInput = {
  /** Whether the data are right. */
  isDataCorrect: Scalars['Boolean']['input'];
  /** Id of the sale, which equals the id of its proposal. */
  saleId: Scalars['ID']['input'];
  /** New data; without it, the data do not change. */
  seller?: InputMaybe<SaleSellerInput>;
};

/** Outcome of `reviseOwnSellerData`. */
export type ReviseOwnSellerDataPayload = {
  __typename?: 'ReviseOwnSellerDataPayload';
  /** The sale after the change; null if nothing changed. */
  sale: Maybe<Sale>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** A change, confirmation or rejection of the seller's data. */
export type ReviseSellerInput = {
  /** Whether the data are right; new data count as right unless this is false. */
  isDataCorrect: Scalars['Boolean']['input'];
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
  /** New data; without it, the data do not change. */
  seller?: InputMaybe<SellerInput>;
};

/** Outcome of `reviseSeller`. */
export type ReviseSellerPayload = {
  __typename?: 'ReviseSellerPayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** The receipt of a revocation request. */
export type RevocationReceipt = {
  __typename?: 'RevocationReceipt';
  /** The borrower who made the request, or in whose name it was made; null if unknown. */
  by: Maybe<Borrower>;
  /** Whether the borrower confirmed the request with a code sent to the stored phone; until then, anybody may have made the request. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Whether the bank has yet to decide on the request; meanwhile, nothing is signed, pledged or paid. Null if the bank does not state it. */
  isOnHold: Maybe<Scalars['Boolean']['output']>;
  /** Number of the receipt. */
  number: Scalars['String']['output'];
  /** When the bank received the request. */
  requestedAt: Scalars['DateTime']['output'];
};

/** The seller's view of a sale, without data of the applicant or the loan. */
export type Sale = {
  __typename?: 'Sale';
  /** The account to which the bank pays the seller; null if not given yet (`get_accounts`). */
  account: Maybe<SaleAccount>;
  /** Given name and initial of the buyer, 'Joaquín F.'. */
  buyerName: Scalars['String']['output'];
  /** Documents of the seller and of the vehicle (`get_documents`). */
  documents: Array<RequiredDocument>;
  /** Day on which the bank will probably transfer the amount; null if the sale has ended or the payment is on hold, or if the bank does not state it. */
  expectedPaymentOn: Maybe<Scalars['Date']['output']>;
  /** Id of the sale, which equals the id of its proposal. */
  id: Scalars['ID']['output'];
  /** Whether chassis, engine and, for a used vehicle, plate are known; the buyer cannot sign without them. */
  isVehicleIdentified: Scalars['Boolean']['output'];
  /** What the seller has to do next (`get_documents`, `get_accounts`). */
  nextStep: SaleStep;
  /** Number of the proposal. */
  number: Scalars['Int']['output'];
  /** The seller. */
  seller: SaleSeller;
  /** Progress of the loan (`get_proposal`). */
  stage: SaleStage;
  /** Status of the sale. */
  status: SaleStatus;
  /** Amount that the bank transfers to the seller: the loan less the granting fee. Buyer and seller settle the rest. */
  transfer: Money;
  /** The vehicle. */
  vehicle: SaleVehicle;
};

/** The account to which the bank pays the seller. */
export type SaleAccount = {
  __typename?: 'SaleAccount';
  /** Whether the buyer requested the revocation of the loan, on which the bank decides before it pays. */
  isLoanOnHold: Scalars['Boolean']['output'];
  /** Whether the bank checks the account before it pays, because it changed or its holder is not confirmed. */
  isOnHold: Scalars['Boolean']['output'];
  /** Whether the account is at this bank. */
  isOwnBank: Scalars['Boolean']['output'];
  /** Masked CBU. */
  maskedNumber: Scalars['String']['output'];
};

/** A company that sells, with masked identifiers. */
export type SaleCompany = {
  __typename?: 'SaleCompany';
  /** Registered business name. */
  businessName: Scalars['String']['output'];
  /** Masked CUIT. */
  maskedCuit: Scalars['String']['output'];
};

/** New data of a company; omitted fields do not change. */
export type SaleCompanyInput = {
  /** Registered business name. */
  businessName: Scalars['String']['input'];
  /** Email address; optional. */
  email?: InputMaybe<Scalars['Email']['input']>;
  /** Phone; optional. */
  phone?: InputMaybe<MobilePhoneInput>;
};

/** Who the seller of a sale is. */
export type SaleIdentity = SaleCompany | SalePerson;

/** Identity of a seller who was only invited. */
export type SaleIdentityInput =
  /** The seller is a company. */
  { company: CompanySellerInput; person?: never; }
  |  /** The seller is a person. */
  { company?: never; person: PersonSellerInput; };

/** Masked data of a sale, for the seller who looks for it (`get_seller_details`). */
export type SaleMatch = {
  __typename?: 'SaleMatch';
  /** Whether the seller's data are given, and the seller has not rejected them. */
  hasValidData: Scalars['Boolean']['output'];
  /** Whether the seller is a company. */
  isCompany: Scalars['Boolean']['output'];
  /** Masked DNI or CUIT. */
  maskedDocument: Scalars['String']['output'];
  /** Masked email address, with its first letter and host visible. */
  maskedEmail: Scalars['String']['output'];
  /** Masked name. */
  maskedName: Scalars['String']['output'];
  /** Masked phone. */
  maskedPhone: Scalars['String']['output'];
  /** Id of the sale, which equals the id of its proposal; knowing it gives no access. */
  proposalId: Scalars['ID']['output'];
};

/** A person who sells, with masked identifiers. */
export type SalePerson = {
  __typename?: 'SalePerson';
  /** Given names. */
  firstName: Scalars['String']['output'];
  /** Family names. */
  lastName: Scalars['String']['output'];
  /** Masked CUIL or CUIT. */
  maskedCuil: Scalars['String']['output'];
  /** Masked DNI. */
  maskedDocument: Scalars['String']['output'];
};

/** New data of a person; omitted fields do not change. */
export type SalePersonInput = {
  /** Email address; optional. */
  email?: InputMaybe<Scalars['Email']['input']>;
  /** Given names. */
  firstName: Scalars['String']['input'];
  /** Family names. */
  lastName: Scalars['String']['input'];
  /** Mobile phone; optional. */
  phone?: InputMaybe<MobilePhoneInput>;
};

/** Identifies the seller of a sale. */
export type SaleSearchInput =
  /** CUIT of a seller that is a company. */
  { cuit: Scalars['Cuil']['input']; key?: never; person?: never; }
  |  /** Key of the link that the seller received; it opens the sale in one browser. */
  { cuit?: never; key: Scalars['String']['input']; person?: never; }
  |  /** The seller is a person. */
  { cuit?: never; key?: never; person: SaleSearchPersonInput; };

/** A seller who is a person, for finding the sale. */
export type SaleSearchPersonInput = {
  /** Identity number. */
  documentNumber: Scalars['Dni']['input'];
  /** Gender. */
  gender: Gender;
};

/** The seller's data in the proposal, with masked identifiers. */
export type SaleSeller = {
  __typename?: 'SaleSeller';
  /** Whether the seller may still change or reject the data, because the contract does not exist yet. */
  canBeChanged: Scalars['Boolean']['output'];
  /** Whether the seller may still change the name, because the buyer has not confirmed the application yet. */
  canNameBeChanged: Scalars['Boolean']['output'];
  /** Whether the seller's data are given, and the seller has not rejected them. */
  hasValidData: Scalars['Boolean']['output'];
  /** Who the seller is; null while the seller was only invited. */
  identity: Maybe<SaleIdentity>;
  /** Masked email address, with its first letter and host visible. */
  maskedEmail: Scalars['String']['output'];
  /** Masked phone. */
  maskedPhone: Scalars['String']['output'];
};

/** New data of the seller; a person cannot become a company, nor a company a person. */
export type SaleSellerInput =
  /** The seller is a company. */
  { company: SaleCompanyInput; person?: never; }
  |  /** The seller is a person. */
  { company?: never; person: SalePersonInput; };

/** Progress of the loan that pays for a sale. */
export type SaleStage =
  /** The pledge is inscribed and the bank pays the seller. */
  | 'CLOSED'
  /** The applicant has not signed the contract. */
  | 'CONTRACT'
  /** The contract is signed; the registry has not inscribed the pledge. */
  | 'REGISTRY';

/** Status of a sale: what the seller can still do. */
export type SaleStatus =
  /** The seller can only enter the account. */
  | 'ACCOUNT_ONLY'
  /** The proposal was cancelled. */
  | 'CANCELLED'
  /** An analyst sent documents back; the seller can only replace those. */
  | 'DOCUMENTS_SENT_BACK'
  /** The seller can enter data, documents and the account. */
  | 'OPEN'
  /** The seller cannot change anything any more. */
  | 'PAST';

/** What the seller has to do next. */
export type SaleStep =
  /** Enter the account. */
  | 'ACCOUNT'
  /** Correct the data. */
  | 'DATA'
  /** Upload documents that are missing or were sent back. */
  | 'DOCUMENTS'
  /** Nothing. */
  | 'DONE';

/** The vehicle of a sale, without figures of the loan. */
export type SaleVehicle = {
  __typename?: 'SaleVehicle';
  /** Name of the brand; null if quoted by value. */
  brandName: Maybe<Scalars['String']['output']>;
  /** Name of the model; null if quoted by value. */
  modelName: Maybe<Scalars['String']['output']>;
  /** Type of the vehicle; null when it is no longer listed. */
  type: Maybe<VehicleKind>;
  /** Code of its type. */
  typeCode: Scalars['String']['output'];
  /** Model year. */
  year: Scalars['Int']['output'];
  /** Whether the vehicle is new. */
  zeroKm: Scalars['Boolean']['output'];
};

/** Conditions of a point of sale (`get_coupon`). */
export type SalesConditions = {
  __typename?: 'SalesConditions';
  /** Agreements that the point of sale offers. */
  agreements: Array<Agreement>;
  /** Coupon that applies if the applicant chooses none. */
  defaultCouponId: Scalars['ID']['output'];
  /** The agreement for figures without an applicant; null if the point of sale offers none. */
  indicativeAgreement: Maybe<Agreement>;
};


/** Conditions of a point of sale (`get_coupon`). */
export type SalesConditionsIndicativeAgreementArgs = {
  condition: VehicleCondition;
};

/** The number of an identity check at its provider. */
export type SaveBiometryProcessInput = {
  /** Letters, digits and hyphens. */
  processNumber: Scalars['String']['input'];
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `saveBiometryProcess`. */
export type SaveBiometryProcessPayload = {
  __typename?: 'SaveBiometryProcessPayload';
  /** The check after the change; null if nothing changed. */
  biometry: Maybe<Biometry>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `saveCoOwnerAdditionalData`. */
export type SaveCoOwnerAdditionalDataInput = {
  /** Address. */
  address: AddressInput;
  /** Civil data. */
  civilData: CivilDataInput;
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `saveCoOwnerAdditionalData`. */
export type SaveCoOwnerAdditionalDataPayload = {
  __typename?: 'SaveCoOwnerAdditionalDataPayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `saveOwnerAdditionalData`. */
export type SaveOwnerAdditionalDataInput = {
  /** Address. */
  address: AddressInput;
  /** Civil data. */
  civilData: CivilDataInput;
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `saveOwnerAdditionalData`. */
export type SaveOwnerAdditionalDataPayload = {
  __typename?: 'SaveOwnerAdditionalDataPayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Account where the seller will be paid. */
export type SaveSaleAccountInput = {
  /** CBU of the account. */
  cbu: Scalars['String']['input'];
  /** CUIL or CUIT of the account's holder, who must be the seller. */
  holderCuit: Scalars['Cuil']['input'];
  /** Id of the sale, which equals the id of its proposal. */
  saleId: Scalars['ID']['input'];
};

/** Outcome of `saveSaleAccount`. */
export type SaveSaleAccountPayload = {
  __typename?: 'SaveSaleAccountPayload';
  /** The sale after the change; null if nothing changed. */
  sale: Maybe<Sale>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** An identity check of the Vivere flow. */
export type SaveVivereBiometryInput = {
  /** Letters, digits and hyphens. */
  processNumber: Scalars['String']['input'];
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
  /** Version of the accepted terms. */
  textVersion?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of `saveVivereBiometry`. */
export type SaveVivereBiometryPayload = {
  __typename?: 'SaveVivereBiometryPayload';
  /** The check after the change; null if nothing changed. */
  biometry: Maybe<Biometry>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** The vehicle's seller. */
export type Seller = {
  __typename?: 'Seller';
  /** Whether the seller's data are given, and the seller has not rejected them. */
  hasValidData: Scalars['Boolean']['output'];
  /** Who the seller is; null if the bank does not state it. */
  party: Maybe<SellerParty>;
  /** Code of the point of sale, if the seller is a dealer of the bank's list. */
  pointOfSaleCode: Maybe<Scalars['String']['output']>;
};

/** An invited seller whose identity is not known yet. */
export type SellerContact = {
  __typename?: 'SellerContact';
  /** Email address that the link is sent to; null if it is sent to a phone, and if the caller may only read `maskedRecipient`. */
  linkEmail: Maybe<Scalars['Email']['output']>;
  /** Mobile phone that the link is sent to; null if it is sent to an email address, and if the caller may only read `maskedRecipient`. */
  linkPhone: Maybe<MobilePhone>;
  /** Masked recipient of the link: '•• •••• 6677'. */
  maskedRecipient: Scalars['String']['output'];
};

/** Where an invited seller gets the link: a phone, an email address, or both. */
export type SellerContactInput = {
  /** Email address. */
  email?: InputMaybe<Scalars['Email']['input']>;
  /** Mobile phone. */
  phone?: InputMaybe<MobilePhoneInput>;
};

/** The seller: a person, a company, a contact to invite, or a dealer of the bank's list. */
export type SellerInput =
  /** The seller is a company. */
  { company: CompanySellerInput; contact?: never; person?: never; pointOfSaleCode?: never; }
  |  /** The seller enters their own data through a link. */
  { company?: never; contact: SellerContactInput; person?: never; pointOfSaleCode?: never; }
  |  /** The seller is a person. */
  { company?: never; contact?: never; person: PersonSellerInput; pointOfSaleCode?: never; }
  |  /** Code of the dealer's point of sale. */
  { company?: never; contact?: never; person?: never; pointOfSaleCode: Scalars['String']['input']; };

/** A link that was sent to the vehicle's seller. Only the message contains its key. */
export type SellerLink = {
  __typename?: 'SellerLink';
  /** When the link can no longer be opened for the first time. */
  expiresAt: Scalars['DateTime']['output'];
  /** When another one may be sent; null for now, and if the bank does not say. */
  nextAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** State of the link. */
  state: SellerLinkState;
};

/** State of the links to the vehicle's seller. */
export type SellerLinkState =
  /** Nobody opened it in time. */
  | 'EXPIRED'
  /** The seller opened this link or an earlier one, and can act. */
  | 'OPENED'
  /** The seller has not opened it. */
  | 'SENT';

/** Who sells the vehicle; a contact while an invited seller's identity is not known. */
export type SellerParty = CompanySeller | PersonSeller | SellerContact;

/** Input of `sendCoOwnerCode`. */
export type SendCoOwnerCodeInput = {
  /** Id of the co-ownership, which equals the id of its proposal. */
  coOwnershipId: Scalars['ID']['input'];
  /** What the code is for. */
  purpose: CoOwnerCodePurpose;
};

/** Outcome of `sendCoOwnerCode`. */
export type SendCoOwnerCodePayload = {
  __typename?: 'SendCoOwnerCodePayload';
  /** The code that was sent; null if none was sent. */
  sentCode: Maybe<SentCode>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** A new phone of the owner, to receive a code. */
export type SendPhoneChangeCodeInput = {
  /** The new phone. */
  phone: MobilePhoneInput;
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `sendPhoneChangeCode`. */
export type SendPhoneChangeCodePayload = {
  __typename?: 'SendPhoneChangeCodePayload';
  /** The code that was sent; null if none was sent. */
  sentCode: Maybe<SentCode>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `sendPhoneCode`. */
export type SendPhoneCodeInput = {
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
  /** What the code is for. */
  purpose: PhoneCodePurpose;
};

/** Outcome of `sendPhoneCode`. */
export type SendPhoneCodePayload = {
  __typename?: 'SendPhoneCodePayload';
  /** The code that was sent; null if none was sent, and in a browser without access to the proposal. */
  sentCode: Maybe<SentCode>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `sendReminder`. */
export type SendReminderInput = {
  /** A party of `Outreach.reminders`; the first one by default. */
  party?: InputMaybe<ReminderParty>;
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `sendReminder`. */
export type SendReminderPayload = {
  __typename?: 'SendReminderPayload';
  /** The reminder after the change; null if nothing was sent. */
  reminder: Maybe<Reminder>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `sendSigningCode`. */
export type SendSigningCodeInput = {
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `sendSigningCode`. */
export type SendSigningCodePayload = {
  __typename?: 'SendSigningCodePayload';
  /** The code that was sent; null if none was sent. */
  sentCode: Maybe<SentCode>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** A document that an analyst sent back. */
export type SentBackDocument = {
  __typename?: 'SentBackDocument';
  /** Text to show. */
  label: Scalars['String']['output'];
  /** What is wrong with it, in the analyst's words. */
  reason: Scalars['String']['output'];
  /** The bank's type, such as `DNI_FRONT`. */
  type: Scalars['String']['output'];
};

/** A code that the bank sent to a phone. */
export type SentCode = {
  __typename?: 'SentCode';
  /** When the code expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Masked phone that the code was sent to. */
  maskedPhone: Scalars['String']['output'];
  /** When another code can be requested. */
  resendableAt: Scalars['DateTime']['output'];
};

/** A reminder that was sent. */
export type SentReminder = {
  __typename?: 'SentReminder';
  /** How it was sent. */
  channel: MessageChannel;
  /** Masked recipient. */
  maskedRecipient: Scalars['String']['output'];
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
};

/** Input of `setCoOwnerIdentityValidated`. */
export type SetCoOwnerIdentityValidatedInput = {
  /** Id of the co-ownership, which equals the id of its proposal. */
  coOwnershipId: Scalars['ID']['input'];
  /** Whether the identity is validated; false withdraws the validation. */
  isValidated: Scalars['Boolean']['input'];
};

/** Outcome of `setCoOwnerIdentityValidated`. */
export type SetCoOwnerIdentityValidatedPayload = {
  __typename?: 'SetCoOwnerIdentityValidatedPayload';
  /** The co-ownership after the change; null if nothing changed. */
  coOwnership: Maybe<CoOwnership>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Input of `setIdentityValidated`. */
export type SetIdentityValidatedInput = {
  /** Whether the identity is validated; the bank accepts true only with evidence. */
  isValidated: Scalars['Boolean']['input'];
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `setIdentityValidated`. */
export type SetIdentityValidatedPayload = {
  __typename?: 'SetIdentityValidatedPayload';
  /** The check after the change; null if nothing changed. */
  biometry: Maybe<Biometry>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Data of an invited seller, entered by that seller. */
export type SetOwnSellerDataInput = {
  /** Id of the sale, which equals the id of its proposal. */
  saleId: Scalars['ID']['input'];
  /** The seller. */
  seller: SaleIdentityInput;
};

/** Outcome of `setOwnSellerData`. */
export type SetOwnSellerDataPayload = {
  __typename?: 'SetOwnSellerDataPayload';
  /** The sale after the change; null if nothing changed. */
  sale: Maybe<Sale>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** The seller of the vehicle. */
export type SetSellerInput = {
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
  /** The seller. */
  seller: SellerInput;
};

/** Outcome of `setSeller`. */
export type SetSellerPayload = {
  __typename?: 'SetSellerPayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** A quote as calculated on its day, read from its link. */
export type SharedQuote = {
  __typename?: 'SharedQuote';
  /** Agreement; null for the bank's standard one. */
  agreementId: Maybe<Scalars['ID']['output']>;
  /** Coupon. */
  couponId: Maybe<Scalars['ID']['output']>;
  /** Nominal annual rate (TNA) of the same choice today; null for an offer, an expired quote, or if the bank does not answer (`get_rates`). */
  currentTna: Maybe<Scalars['Percentage']['output']>;
  /** Figures on the day of the quote. */
  figures: LoanFigures;
  /** Obligatory insurance as estimated on the day of the quote; null if it was not estimated. */
  insurance: Maybe<InsuranceEstimate>;
  /** Whether the last day of validity is over. */
  isExpired: Scalars['Boolean']['output'];
  /** Whether the quote is an applicant's offer, which does not apply to other people. */
  isOffer: Scalars['Boolean']['output'];
  /** Day on which the bank calculated it. */
  madeOn: Scalars['Date']['output'];
  /** Last day on which the loan can be requested under this quote. */
  validUntil: Scalars['Date']['output'];
  /** Vehicle; null if none was chosen. */
  vehicle: Maybe<QuotedVehicle>;
};

/** The conditions of a loan that a person saw before accepting them. */
export type ShownConditionsInput = {
  /** CFTEA including the vehicle's policy; null if there was none. */
  cfteaWithInsurance?: InputMaybe<Scalars['Percentage']['input']>;
  /** Total to pay, in pesos. */
  totalToPay: Scalars['Decimal']['input'];
};

/** A cost that the borrower pays to somebody other than the bank. */
export type SideCost = {
  __typename?: 'SideCost';
  /** Estimated amount; 0 if the province exempts it. */
  amount: Money;
  /** Whether the cost is paid every month, not once. */
  isMonthly: Scalars['Boolean']['output'];
  /** Kind of the cost. */
  kind: SideCostKind;
  /** Recipient of the payment, in Spanish. */
  payee: Scalars['String']['output'];
};

/** Kind of a side cost. */
export type SideCostKind =
  /** Plate tax of the vehicle. */
  | 'PLATE_TAX'
  /** Registration of the pledge. */
  | 'PLEDGE_REGISTRATION'
  /** Stamp tax of the contract. */
  | 'STAMP_TAX'
  /** Transfer of a used vehicle. */
  | 'TRANSFER';

/** An estimate of the costs that a borrower pays in addition to the loan. */
export type SideCosts = {
  __typename?: 'SideCosts';
  /** The costs; kinds that do not apply are omitted. */
  items: Array<SideCost>;
  /** The province; null when the bank no longer lists it. */
  province: Maybe<Province>;
  /** Key of the province where the vehicle is registered: the requested one, or the one that the bank assumes. */
  provinceId: Scalars['ID']['output'];
  /** Date of the figures. */
  ratedOn: Scalars['Date']['output'];
  /** Source of the figures, in Spanish. */
  source: Scalars['String']['output'];
  /** Sum of the costs that are paid once. */
  total: Money;
};

/** The loan and the vehicle whose side costs are estimated. */
export type SideCostsInput = {
  /** Amount of the loan, in pesos; BAD_USER_INPUT unless it is above 0. */
  financedAmount: Scalars['Decimal']['input'];
  /** Key of the province where the vehicle is registered; without it the bank assumes one. */
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  /** Value of the vehicle, in pesos; BAD_USER_INPUT unless it is above 0. */
  vehicleValue: Scalars['Decimal']['input'];
  /** Whether the vehicle is new. */
  zeroKm: Scalars['Boolean']['input'];
};

/** Input of `signOut`. */
export type SignOutInput = {
  /** Whether to end all open sessions of the user. */
  everywhere: Scalars['Boolean']['input'];
};

/** Outcome of `signOut`. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** Whether the session has ended. */
  isSignedOut: Scalars['Boolean']['output'];
  /** Always empty. */
  userErrors: Array<UserError>;
};

/** An applicant's request for an offer (`set_simulation`, `get_status`, `get_simulation`). */
export type Simulation = {
  __typename?: 'Simulation';
  /** The largest loan within the offer that a monthly budget covers; null if the budget does not cover the smallest (`get_rates` with uuid). */
  affordable: Maybe<AffordableLoan>;
  /** The agreement. */
  agreement: Agreement;
  /** The co-owner. */
  coOwner: Maybe<Person>;
  /** The coupon; null when none was used or it is no longer listed. */
  coupon: Maybe<Coupon>;
  /** Key of the coupon; null when none was used. */
  couponId: Maybe<Scalars['ID']['output']>;
  /** Id of the simulation; knowing it gives no access. */
  id: Scalars['ID']['output'];
  /** How the applicant asked for a quote. */
  kind: SimulationKind;
  /** After a refusal for income, the lowest monthly installment of any loan, with IVA; null if the bank does not state it. */
  leastInstallment: Maybe<Money>;
  /** After a refusal, the nearest vehicle value with an offer; null if no value has one, or the bank does not state it. */
  nearestOffer: Maybe<NearestOffer>;
  /** The offer; null while pending, and if refused. */
  offer: Maybe<Offer>;
  /** The applicant. */
  owner: Person;
  /** The point of sale; null when none was chosen or it is no longer listed. */
  pointOfSale: Maybe<PointOfSale>;
  /** Code of the point of sale; null when none was chosen. */
  pointOfSaleCode: Maybe<Scalars['String']['output']>;
  /** The effect of a prepayment on a choice within the offer; null if the bank does not calculate it (`ext/offer-prepayment`). */
  prepayment: Maybe<Prepayment>;
  /** Figures for a choice within the offer (`get_rates` and `ext/insurance-estimate` with uuid). */
  quote: LoanQuote;
  /** A link that shares a choice within the offer (`get_rates`, `ext/insurance-estimate`). */
  quoteLink: QuoteLink;
  /** Why the bank refused the application; null if it did not, or gives no reason. */
  refusalReason: Maybe<RefusalReason>;
  /** Status of the simulation; reading it calls `get_status`. */
  status: SimulationStatus;
  /** The vehicle. */
  vehicle: Vehicle;
};


/** An applicant's request for an offer (`set_simulation`, `get_status`, `get_simulation`). */
export type SimulationAffordableArgs = {
  input: AffordableOfferInput;
};


/** An applicant's request for an offer (`set_simulation`, `get_status`, `get_simulation`). */
export type SimulationPrepaymentArgs = {
  input: PrepaymentInput;
  loan: OfferQuoteInput;
};


/** An applicant's request for an offer (`set_simulation`, `get_status`, `get_simulation`). */
export type SimulationQuoteArgs = {
  input: OfferQuoteInput;
};


/** An applicant's request for an offer (`set_simulation`, `get_status`, `get_simulation`). */
export type SimulationQuoteLinkArgs = {
  input: OfferQuoteInput;
};

/** How the applicant asked for a quote. */
export type SimulationKind =
  /** By a vehicle of the catalog. */
  | 'PER_MODEL'
  /** By the vehicle's value alone. */
  | 'PER_VALUE';

/** Status of a simulation. */
export type SimulationStatus =
  /** There is an offer in at least one mode. */
  | 'APPROVED'
  /** The evaluation failed; start a new simulation. */
  | 'ERROR'
  /** The bank is evaluating it; ask again in two seconds. */
  | 'PENDING'
  /** There is no offer. */
  | 'REJECTED';

/** An act of a seller on a proposal. */
export type StaffAct = {
  __typename?: 'StaffAct';
  /** Who did it. */
  by: StaffMember;
  /** When it was done. */
  doneAt: Scalars['DateTime']['output'];
  /** The previous assignee of a taken proposal; null for other acts, and if nobody was assigned. */
  from: Maybe<StaffMember>;
  /** Id of the act. */
  id: Scalars['ID']['output'];
  /** Kind of the act. */
  kind: StaffActKind;
  /** Masked phone or email address that a message was sent to or that was entered; null for other acts. */
  maskedRecipient: Maybe<Scalars['String']['output']>;
  /** The new day of the next call; null for other acts. */
  nextCallOn: Maybe<Scalars['Date']['output']>;
  /** The party concerned; null if the act concerns the proposal. */
  party: Maybe<PartyRole>;
};

/** Kind of a seller's act. */
export type StaffActKind =
  /** Removed the day of the next call. */
  | 'CALL_CLEARED'
  /** Set or changed the day of the next call. */
  | 'CALL_SET'
  /** Cancelled the proposal for the applicant. */
  | 'CANCELLED'
  /** Saw the applicant's phone and email (`revealContact`). */
  | 'CONTACT_SEEN'
  /** Corrected the applicant's email. */
  | 'EMAIL_CHANGED'
  /** Gave up the proposal. */
  | 'LEFT'
  /** Corrected the applicant's phone. */
  | 'PHONE_CHANGED'
  /** Sent the link of the active step (`sendReminder`). */
  | 'REMINDED'
  /** Sent the vehicle's seller their link (`sendSellerLink`). */
  | 'SELLER_LINK_SENT'
  /** Took the proposal. */
  | 'TAKEN';

/** A seller of a point of sale. */
export type StaffMember = {
  __typename?: 'StaffMember';
  /** Whether this is the viewer. */
  isViewer: Scalars['Boolean']['output'];
  /** First and last name as given at sign-in; null if the bank does not state it. */
  name: Maybe<Scalars['String']['output']>;
  /** In lists: id for `filter.assigneeId`; null if the bank cannot filter by it. */
  staffId: Maybe<Scalars['ID']['output']>;
};

/** Kind of a proposal's stage. */
export type StageKind =
  /** The registry inscribes the pledge. */
  | 'AT_REGISTRY'
  /** Finalized, or in the Vivere flow at the contract or the payment. */
  | 'DONE'
  /** The application is in progress. */
  | 'IN_PROGRESS'
  /** Data of the applicant or documents of the pledge are being prepared. */
  | 'PREPARING'
  /** Rejected or cancelled. */
  | 'STOPPED';

/** Input of `startSimulation`. */
export type StartSimulationInput = {
  /** Agreement. */
  agreementId: Scalars['ID']['input'];
  /** The co-owner. */
  coOwner?: InputMaybe<PersonInput>;
  /** Consents that the applicant gave; a signed-in seller sends none. */
  consents: Array<ConsentInput>;
  /** Coupon. */
  couponId?: InputMaybe<Scalars['ID']['input']>;
  /** How the applicant asked for a quote. */
  kind: SimulationKind;
  /** Source of the visit. */
  metrics?: InputMaybe<MetricsInput>;
  /** The applicant. */
  owner: PersonInput;
  /** Point of sale where the loan is requested, if any. */
  pointOfSaleCode?: InputMaybe<Scalars['String']['input']>;
  /** The vehicle. */
  vehicle: VehicleInput;
};

/** Outcome of `startSimulation`. */
export type StartSimulationPayload = {
  __typename?: 'StartSimulationPayload';
  /** The simulation; null if it was not started. */
  simulation: Maybe<Simulation>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** A taxpayer in the register of the tax authority. */
export type Taxpayer = {
  __typename?: 'Taxpayer';
  /** Main activity. */
  activity: Scalars['String']['output'];
  /** Name, or registered business name. */
  businessName: Scalars['String']['output'];
  /** CUIT of the taxpayer. */
  cuit: Scalars['Cuil']['output'];
  /** Whether the taxpayer is registered as active. */
  isActive: Scalars['Boolean']['output'];
  /** Whether the taxpayer is a company. */
  isCompany: Scalars['Boolean']['output'];
  /** Code of the point of sale, if it is a dealer of the bank's list. */
  pointOfSaleCode: Maybe<Scalars['String']['output']>;
  /** The province; null when it is no longer listed. */
  province: Maybe<Province>;
  /** Key of the province. */
  provinceId: Scalars['ID']['output'];
};

/** A number of installments to choose from. */
export type TermOption = {
  __typename?: 'TermOption';
  /** Text to show, written by the bank. */
  label: Scalars['String']['output'];
  /** Number of installments. */
  value: Scalars['Int']['output'];
};

/** Rate of a term (`get_rates`). */
export type TermRate = {
  __typename?: 'TermRate';
  /** Number of installments. */
  term: Scalars['Int']['output'];
  /** Nominal annual rate (TNA). */
  tna: Scalars['Percentage']['output'];
};

/** A labelled value in a document. */
export type TextDetail = {
  __typename?: 'TextDetail';
  /** Label of the value, such as 'Monto'. */
  label: Scalars['String']['output'];
  /** Value, formatted to show. */
  value: Scalars['String']['output'];
};

/** A part of a document: a clause, a section, or the text before the first heading. */
export type TextPart = {
  __typename?: 'TextPart';
  /** Labelled values of the part, such as an amount or a rate. */
  details: Array<TextDetail>;
  /** Heading of the part; null for the text before the first heading. */
  heading: Maybe<Scalars['String']['output']>;
  /** Paragraphs of the part, in order. */
  paragraphs: Array<Scalars['String']['output']>;
  /** Plain-language summary of the part; null if the bank has none. */
  summary: Maybe<Scalars['String']['output']>;
  /** Column labels of the part's table; empty if there is no table. */
  tableColumns: Array<Scalars['String']['output']>;
  /** Rows of the part's table, one cell per column; empty if there is no table. */
  tableRows: Array<Array<Scalars['String']['output']>>;
};

/** Input of `updateCoOwner`. */
export type UpdateCoOwnerInput = {
  /** The co-owner; omit it to remove the co-owner. */
  coOwner?: InputMaybe<PersonInput>;
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
};

/** Outcome of `updateCoOwner`. */
export type UpdateCoOwnerPayload = {
  __typename?: 'UpdateCoOwnerPayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** A new choice in the quoter for an existing proposal. */
export type UpdateQuoteInput = {
  /** Day of the month, 1 to 28. */
  dueDay: Scalars['Int']['input'];
  /** Amount of the loan, in pesos: 1000000 to 89999999, and within the limits of an offer. */
  financedAmount: Scalars['Decimal']['input'];
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
  /** `rateId` of the figures that the page showed. */
  rateId: Scalars['ID']['input'];
  /** Number of installments. */
  term: Scalars['Int']['input'];
};

/** Outcome of `updateQuote`. */
export type UpdateQuotePayload = {
  __typename?: 'UpdateQuotePayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** Address of a new user. */
export type UserAddressInput = {
  /** Apartment. */
  apartment?: InputMaybe<Scalars['String']['input']>;
  /** Floor. */
  floor?: InputMaybe<Scalars['String']['input']>;
  /** Name of the locality. */
  locality: Scalars['String']['input'];
  /** Number on the street, as typed. */
  number: Scalars['String']['input'];
  /** Four digits, or the eight characters of a CPA. */
  postalCode: Scalars['String']['input'];
  /** Key of the province. */
  provinceId: Scalars['ID']['input'];
  /** Street. */
  street: Scalars['String']['input'];
};

/** An expected problem, with a message for the user. */
export type UserError = {
  __typename?: 'UserError';
  /** Kind of problem. */
  code: UserErrorCode;
  /** Message for the user, in Spanish. */
  message: Scalars['String']['output'];
  /** Missing documents or data; empty unless the code is CONTRACT_DATA_MISSING, DOCUMENT_NOT_READY or DOCUMENTS_MISSING. */
  missing: Array<MissingItem>;
  /** Path of the input field, from the root of the input; empty if the problem is not about one field. */
  path: Array<Scalars['String']['output']>;
};

/** Why a mutation refused its input. Expected refusals are data, not GraphQL errors. */
export type UserErrorCode =
  /** With this change the amount exceeds the offer. */
  | 'AMOUNT_OUT_OF_OFFER'
  /** A colleague took the proposal after the page showed it. */
  | 'ASSIGNED_MEANWHILE'
  /** The identity check lacks evidence. */
  | 'BIOMETRY_INCOMPLETE'
  /** The evidence is not good enough for the identity check; take it again. */
  | 'BIOMETRY_REJECTED'
  /** The applicant must pass the identity check first. */
  | 'BIOMETRY_REQUIRED'
  /** Only the borrowers can prove their identity and sign, not a seller. */
  | 'BORROWERS_ONLY'
  /** Too many attempts with this phone code; request a new one. */
  | 'CODE_BURNT'
  /** The phone code is too old. */
  | 'CODE_EXPIRED'
  /** The phone code is wrong. */
  | 'CODE_INVALID'
  /** The signature needs a code sent to the signer's phone. */
  | 'CODE_REQUIRED'
  /** The loan changed after the page showed it, for example in another tab; show it again and ask again. */
  | 'CONDITIONS_CHANGED'
  /** A seller sent consents, which only the applicant can give. */
  | 'CONSENT_NOT_YOURS'
  /** The borrower has not accepted a required text. Send the consent with this mutation, or before with `readContractDocuments`. */
  | 'CONSENT_REQUIRED'
  /** Phone and email cannot be changed: the owner's identity check has begun, or this browser neither created nor unlocked the proposal. */
  | 'CONTACT_LOCKED'
  /** A seller cannot change a validated phone, nor the email after that; only the applicant can. */
  | 'CONTACT_NOT_YOURS'
  /** Data that the contract needs are missing; `missing` names them. */
  | 'CONTRACT_DATA_MISSING'
  /** The contract does not exist yet; `createContract` creates it. */
  | 'CONTRACT_NOT_CREATED'
  /** The coupon does not apply. */
  | 'COUPON_INVALID'
  /** This bank does not let co-owners take part, so they cannot sign here. */
  | 'CO_OWNER_NOT_SUPPORTED'
  /** The link is for the co-owner, but this browser or user is the owner's. */
  | 'CO_OWNER_ONLY'
  /** The co-owner declined. The owner can cancel, wait for the co-owner to accept or, during the phase OWNER, name another co-owner or continue alone. Every call that advances the proposal returns this code. */
  | 'CO_OWNER_REFUSED'
  /** This device has not been verified with a code sent to the co-owner's phone. */
  | 'DEVICE_NOT_PROVED'
  /** Mandatory documents are missing; `missing` names them. */
  | 'DOCUMENTS_MISSING'
  /** Data for a document are missing; `missing` names them. */
  | 'DOCUMENT_NOT_READY'
  /** The contract's figures differ from the accepted ones: show `Contract.changes` and send its hash as `acceptedHash`. If the contract is from an earlier day, create it again. */
  | 'FIGURES_CHANGED'
  /** The `Idempotency-Key` was already used with another input; nothing was done. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** A field has an invalid value; `path` names the field. */
  | 'INVALID_FIELD'
  /** The same request is still running. */
  | 'IN_PROGRESS'
  /** A borrower revoked the loan, and the bank has not decided on it yet. */
  | 'LOAN_REVOKED'
  /** The proposal has no co-owner. */
  | 'NO_CO_OWNER'
  /** The offer changed after the page showed it; quote again. */
  | 'OFFER_CHANGED'
  /** The offer expired; start a new simulation. */
  | 'OFFER_EXPIRED'
  /** A proposal was already created from the offer, with another choice or since cancelled; start a new simulation. */
  | 'OFFER_TAKEN'
  /** This browser has an open proposal of the applicant, or another one whose identity check passed. */
  | 'OPEN_PROPOSAL_EXISTS'
  /** The other borrower has to pass the identity check or accept new figures. */
  | 'OTHER_BORROWER_PENDING'
  /** The step is only available from 7 to 23 h. */
  | 'OUT_OF_HOURS'
  /** The DNI belongs to a deceased person. */
  | 'PERSON_DECEASED'
  /** The phone was validated, was corrected twice, or was entered in another session; start again to use another phone. */
  | 'PHONE_LOCKED'
  /** The point of sale does not belong to the signed-in seller. */
  | 'POINT_OF_SALE_NOT_ALLOWED'
  /** The point of sale does not exist. */
  | 'POINT_OF_SALE_NOT_FOUND'
  /** This browser or user has no access to the proposal, or it does not exist. */
  | 'PROPOSAL_NOT_FOUND'
  /** The user may read but not change anything. */
  | 'READ_ONLY'
  /** A register rejects one of the borrowers, who should contact the bank. */
  | 'REJECTED_BY_REGISTER'
  /** The last reminder is too recent, or the limit for today is reached. */
  | 'REMINDER_TOO_SOON'
  /** A code was just sent; wait before requesting another one. */
  | 'RESEND_TOO_SOON'
  /** This browser did not open the seller’s link. */
  | 'SELLER_KEY_REQUIRED'
  /** The proposal has no seller yet. */
  | 'SELLER_NOT_FOUND'
  /** The seller rejected the data, which have not been corrected yet. */
  | 'SELLER_NOT_VALIDATED'
  /** The link is for the seller, but this browser or user is the applicant's, or the user is staff. */
  | 'SELLER_ONLY'
  /** The proposal is not at this step, or only the point of sale can perform the step. */
  | 'STEP_NOT_ALLOWED'
  /** The limit of changes for today is reached. */
  | 'TOO_MANY_CHANGES'
  /** The limit of phone codes for today is reached. */
  | 'TOO_MANY_CODES'
  /** The limit of contacts that a user may see is reached. */
  | 'TOO_MANY_CONTACTS'
  /** The limit of links for today is reached. */
  | 'TOO_MANY_LINKS'
  /** The limit of notes that a user may write in an hour is reached. */
  | 'TOO_MANY_NOTES'
  /** The bank refused with a code that this schema does not know; the message is generic and safe to show. */
  | 'UNKNOWN'
  /** The vehicle already belongs to a proposal. */
  | 'VEHICLE_LOCKED'
  /** The vehicle already secures a signed or paid loan. */
  | 'VEHICLE_PLEDGED';

/** An active sign-in of the user in one browser. */
export type UserSession = {
  __typename?: 'UserSession';
  /** Name of the browser, such as 'Chrome'; null if it is not known. */
  browser: Maybe<Scalars['String']['output']>;
  /** Id of the session among the user's sessions. */
  id: Scalars['ID']['output'];
  /** Whether this is the caller's session. */
  isCurrent: Scalars['Boolean']['output'];
  /** When the user signed in. */
  openedAt: Scalars['DateTime']['output'];
  /** Last activity, to the minute. */
  seenAt: Scalars['DateTime']['output'];
  /** Name of the device or its system, such as 'iPhone' or 'Windows'; null if it is not known. */
  system: Maybe<Scalars['String']['output']>;
};

/** A phone code to check. */
export type ValidatePhoneCodeInput = {
  /** Six digits; spaces are ignored. */
  code: Scalars['String']['input'];
  /** Texts that the applicant accepts along with the code, if a seller entered the data; a signed-in seller sends none. */
  consents: Array<ConsentInput>;
  /** Id of the proposal. */
  proposalId: Scalars['ID']['input'];
  /** What the code was sent for. */
  purpose: PhoneCodePurpose;
};

/** Outcome of `validatePhoneCode`. */
export type ValidatePhoneCodePayload = {
  __typename?: 'ValidatePhoneCodePayload';
  /** The proposal after the change; null if nothing changed. */
  proposal: Maybe<Proposal>;
  /** Why the mutation did nothing; empty on success. */
  userErrors: Array<UserError>;
};

/** The vehicle to buy. */
export type Vehicle = {
  __typename?: 'Vehicle';
  /** Key of the brand; null if quoted by value. */
  brandId: Maybe<Scalars['ID']['output']>;
  /** Name of the brand; null if quoted by value and not given yet (`vehicle/update`). */
  brandName: Maybe<Scalars['String']['output']>;
  /** Catalog price for that year; null if quoted by value. */
  catalogValue: Maybe<Money>;
  /** Chassis number; null if not given yet. */
  chassis: Maybe<Scalars['String']['output']>;
  /** Engine number; null if not given yet. */
  engine: Maybe<Scalars['String']['output']>;
  /** Key of the model; null if quoted by value. */
  modelId: Maybe<Scalars['ID']['output']>;
  /** Name of the model; null if quoted by value and not given yet (`vehicle/update`). */
  modelName: Maybe<Scalars['String']['output']>;
  /** License plate; null for a new vehicle, or if not given yet. */
  plate: Maybe<Scalars['String']['output']>;
  /** Price that the applicant pays. */
  purchaseValue: Money;
  /** Type of the vehicle; null when it is no longer listed. */
  type: Maybe<VehicleKind>;
  /** Code of its type. */
  typeCode: Scalars['String']['output'];
  /** Model year. */
  year: Scalars['Int']['output'];
  /** Whether the vehicle is new. */
  zeroKm: Scalars['Boolean']['output'];
};

/** A vehicle brand (`get_brands_by_type`). */
export type VehicleBrand = {
  __typename?: 'VehicleBrand';
  /** Key of the brand, for `vehicleModels`. */
  id: Scalars['ID']['output'];
  /** Name in capitals. */
  name: Scalars['String']['output'];
};

/** Whether a vehicle is new. */
export type VehicleCondition =
  /** Used (USADO). */
  | 'USED'
  /** New, never registered (0KM). */
  | 'ZERO_KM';

/** The vehicle to buy. */
export type VehicleInput = {
  /** Key of the brand; omitted when quoting by value. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the model; omitted when quoting by value. */
  modelId?: InputMaybe<Scalars['ID']['input']>;
  /** Price that the applicant pays, in pesos. */
  purchaseValue: Scalars['Decimal']['input'];
  /** Code of the type. */
  typeCode: Scalars['String']['input'];
  /** Model year. */
  year: Scalars['Int']['input'];
  /** Whether the vehicle is new. */
  zeroKm: Scalars['Boolean']['input'];
};

/** A kind of vehicle (`get_types`). */
export type VehicleKind = {
  __typename?: 'VehicleKind';
  /** Code of the type: A cars, M motorcycles, U utilities and trucks. */
  code: Scalars['String']['output'];
  /** Text to show. */
  description: Scalars['String']['output'];
};

/** A vehicle model (`get_models_by_brand`). */
export type VehicleModel = {
  __typename?: 'VehicleModel';
  /** Key in the bank. */
  id: Scalars['ID']['output'];
  /** Name in capitals. */
  name: Scalars['String']['output'];
  /** Price of a new vehicle, or the reference price if the model is no longer made. */
  referencePrice: Money;
};

/** A model year with its price (`get_years_by_model`, `get_years_by_type`). */
export type VehicleYear = {
  __typename?: 'VehicleYear';
  /** Price of the model in that year; null if only the type is known. */
  price: Maybe<Money>;
  /** The year. */
  year: Scalars['Int']['output'];
  /** Whether the vehicle is new. */
  zeroKm: Scalars['Boolean']['output'];
};

/** The signed-in user, from the identity token. */
export type Viewer = {
  __typename?: 'Viewer';
  /** CUIL; null when not given. */
  cuil: Maybe<Scalars['Cuil']['output']>;
  /** Email address. */
  email: Scalars['Email']['output'];
  /** Given names. */
  firstName: Scalars['String']['output'];
  /** Gender; null when not given. */
  gender: Maybe<Gender>;
  /** Id in the identity service. */
  id: Scalars['ID']['output'];
  /** Family names. */
  lastName: Scalars['String']['output'];
  /** Phone with country code; null when not given. */
  phoneNumber: Maybe<Scalars['String']['output']>;
  /** The user's points of sale, by business name; an applicant has none (`get_selling_points`). */
  pointsOfSale: Array<PointOfSale>;
  /** Role of the user. */
  role: ViewerRole;
  /** The user's open sessions: the caller's first, then by last use. */
  sessions: Array<UserSession>;
};

/** Role of a user at the bank. It decides what to show; the bank itself decides what is allowed. */
export type ViewerRole =
  /** Reads the proposals of every point of sale. */
  | 'ADMIN'
  /** Applies for their own loans. */
  | 'APPLICANT'
  /** Works at points of sale. */
  | 'SELLER';

/** Stage of a loan in the Vivere flow. */
export type VivereStage =
  /** The contract is created and signed. */
  | 'FORMALIZATION'
  /** The applicant's identity is checked. */
  | 'IDENTITY_CHECK'
  /** The applicant chooses a policy. */
  | 'INSURANCE'
  /** Any other stage, in progress. */
  | 'OTHER'
  /** The documents of the pledge are assembled. */
  | 'PLEDGE_ASSEMBLY'
  /** The registry has the pledge, and the bank receives it. */
  | 'PLEDGE_RECEPTION'
  /** The applicant enters data. */
  | 'REGISTRATION'
  /** The loan was rejected. */
  | 'REJECTED'
  /** The bank pays the loan. */
  | 'SETTLEMENT';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  SaleIdentity:
    | ( SaleCompany )
    | ( SalePerson )
  ;
  SellerParty:
    | ( Omit<CompanySeller, 'phone'> & { phone?: Maybe<_RefType['MobilePhone']> } )
    | ( Omit<PersonSeller, 'phone'> & { phone?: Maybe<_RefType['MobilePhone']> } )
    | ( Omit<SellerContact, 'linkPhone'> & { linkPhone?: Maybe<_RefType['MobilePhone']> } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptCoOwnershipInput: AcceptCoOwnershipInput;
  AcceptCoOwnershipPayload: ResolverTypeWrapper<Omit<AcceptCoOwnershipPayload, 'coOwnership'> & { coOwnership?: Maybe<ResolversTypes['CoOwnership']> }>;
  AcceptSummaryInput: AcceptSummaryInput;
  AcceptSummaryPayload: ResolverTypeWrapper<Omit<AcceptSummaryPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  AcceptedLoan: ResolverTypeWrapper<AcceptedLoan>;
  AccountChoice: ResolverTypeWrapper<Omit<AccountChoice, 'accounts'> & { accounts: Array<ResolversTypes['BankAccount']> }>;
  Address: ResolverTypeWrapper<AddressModelModel>;
  AddressInput: AddressInput;
  AffordableLoan: ResolverTypeWrapper<AffordableLoan>;
  AffordableOfferInput: AffordableOfferInput;
  AffordableQuoteInput: AffordableQuoteInput;
  Agreement: ResolverTypeWrapper<Agreement>;
  AppConfig: ResolverTypeWrapper<AppConfig>;
  ApplicantContact: ResolverTypeWrapper<ApplicantContact>;
  AttachDocumentsInput: AttachDocumentsInput;
  AttachDocumentsPayload: ResolverTypeWrapper<Omit<AttachDocumentsPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  AttachSaleDocumentsInput: AttachSaleDocumentsInput;
  AttachSaleDocumentsPayload: ResolverTypeWrapper<Omit<AttachSaleDocumentsPayload, 'sale'> & { sale?: Maybe<ResolversTypes['Sale']> }>;
  BankAccount: ResolverTypeWrapper<BankAccount>;
  Biometry: ResolverTypeWrapper<Biometry>;
  BiometryEvidence: BiometryEvidence;
  BiometryProblem: ResolverTypeWrapper<BiometryProblem>;
  BiometryStatus: BiometryStatus;
  Board: ResolverTypeWrapper<BoardModelModel>;
  BoardCohort: ResolverTypeWrapper<BoardCohort>;
  BoardDocument: ResolverTypeWrapper<BoardDocument>;
  BoardPointOfSale: ResolverTypeWrapper<BoardPointOfSale>;
  BoardReason: ResolverTypeWrapper<BoardReason>;
  BoardStage: ResolverTypeWrapper<BoardStage>;
  BoardWeek: ResolverTypeWrapper<BoardWeek>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Borrower: Borrower;
  BorrowerSignature: ResolverTypeWrapper<BorrowerSignature>;
  Brand: Brand;
  CancelProposalInput: CancelProposalInput;
  CancelProposalPayload: ResolverTypeWrapper<Omit<CancelProposalPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  Cancellation: ResolverTypeWrapper<Cancellation>;
  CatalogItem: ResolverTypeWrapper<CatalogItem>;
  Certificate: ResolverTypeWrapper<Certificate>;
  CertificateFacts: ResolverTypeWrapper<CertificateFacts>;
  CertificateState: CertificateState;
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: ResolverTypeWrapper<Omit<ChangeEmailPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  ChangeFollowUpInput: ChangeFollowUpInput;
  ChangeFollowUpPayload: ResolverTypeWrapper<ChangeFollowUpPayload>;
  ChangeVehicleInput: ChangeVehicleInput;
  ChangeVehiclePayload: ResolverTypeWrapper<Omit<ChangeVehiclePayload, 'simulation'> & { simulation?: Maybe<ResolversTypes['Simulation']> }>;
  ChooseAccountInput: ChooseAccountInput;
  ChooseAccountPayload: ResolverTypeWrapper<Omit<ChooseAccountPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  ChooseInsuranceInput: ChooseInsuranceInput;
  ChooseInsurancePayload: ResolverTypeWrapper<Omit<ChooseInsurancePayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  ChosenQuote: ResolverTypeWrapper<ChosenQuote>;
  City: ResolverTypeWrapper<City>;
  CivilData: ResolverTypeWrapper<CivilDataModelModel>;
  CivilDataInput: CivilDataInput;
  CoOwnerCodePurpose: CoOwnerCodePurpose;
  CoOwnerPart: ResolverTypeWrapper<CoOwnerPart>;
  CoOwnerStep: CoOwnerStep;
  CoOwnership: ResolverTypeWrapper<CoOwnershipModelModel>;
  CompanySeller: ResolverTypeWrapper<Omit<CompanySeller, 'phone'> & { phone?: Maybe<ResolversTypes['MobilePhone']> }>;
  CompanySellerInput: CompanySellerInput;
  ConfirmCoOwnerContractInput: ConfirmCoOwnerContractInput;
  ConfirmCoOwnerContractPayload: ResolverTypeWrapper<Omit<ConfirmCoOwnerContractPayload, 'coOwnership'> & { coOwnership?: Maybe<ResolversTypes['CoOwnership']> }>;
  ConfirmContractInput: ConfirmContractInput;
  ConfirmContractPayload: ResolverTypeWrapper<Omit<ConfirmContractPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  ConfirmProposalInput: ConfirmProposalInput;
  ConfirmProposalPayload: ResolverTypeWrapper<Omit<ConfirmProposalPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  ConfirmRevocationInput: ConfirmRevocationInput;
  ConfirmRevocationPayload: ResolverTypeWrapper<ConfirmRevocationPayload>;
  ConsentInput: ConsentInput;
  ConsentKind: ConsentKind;
  ConsentRequest: ResolverTypeWrapper<ConsentRequest>;
  Contract: ResolverTypeWrapper<Contract>;
  ContractChanges: ResolverTypeWrapper<ContractChanges>;
  ContractConsent: ResolverTypeWrapper<ContractConsent>;
  ContractConsentInput: ContractConsentInput;
  ContractConsentKind: ContractConsentKind;
  ContractFigures: ResolverTypeWrapper<ContractFigures>;
  ContractSignature: ResolverTypeWrapper<ContractSignature>;
  ContractStatus: ContractStatus;
  CorrectPhoneInput: CorrectPhoneInput;
  CorrectPhonePayload: ResolverTypeWrapper<Omit<CorrectPhonePayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  Coupon: ResolverTypeWrapper<Coupon>;
  CouponCheck: ResolverTypeWrapper<CouponCheck>;
  CouponRefusalReason: CouponRefusalReason;
  CouponScope: CouponScope;
  CreateClientLogInput: CreateClientLogInput;
  CreateClientLogPayload: ResolverTypeWrapper<CreateClientLogPayload>;
  CreateCoOwnerContractInput: CreateCoOwnerContractInput;
  CreateCoOwnerContractPayload: ResolverTypeWrapper<Omit<CreateCoOwnerContractPayload, 'coOwnership'> & { coOwnership?: Maybe<ResolversTypes['CoOwnership']> }>;
  CreateContractInput: CreateContractInput;
  CreateContractPayload: ResolverTypeWrapper<CreateContractPayload>;
  CreateProposalInput: CreateProposalInput;
  CreateProposalPayload: ResolverTypeWrapper<Omit<CreateProposalPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  CreateUserInput: CreateUserInput;
  CreateUserPayload: ResolverTypeWrapper<CreateUserPayload>;
  Cuil: ResolverTypeWrapper<Scalars['Cuil']['output']>;
  Currency: Currency;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DemoPersona: ResolverTypeWrapper<DemoPersona>;
  DemoTools: ResolverTypeWrapper<DemoTools>;
  Dni: ResolverTypeWrapper<Scalars['Dni']['output']>;
  DocumentFile: ResolverTypeWrapper<DocumentFile>;
  DocumentFilesInput: DocumentFilesInput;
  DocumentKind: DocumentKind;
  DocumentParty: DocumentParty;
  DocumentStatus: DocumentStatus;
  DocumentText: ResolverTypeWrapper<DocumentText>;
  Email: ResolverTypeWrapper<Scalars['Email']['output']>;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<Omit<EndSessionPayload, 'sessions'> & { sessions: Array<ResolversTypes['UserSession']> }>;
  EvidenceProblem: EvidenceProblem;
  FeatureFlags: ResolverTypeWrapper<FeatureFlags>;
  FindProposalInput: FindProposalInput;
  FindProposalPayload: ResolverTypeWrapper<FindProposalPayload>;
  FindSaleInput: FindSaleInput;
  FindSalePayload: ResolverTypeWrapper<FindSalePayload>;
  FindTaxpayerInput: FindTaxpayerInput;
  FindTaxpayerPayload: ResolverTypeWrapper<Omit<FindTaxpayerPayload, 'taxpayer'> & { taxpayer?: Maybe<ResolversTypes['Taxpayer']> }>;
  FinishDocumentationInput: FinishDocumentationInput;
  FinishDocumentationPayload: ResolverTypeWrapper<Omit<FinishDocumentationPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  FirstInstallment: ResolverTypeWrapper<FirstInstallment>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FlowPhase: ResolverTypeWrapper<FlowPhase>;
  FlowStep: ResolverTypeWrapper<FlowStep>;
  FlowStepName: FlowStepName;
  FollowUp: ResolverTypeWrapper<FollowUp>;
  FollowUpNote: ResolverTypeWrapper<FollowUpNote>;
  ForwardBiometryLinkInput: ForwardBiometryLinkInput;
  ForwardBiometryLinkPayload: ResolverTypeWrapper<ForwardBiometryLinkPayload>;
  Gender: Gender;
  GenerateInsurancesInput: GenerateInsurancesInput;
  GenerateInsurancesPayload: ResolverTypeWrapper<Omit<GenerateInsurancesPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  GeneratedDocument: ResolverTypeWrapper<GeneratedDocument>;
  GeneratedDocumentName: GeneratedDocumentName;
  GivenConsent: ResolverTypeWrapper<GivenConsent>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdentifyVehicleInput: IdentifyVehicleInput;
  IdentifyVehiclePayload: ResolverTypeWrapper<Omit<IdentifyVehiclePayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  IdentityConfig: ResolverTypeWrapper<IdentityConfig>;
  IndicativeQuoteInput: IndicativeQuoteInput;
  Installment: ResolverTypeWrapper<Installment>;
  InsuranceAssumptions: ResolverTypeWrapper<InsuranceAssumptions>;
  InsuranceEstimate: ResolverTypeWrapper<InsuranceEstimate>;
  InsuranceOffer: ResolverTypeWrapper<InsuranceOffer>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InviteCoOwnerInput: InviteCoOwnerInput;
  InviteCoOwnerPayload: ResolverTypeWrapper<Omit<InviteCoOwnerPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  ListAbilities: ResolverTypeWrapper<ListAbilities>;
  LoanFees: ResolverTypeWrapper<LoanFees>;
  LoanFigures: ResolverTypeWrapper<LoanFigures>;
  LoanQuote: ResolverTypeWrapper<LoanQuote>;
  LogContextInput: LogContextInput;
  LogLevel: LogLevel;
  MessageChannel: MessageChannel;
  MetricsInput: MetricsInput;
  MissingItem: ResolverTypeWrapper<MissingItem>;
  MissingKind: MissingKind;
  MobilePhone: ResolverTypeWrapper<MobilePhoneModelModel>;
  MobilePhoneInput: MobilePhoneInput;
  ModeOffer: ResolverTypeWrapper<ModeOffer>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NearestOffer: ResolverTypeWrapper<NearestOffer>;
  NoReminderReason: NoReminderReason;
  NotifySellerInput: NotifySellerInput;
  NotifySellerPayload: ResolverTypeWrapper<NotifySellerPayload>;
  Offer: ResolverTypeWrapper<Offer>;
  OfferQuoteInput: OfferQuoteInput;
  OpenCoOwnerLinkInput: OpenCoOwnerLinkInput;
  OpenCoOwnerLinkPayload: ResolverTypeWrapper<Omit<OpenCoOwnerLinkPayload, 'coOwnership'> & { coOwnership?: Maybe<ResolversTypes['CoOwnership']> }>;
  Outreach: ResolverTypeWrapper<Outreach>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PartyRole: PartyRole;
  PaymentDay: ResolverTypeWrapper<PaymentDay>;
  PaymentWindow: ResolverTypeWrapper<PaymentWindow>;
  Percentage: ResolverTypeWrapper<Scalars['Percentage']['output']>;
  Person: ResolverTypeWrapper<PersonModelModel>;
  PersonInput: PersonInput;
  PersonSeller: ResolverTypeWrapper<Omit<PersonSeller, 'phone'> & { phone?: Maybe<ResolversTypes['MobilePhone']> }>;
  PersonSellerInput: PersonSellerInput;
  PersonalDataReceipt: ResolverTypeWrapper<PersonalDataReceipt>;
  PersonalDataRequestKind: PersonalDataRequestKind;
  PhaseName: PhaseName;
  PhaseStatus: PhaseStatus;
  PhoneCodePurpose: PhoneCodePurpose;
  PointOfSale: ResolverTypeWrapper<PointOfSale>;
  Prepayment: ResolverTypeWrapper<Prepayment>;
  PrepaymentEffect: PrepaymentEffect;
  PrepaymentInput: PrepaymentInput;
  Proposal: ResolverTypeWrapper<ProposalModelModel>;
  ProposalAccess: ProposalAccess;
  ProposalActor: ProposalActor;
  ProposalAssignee: ProposalAssignee;
  ProposalConnection: ResolverTypeWrapper<ProposalConnectionModelModel>;
  ProposalCount: ResolverTypeWrapper<ProposalCount>;
  ProposalEdge: ResolverTypeWrapper<Omit<ProposalEdge, 'node'> & { node: ResolversTypes['ProposalSummary'] }>;
  ProposalFilter: ProposalFilter;
  ProposalFlow: ResolverTypeWrapper<FlowAnswerModel>;
  ProposalMatch: ResolverTypeWrapper<ProposalMatch>;
  ProposalParty: ResolverTypeWrapper<ProposalParty>;
  ProposalRevocation: ResolverTypeWrapper<ProposalRevocation>;
  ProposalSort: ProposalSort;
  ProposalStatus: ProposalStatus;
  ProposalStatusFilter: ProposalStatusFilter;
  ProposalSummary: ResolverTypeWrapper<ProposalSummaryModelModel>;
  ProveCoOwnerDeviceInput: ProveCoOwnerDeviceInput;
  ProveCoOwnerDevicePayload: ResolverTypeWrapper<Omit<ProveCoOwnerDevicePayload, 'coOwnership'> & { coOwnership?: Maybe<ResolversTypes['CoOwnership']> }>;
  Province: ResolverTypeWrapper<Province>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuoteLink: ResolverTypeWrapper<QuoteLink>;
  QuotedVehicle: ResolverTypeWrapper<QuotedVehicle>;
  QuotedVehicleInput: QuotedVehicleInput;
  RateMode: RateMode;
  ReUploadDocumentsInput: ReUploadDocumentsInput;
  ReUploadDocumentsPayload: ResolverTypeWrapper<Omit<ReUploadDocumentsPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  ReadCoOwnerContractDocumentsInput: ReadCoOwnerContractDocumentsInput;
  ReadCoOwnerContractDocumentsPayload: ResolverTypeWrapper<ReadCoOwnerContractDocumentsPayload>;
  ReadContractDocumentsInput: ReadContractDocumentsInput;
  ReadContractDocumentsPayload: ResolverTypeWrapper<ReadContractDocumentsPayload>;
  RefusalReason: RefusalReason;
  RefuseCoOwnershipInput: RefuseCoOwnershipInput;
  RefuseCoOwnershipPayload: ResolverTypeWrapper<Omit<RefuseCoOwnershipPayload, 'coOwnership'> & { coOwnership?: Maybe<ResolversTypes['CoOwnership']> }>;
  RegisterCheckStatus: RegisterCheckStatus;
  RegisterChecks: ResolverTypeWrapper<RegisterChecks>;
  ReloadInsurancesInput: ReloadInsurancesInput;
  ReloadInsurancesPayload: ResolverTypeWrapper<Omit<ReloadInsurancesPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  RemainingInstallments: ResolverTypeWrapper<RemainingInstallments>;
  Reminder: ResolverTypeWrapper<Reminder>;
  ReminderParty: ReminderParty;
  RequestPersonalDataInput: RequestPersonalDataInput;
  RequestPersonalDataPayload: ResolverTypeWrapper<RequestPersonalDataPayload>;
  RequestRevocationInput: RequestRevocationInput;
  RequestRevocationPayload: ResolverTypeWrapper<RequestRevocationPayload>;
  RequiredDocument: ResolverTypeWrapper<RequiredDocument>;
  ResendCoOwnerLinkInput: ResendCoOwnerLinkInput;
  ResendCoOwnerLinkPayload: ResolverTypeWrapper<ResendCoOwnerLinkPayload>;
  ResendSaleLinkInput: ResendSaleLinkInput;
  ResendSaleLinkPayload: ResolverTypeWrapper<ResendSaleLinkPayload>;
  ResumeAs: ResumeAs;
  ResumeProposalInput: ResumeProposalInput;
  ResumeProposalPayload: ResolverTypeWrapper<Omit<ResumeProposalPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  ResumeStep: ResumeStep;
  RevealContactInput: RevealContactInput;
  RevealContactPayload: ResolverTypeWrapper<RevealContactPayload>;
  ReviseOwnSellerDataInput: ReviseOwnSellerDataInput;
  ReviseOwnSellerDataPayload: ResolverTypeWrapper<Omit<ReviseOwnSellerDataPayload, 'sale'> & { sale?: Maybe<ResolversTypes['Sale']> }>;
  ReviseSellerInput: ReviseSellerInput;
  ReviseSellerPayload: ResolverTypeWrapper<Omit<ReviseSellerPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  RevocationReceipt: ResolverTypeWrapper<RevocationReceipt>;
  Sale: ResolverTypeWrapper<SaleModelModel>;
  SaleAccount: ResolverTypeWrapper<SaleAccount>;
  SaleCompany: ResolverTypeWrapper<SaleCompany>;
  SaleCompanyInput: SaleCompanyInput;
  SaleIdentity: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaleIdentity']>;
  SaleIdentityInput: SaleIdentityInput;
  SaleMatch: ResolverTypeWrapper<SaleMatch>;
  SalePerson: ResolverTypeWrapper<SalePerson>;
  SalePersonInput: SalePersonInput;
  SaleSearchInput: SaleSearchInput;
  SaleSearchPersonInput: SaleSearchPersonInput;
  SaleSeller: ResolverTypeWrapper<Omit<SaleSeller, 'identity'> & { identity?: Maybe<ResolversTypes['SaleIdentity']> }>;
  SaleSellerInput: SaleSellerInput;
  SaleStage: SaleStage;
  SaleStatus: SaleStatus;
  SaleStep: SaleStep;
  SaleVehicle: ResolverTypeWrapper<SaleVehicleModelModel>;
  SalesConditions: ResolverTypeWrapper<SalesConditionsModelModel>;
  SaveBiometryProcessInput: SaveBiometryProcessInput;
  SaveBiometryProcessPayload: ResolverTypeWrapper<SaveBiometryProcessPayload>;
  SaveCoOwnerAdditionalDataInput: SaveCoOwnerAdditionalDataInput;
  SaveCoOwnerAdditionalDataPayload: ResolverTypeWrapper<Omit<SaveCoOwnerAdditionalDataPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  SaveOwnerAdditionalDataInput: SaveOwnerAdditionalDataInput;
  SaveOwnerAdditionalDataPayload: ResolverTypeWrapper<Omit<SaveOwnerAdditionalDataPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  SaveSaleAccountInput: SaveSaleAccountInput;
  SaveSaleAccountPayload: ResolverTypeWrapper<Omit<SaveSaleAccountPayload, 'sale'> & { sale?: Maybe<ResolversTypes['Sale']> }>;
  SaveVivereBiometryInput: SaveVivereBiometryInput;
  SaveVivereBiometryPayload: ResolverTypeWrapper<SaveVivereBiometryPayload>;
  Seller: ResolverTypeWrapper<Omit<Seller, 'party'> & { party?: Maybe<ResolversTypes['SellerParty']> }>;
  SellerContact: ResolverTypeWrapper<Omit<SellerContact, 'linkPhone'> & { linkPhone?: Maybe<ResolversTypes['MobilePhone']> }>;
  SellerContactInput: SellerContactInput;
  SellerInput: SellerInput;
  SellerLink: ResolverTypeWrapper<SellerLink>;
  SellerLinkState: SellerLinkState;
  SellerParty: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SellerParty']>;
  SendCoOwnerCodeInput: SendCoOwnerCodeInput;
  SendCoOwnerCodePayload: ResolverTypeWrapper<SendCoOwnerCodePayload>;
  SendPhoneChangeCodeInput: SendPhoneChangeCodeInput;
  SendPhoneChangeCodePayload: ResolverTypeWrapper<SendPhoneChangeCodePayload>;
  SendPhoneCodeInput: SendPhoneCodeInput;
  SendPhoneCodePayload: ResolverTypeWrapper<SendPhoneCodePayload>;
  SendReminderInput: SendReminderInput;
  SendReminderPayload: ResolverTypeWrapper<SendReminderPayload>;
  SendSigningCodeInput: SendSigningCodeInput;
  SendSigningCodePayload: ResolverTypeWrapper<SendSigningCodePayload>;
  SentBackDocument: ResolverTypeWrapper<SentBackDocument>;
  SentCode: ResolverTypeWrapper<SentCode>;
  SentReminder: ResolverTypeWrapper<SentReminder>;
  SetCoOwnerIdentityValidatedInput: SetCoOwnerIdentityValidatedInput;
  SetCoOwnerIdentityValidatedPayload: ResolverTypeWrapper<Omit<SetCoOwnerIdentityValidatedPayload, 'coOwnership'> & { coOwnership?: Maybe<ResolversTypes['CoOwnership']> }>;
  SetIdentityValidatedInput: SetIdentityValidatedInput;
  SetIdentityValidatedPayload: ResolverTypeWrapper<SetIdentityValidatedPayload>;
  SetOwnSellerDataInput: SetOwnSellerDataInput;
  SetOwnSellerDataPayload: ResolverTypeWrapper<Omit<SetOwnSellerDataPayload, 'sale'> & { sale?: Maybe<ResolversTypes['Sale']> }>;
  SetSellerInput: SetSellerInput;
  SetSellerPayload: ResolverTypeWrapper<Omit<SetSellerPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  SharedQuote: ResolverTypeWrapper<SharedQuote>;
  ShownConditionsInput: ShownConditionsInput;
  SideCost: ResolverTypeWrapper<SideCost>;
  SideCostKind: SideCostKind;
  SideCosts: ResolverTypeWrapper<SideCosts>;
  SideCostsInput: SideCostsInput;
  SignOutInput: SignOutInput;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  Simulation: ResolverTypeWrapper<SimulationModelModel>;
  SimulationKind: SimulationKind;
  SimulationStatus: SimulationStatus;
  StaffAct: ResolverTypeWrapper<StaffAct>;
  StaffActKind: StaffActKind;
  StaffMember: ResolverTypeWrapper<StaffMember>;
  StageKind: StageKind;
  StartSimulationInput: StartSimulationInput;
  StartSimulationPayload: ResolverTypeWrapper<Omit<StartSimulationPayload, 'simulation'> & { simulation?: Maybe<ResolversTypes['Simulation']> }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Taxpayer: ResolverTypeWrapper<TaxpayerModelModel>;
  TermOption: ResolverTypeWrapper<TermOption>;
  TermRate: ResolverTypeWrapper<TermRate>;
  TextDetail: ResolverTypeWrapper<TextDetail>;
  TextPart: ResolverTypeWrapper<TextPart>;
  UpdateCoOwnerInput: UpdateCoOwnerInput;
  UpdateCoOwnerPayload: ResolverTypeWrapper<Omit<UpdateCoOwnerPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  UpdateQuoteInput: UpdateQuoteInput;
  UpdateQuotePayload: ResolverTypeWrapper<Omit<UpdateQuotePayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  UserAddressInput: UserAddressInput;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  UserSession: ResolverTypeWrapper<ListedSessionModel>;
  ValidatePhoneCodeInput: ValidatePhoneCodeInput;
  ValidatePhoneCodePayload: ResolverTypeWrapper<Omit<ValidatePhoneCodePayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  Vehicle: ResolverTypeWrapper<VehicleModelModel>;
  VehicleBrand: ResolverTypeWrapper<VehicleBrand>;
  VehicleCondition: VehicleCondition;
  VehicleInput: VehicleInput;
  VehicleKind: ResolverTypeWrapper<VehicleKind>;
  VehicleModel: ResolverTypeWrapper<VehicleModel>;
  VehicleYear: ResolverTypeWrapper<VehicleYear>;
  Viewer: ResolverTypeWrapper<ViewerModelModel>;
  ViewerRole: ViewerRole;
  VivereStage: VivereStage;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptCoOwnershipInput: AcceptCoOwnershipInput;
  AcceptCoOwnershipPayload: Omit<AcceptCoOwnershipPayload, 'coOwnership'> & { coOwnership?: Maybe<ResolversParentTypes['CoOwnership']> };
  AcceptSummaryInput: AcceptSummaryInput;
  AcceptSummaryPayload: Omit<AcceptSummaryPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  AcceptedLoan: AcceptedLoan;
  AccountChoice: Omit<AccountChoice, 'accounts'> & { accounts: Array<ResolversParentTypes['BankAccount']> };
  Address: AddressModelModel;
  AddressInput: AddressInput;
  AffordableLoan: AffordableLoan;
  AffordableOfferInput: AffordableOfferInput;
  AffordableQuoteInput: AffordableQuoteInput;
  Agreement: Agreement;
  AppConfig: AppConfig;
  ApplicantContact: ApplicantContact;
  AttachDocumentsInput: AttachDocumentsInput;
  AttachDocumentsPayload: Omit<AttachDocumentsPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  AttachSaleDocumentsInput: AttachSaleDocumentsInput;
  AttachSaleDocumentsPayload: Omit<AttachSaleDocumentsPayload, 'sale'> & { sale?: Maybe<ResolversParentTypes['Sale']> };
  BankAccount: BankAccount;
  Biometry: Biometry;
  BiometryProblem: BiometryProblem;
  Board: BoardModelModel;
  BoardCohort: BoardCohort;
  BoardDocument: BoardDocument;
  BoardPointOfSale: BoardPointOfSale;
  BoardReason: BoardReason;
  BoardStage: BoardStage;
  BoardWeek: BoardWeek;
  Boolean: Scalars['Boolean']['output'];
  BorrowerSignature: BorrowerSignature;
  CancelProposalInput: CancelProposalInput;
  CancelProposalPayload: Omit<CancelProposalPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  Cancellation: Cancellation;
  CatalogItem: CatalogItem;
  Certificate: Certificate;
  CertificateFacts: CertificateFacts;
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: Omit<ChangeEmailPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  ChangeFollowUpInput: ChangeFollowUpInput;
  ChangeFollowUpPayload: ChangeFollowUpPayload;
  ChangeVehicleInput: ChangeVehicleInput;
  ChangeVehiclePayload: Omit<ChangeVehiclePayload, 'simulation'> & { simulation?: Maybe<ResolversParentTypes['Simulation']> };
  ChooseAccountInput: ChooseAccountInput;
  ChooseAccountPayload: Omit<ChooseAccountPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  ChooseInsuranceInput: ChooseInsuranceInput;
  ChooseInsurancePayload: Omit<ChooseInsurancePayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  ChosenQuote: ChosenQuote;
  City: City;
  CivilData: CivilDataModelModel;
  CivilDataInput: CivilDataInput;
  CoOwnerPart: CoOwnerPart;
  CoOwnership: CoOwnershipModelModel;
  CompanySeller: Omit<CompanySeller, 'phone'> & { phone?: Maybe<ResolversParentTypes['MobilePhone']> };
  CompanySellerInput: CompanySellerInput;
  ConfirmCoOwnerContractInput: ConfirmCoOwnerContractInput;
  ConfirmCoOwnerContractPayload: Omit<ConfirmCoOwnerContractPayload, 'coOwnership'> & { coOwnership?: Maybe<ResolversParentTypes['CoOwnership']> };
  ConfirmContractInput: ConfirmContractInput;
  ConfirmContractPayload: Omit<ConfirmContractPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  ConfirmProposalInput: ConfirmProposalInput;
  ConfirmProposalPayload: Omit<ConfirmProposalPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  ConfirmRevocationInput: ConfirmRevocationInput;
  ConfirmRevocationPayload: ConfirmRevocationPayload;
  ConsentInput: ConsentInput;
  ConsentRequest: ConsentRequest;
  Contract: Contract;
  ContractChanges: ContractChanges;
  ContractConsent: ContractConsent;
  ContractConsentInput: ContractConsentInput;
  ContractFigures: ContractFigures;
  ContractSignature: ContractSignature;
  CorrectPhoneInput: CorrectPhoneInput;
  CorrectPhonePayload: Omit<CorrectPhonePayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  Coupon: Coupon;
  CouponCheck: CouponCheck;
  CreateClientLogInput: CreateClientLogInput;
  CreateClientLogPayload: CreateClientLogPayload;
  CreateCoOwnerContractInput: CreateCoOwnerContractInput;
  CreateCoOwnerContractPayload: Omit<CreateCoOwnerContractPayload, 'coOwnership'> & { coOwnership?: Maybe<ResolversParentTypes['CoOwnership']> };
  CreateContractInput: CreateContractInput;
  CreateContractPayload: CreateContractPayload;
  CreateProposalInput: CreateProposalInput;
  CreateProposalPayload: Omit<CreateProposalPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  CreateUserInput: CreateUserInput;
  CreateUserPayload: CreateUserPayload;
  Cuil: Scalars['Cuil']['output'];
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DemoPersona: DemoPersona;
  DemoTools: DemoTools;
  Dni: Scalars['Dni']['output'];
  DocumentFile: DocumentFile;
  DocumentFilesInput: DocumentFilesInput;
  DocumentText: DocumentText;
  Email: Scalars['Email']['output'];
  EndSessionInput: EndSessionInput;
  EndSessionPayload: Omit<EndSessionPayload, 'sessions'> & { sessions: Array<ResolversParentTypes['UserSession']> };
  FeatureFlags: FeatureFlags;
  FindProposalInput: FindProposalInput;
  FindProposalPayload: FindProposalPayload;
  FindSaleInput: FindSaleInput;
  FindSalePayload: FindSalePayload;
  FindTaxpayerInput: FindTaxpayerInput;
  FindTaxpayerPayload: Omit<FindTaxpayerPayload, 'taxpayer'> & { taxpayer?: Maybe<ResolversParentTypes['Taxpayer']> };
  FinishDocumentationInput: FinishDocumentationInput;
  FinishDocumentationPayload: Omit<FinishDocumentationPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  FirstInstallment: FirstInstallment;
  Float: Scalars['Float']['output'];
  FlowPhase: FlowPhase;
  FlowStep: FlowStep;
  FollowUp: FollowUp;
  FollowUpNote: FollowUpNote;
  ForwardBiometryLinkInput: ForwardBiometryLinkInput;
  ForwardBiometryLinkPayload: ForwardBiometryLinkPayload;
  GenerateInsurancesInput: GenerateInsurancesInput;
  GenerateInsurancesPayload: Omit<GenerateInsurancesPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  GeneratedDocument: GeneratedDocument;
  GivenConsent: GivenConsent;
  ID: Scalars['ID']['output'];
  IdentifyVehicleInput: IdentifyVehicleInput;
  IdentifyVehiclePayload: Omit<IdentifyVehiclePayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  IdentityConfig: IdentityConfig;
  IndicativeQuoteInput: IndicativeQuoteInput;
  Installment: Installment;
  InsuranceAssumptions: InsuranceAssumptions;
  InsuranceEstimate: InsuranceEstimate;
  InsuranceOffer: InsuranceOffer;
  Int: Scalars['Int']['output'];
  InviteCoOwnerInput: InviteCoOwnerInput;
  InviteCoOwnerPayload: Omit<InviteCoOwnerPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  ListAbilities: ListAbilities;
  LoanFees: LoanFees;
  LoanFigures: LoanFigures;
  LoanQuote: LoanQuote;
  LogContextInput: LogContextInput;
  MetricsInput: MetricsInput;
  MissingItem: MissingItem;
  MobilePhone: MobilePhoneModelModel;
  MobilePhoneInput: MobilePhoneInput;
  ModeOffer: ModeOffer;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NearestOffer: NearestOffer;
  NotifySellerInput: NotifySellerInput;
  NotifySellerPayload: NotifySellerPayload;
  Offer: Offer;
  OfferQuoteInput: OfferQuoteInput;
  OpenCoOwnerLinkInput: OpenCoOwnerLinkInput;
  OpenCoOwnerLinkPayload: Omit<OpenCoOwnerLinkPayload, 'coOwnership'> & { coOwnership?: Maybe<ResolversParentTypes['CoOwnership']> };
  Outreach: Outreach;
  PageInfo: PageInfo;
  PaymentDay: PaymentDay;
  PaymentWindow: PaymentWindow;
  Percentage: Scalars['Percentage']['output'];
  Person: PersonModelModel;
  PersonInput: PersonInput;
  PersonSeller: Omit<PersonSeller, 'phone'> & { phone?: Maybe<ResolversParentTypes['MobilePhone']> };
  PersonSellerInput: PersonSellerInput;
  PersonalDataReceipt: PersonalDataReceipt;
  PointOfSale: PointOfSale;
  Prepayment: Prepayment;
  PrepaymentInput: PrepaymentInput;
  Proposal: ProposalModelModel;
  ProposalConnection: ProposalConnectionModelModel;
  ProposalCount: ProposalCount;
  ProposalEdge: Omit<ProposalEdge, 'node'> & { node: ResolversParentTypes['ProposalSummary'] };
  ProposalFilter: ProposalFilter;
  ProposalFlow: FlowAnswerModel;
  ProposalMatch: ProposalMatch;
  ProposalParty: ProposalParty;
  ProposalRevocation: ProposalRevocation;
  ProposalSummary: ProposalSummaryModelModel;
  ProveCoOwnerDeviceInput: ProveCoOwnerDeviceInput;
  ProveCoOwnerDevicePayload: Omit<ProveCoOwnerDevicePayload, 'coOwnership'> & { coOwnership?: Maybe<ResolversParentTypes['CoOwnership']> };
  Province: Province;
  Query: Record<PropertyKey, never>;
  QuoteLink: QuoteLink;
  QuotedVehicle: QuotedVehicle;
  QuotedVehicleInput: QuotedVehicleInput;
  ReUploadDocumentsInput: ReUploadDocumentsInput;
  ReUploadDocumentsPayload: Omit<ReUploadDocumentsPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  ReadCoOwnerContractDocumentsInput: ReadCoOwnerContractDocumentsInput;
  ReadCoOwnerContractDocumentsPayload: ReadCoOwnerContractDocumentsPayload;
  ReadContractDocumentsInput: ReadContractDocumentsInput;
  ReadContractDocumentsPayload: ReadContractDocumentsPayload;
  RefuseCoOwnershipInput: RefuseCoOwnershipInput;
  RefuseCoOwnershipPayload: Omit<RefuseCoOwnershipPayload, 'coOwnership'> & { coOwnership?: Maybe<ResolversParentTypes['CoOwnership']> };
  RegisterChecks: RegisterChecks;
  ReloadInsurancesInput: ReloadInsurancesInput;
  ReloadInsurancesPayload: Omit<ReloadInsurancesPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  RemainingInstallments: RemainingInstallments;
  Reminder: Reminder;
  RequestPersonalDataInput: RequestPersonalDataInput;
  RequestPersonalDataPayload: RequestPersonalDataPayload;
  RequestRevocationInput: RequestRevocationInput;
  RequestRevocationPayload: RequestRevocationPayload;
  RequiredDocument: RequiredDocument;
  ResendCoOwnerLinkInput: ResendCoOwnerLinkInput;
  ResendCoOwnerLinkPayload: ResendCoOwnerLinkPayload;
  ResendSaleLinkInput: ResendSaleLinkInput;
  ResendSaleLinkPayload: ResendSaleLinkPayload;
  ResumeProposalInput: ResumeProposalInput;
  ResumeProposalPayload: Omit<ResumeProposalPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  RevealContactInput: RevealContactInput;
  RevealContactPayload: RevealContactPayload;
  ReviseOwnSellerDataInput: ReviseOwnSellerDataInput;
  ReviseOwnSellerDataPayload: Omit<ReviseOwnSellerDataPayload, 'sale'> & { sale?: Maybe<ResolversParentTypes['Sale']> };
  ReviseSellerInput: ReviseSellerInput;
  ReviseSellerPayload: Omit<ReviseSellerPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  RevocationReceipt: RevocationReceipt;
  Sale: SaleModelModel;
  SaleAccount: SaleAccount;
  SaleCompany: SaleCompany;
  SaleCompanyInput: SaleCompanyInput;
  SaleIdentity: ResolversUnionTypes<ResolversParentTypes>['SaleIdentity'];
  SaleIdentityInput: SaleIdentityInput;
  SaleMatch: SaleMatch;
  SalePerson: SalePerson;
  SalePersonInput: SalePersonInput;
  SaleSearchInput: SaleSearchInput;
  SaleSearchPersonInput: SaleSearchPersonInput;
  SaleSeller: Omit<SaleSeller, 'identity'> & { identity?: Maybe<ResolversParentTypes['SaleIdentity']> };
  SaleSellerInput: SaleSellerInput;
  SaleVehicle: SaleVehicleModelModel;
  SalesConditions: SalesConditionsModelModel;
  SaveBiometryProcessInput: SaveBiometryProcessInput;
  SaveBiometryProcessPayload: SaveBiometryProcessPayload;
  SaveCoOwnerAdditionalDataInput: SaveCoOwnerAdditionalDataInput;
  SaveCoOwnerAdditionalDataPayload: Omit<SaveCoOwnerAdditionalDataPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  SaveOwnerAdditionalDataInput: SaveOwnerAdditionalDataInput;
  SaveOwnerAdditionalDataPayload: Omit<SaveOwnerAdditionalDataPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  SaveSaleAccountInput: SaveSaleAccountInput;
  SaveSaleAccountPayload: Omit<SaveSaleAccountPayload, 'sale'> & { sale?: Maybe<ResolversParentTypes['Sale']> };
  SaveVivereBiometryInput: SaveVivereBiometryInput;
  SaveVivereBiometryPayload: SaveVivereBiometryPayload;
  Seller: Omit<Seller, 'party'> & { party?: Maybe<ResolversParentTypes['SellerParty']> };
  SellerContact: Omit<SellerContact, 'linkPhone'> & { linkPhone?: Maybe<ResolversParentTypes['MobilePhone']> };
  SellerContactInput: SellerContactInput;
  SellerInput: SellerInput;
  SellerLink: SellerLink;
  SellerParty: ResolversUnionTypes<ResolversParentTypes>['SellerParty'];
  SendCoOwnerCodeInput: SendCoOwnerCodeInput;
  SendCoOwnerCodePayload: SendCoOwnerCodePayload;
  SendPhoneChangeCodeInput: SendPhoneChangeCodeInput;
  SendPhoneChangeCodePayload: SendPhoneChangeCodePayload;
  SendPhoneCodeInput: SendPhoneCodeInput;
  SendPhoneCodePayload: SendPhoneCodePayload;
  SendReminderInput: SendReminderInput;
  SendReminderPayload: SendReminderPayload;
  SendSigningCodeInput: SendSigningCodeInput;
  SendSigningCodePayload: SendSigningCodePayload;
  SentBackDocument: SentBackDocument;
  SentCode: SentCode;
  SentReminder: SentReminder;
  SetCoOwnerIdentityValidatedInput: SetCoOwnerIdentityValidatedInput;
  SetCoOwnerIdentityValidatedPayload: Omit<SetCoOwnerIdentityValidatedPayload, 'coOwnership'> & { coOwnership?: Maybe<ResolversParentTypes['CoOwnership']> };
  SetIdentityValidatedInput: SetIdentityValidatedInput;
  SetIdentityValidatedPayload: SetIdentityValidatedPayload;
  SetOwnSellerDataInput: SetOwnSellerDataInput;
  SetOwnSellerDataPayload: Omit<SetOwnSellerDataPayload, 'sale'> & { sale?: Maybe<ResolversParentTypes['Sale']> };
  SetSellerInput: SetSellerInput;
  SetSellerPayload: Omit<SetSellerPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  SharedQuote: SharedQuote;
  ShownConditionsInput: ShownConditionsInput;
  SideCost: SideCost;
  SideCosts: SideCosts;
  SideCostsInput: SideCostsInput;
  SignOutInput: SignOutInput;
  SignOutPayload: SignOutPayload;
  Simulation: SimulationModelModel;
  StaffAct: StaffAct;
  StaffMember: StaffMember;
  StartSimulationInput: StartSimulationInput;
  StartSimulationPayload: Omit<StartSimulationPayload, 'simulation'> & { simulation?: Maybe<ResolversParentTypes['Simulation']> };
  String: Scalars['String']['output'];
  Taxpayer: TaxpayerModelModel;
  TermOption: TermOption;
  TermRate: TermRate;
  TextDetail: TextDetail;
  TextPart: TextPart;
  UpdateCoOwnerInput: UpdateCoOwnerInput;
  UpdateCoOwnerPayload: Omit<UpdateCoOwnerPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  UpdateQuoteInput: UpdateQuoteInput;
  UpdateQuotePayload: Omit<UpdateQuotePayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  UserAddressInput: UserAddressInput;
  UserError: UserError;
  UserSession: ListedSessionModel;
  ValidatePhoneCodeInput: ValidatePhoneCodeInput;
  ValidatePhoneCodePayload: Omit<ValidatePhoneCodePayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  Vehicle: VehicleModelModel;
  VehicleBrand: VehicleBrand;
  VehicleInput: VehicleInput;
  VehicleKind: VehicleKind;
  VehicleModel: VehicleModel;
  VehicleYear: VehicleYear;
  Viewer: ViewerModelModel;
};

export type SemanticNonNullDirectiveArgs = { };

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptCoOwnershipPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcceptCoOwnershipPayload'] = ResolversParentTypes['AcceptCoOwnershipPayload']> = {
  coOwnership?: Resolver<Maybe<ResolversTypes['CoOwnership']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AcceptSummaryPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcceptSummaryPayload'] = ResolversParentTypes['AcceptSummaryPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AcceptedLoanResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcceptedLoan'] = ResolversParentTypes['AcceptedLoan']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cftea?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
  dueDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['RateMode'], ParentType, ContextType>;
  secondInstallment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountChoice'] = ResolversParentTypes['AccountChoice']> = {
  accounts?: Resolver<Array<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  canOpenNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAfterIdentityCheck?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  apartment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType>;
  cityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  floor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['Province']>, ParentType, ContextType>;
  provinceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AffordableLoanResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AffordableLoan'] = ResolversParentTypes['AffordableLoan']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  downPayment?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  firstInstallment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  installment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['RateMode'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vehicleValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type AgreementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Agreement'] = ResolversParentTypes['Agreement']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxLtvFixed?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  maxLtvUva?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  maxTerm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxVehicleAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minTerm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  modes?: Resolver<Array<ResolversTypes['RateMode']>, ParentType, ContextType>;
  vehicleTypeCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AppConfigResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppConfig'] = ResolversParentTypes['AppConfig']> = {
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  demo?: Resolver<Maybe<ResolversTypes['DemoTools']>, ParentType, ContextType>;
  flags?: Resolver<ResolversTypes['FeatureFlags'], ParentType, ContextType>;
  identity?: Resolver<Maybe<ResolversTypes['IdentityConfig']>, ParentType, ContextType>;
  legalEntity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionIdleMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApplicantContactResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicantContact'] = ResolversParentTypes['ApplicantContact']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttachDocumentsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AttachDocumentsPayload'] = ResolversParentTypes['AttachDocumentsPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AttachSaleDocumentsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AttachSaleDocumentsPayload'] = ResolversParentTypes['AttachSaleDocumentsPayload']> = {
  sale?: Resolver<Maybe<ResolversTypes['Sale']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BankAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BankAccount'] = ResolversParentTypes['BankAccount']> = {
  accountTypeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maskedNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BiometryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Biometry'] = ResolversParentTypes['Biometry']> = {
  evidenceDeletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isDemonstration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isValidated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVivere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['BiometryProblem']>, ParentType, ContextType>;
  processNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  received?: Resolver<Array<ResolversTypes['BiometryEvidence']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BiometryStatus'], ParentType, ContextType>;
  toReview?: Resolver<Array<ResolversTypes['BiometryEvidence']>, ParentType, ContextType>;
};

export type BiometryProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BiometryProblem'] = ResolversParentTypes['BiometryProblem']> = {
  evidence?: Resolver<ResolversTypes['BiometryEvidence'], ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['EvidenceProblem'], ParentType, ContextType>;
};

export type BoardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Board'] = ResolversParentTypes['Board']> = {
  cohorts?: Resolver<Maybe<Array<ResolversTypes['BoardCohort']>>, ParentType, ContextType>;
  listAbilities?: Resolver<ResolversTypes['ListAbilities'], ParentType, ContextType>;
  pointsOfSale?: Resolver<Array<ResolversTypes['BoardPointOfSale']>, ParentType, ContextType>;
  sentBackDocuments?: Resolver<Array<ResolversTypes['BoardDocument']>, ParentType, ContextType>;
  stages?: Resolver<Array<ResolversTypes['BoardStage']>, ParentType, ContextType>;
  weeks?: Resolver<Array<ResolversTypes['BoardWeek']>, ParentType, ContextType>;
};

export type BoardCohortResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BoardCohort'] = ResolversParentTypes['BoardCohort']> = {
  approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inscribed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type BoardDocumentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BoardDocument'] = ResolversParentTypes['BoardDocument']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['BoardReason']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardPointOfSaleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BoardPointOfSale'] = ResolversParentTypes['BoardPointOfSale']> = {
  approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  businessName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inscribed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placed?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  signed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signedTarget?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BoardReasonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BoardReason'] = ResolversParentTypes['BoardReason']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardStageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BoardStage'] = ResolversParentTypes['BoardStage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  medianDays?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  olderThanTarget?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  phase?: Resolver<Maybe<ResolversTypes['PhaseName']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProposalStatusFilter'], ParentType, ContextType>;
  targetDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BoardWeekResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BoardWeek'] = ResolversParentTypes['BoardWeek']> = {
  approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inscribed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placed?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  signed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type BorrowerSignatureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BorrowerSignature'] = ResolversParentTypes['BorrowerSignature']> = {
  biometryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  borrower?: Resolver<ResolversTypes['Borrower'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CancelProposalPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelProposalPayload'] = ResolversParentTypes['CancelProposalPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancellationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Cancellation'] = ResolversParentTypes['Cancellation']> = {
  by?: Resolver<ResolversTypes['ProposalActor'], ParentType, ContextType>;
  cancelledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CatalogItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CatalogItem'] = ResolversParentTypes['CatalogItem']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CertificateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Certificate'] = ResolversParentTypes['Certificate']> = {
  facts?: Resolver<Maybe<ResolversTypes['CertificateFacts']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CertificateState'], ParentType, ContextType>;
};

export type CertificateFactsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CertificateFacts'] = ResolversParentTypes['CertificateFacts']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  vehicleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeEmailPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeEmailPayload'] = ResolversParentTypes['ChangeEmailPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeFollowUpPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeFollowUpPayload'] = ResolversParentTypes['ChangeFollowUpPayload']> = {
  followUp?: Resolver<Maybe<ResolversTypes['FollowUp']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeVehiclePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeVehiclePayload'] = ResolversParentTypes['ChangeVehiclePayload']> = {
  simulation?: Resolver<Maybe<ResolversTypes['Simulation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChooseAccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChooseAccountPayload'] = ResolversParentTypes['ChooseAccountPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChooseInsurancePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChooseInsurancePayload'] = ResolversParentTypes['ChooseInsurancePayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChosenQuoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChosenQuote'] = ResolversParentTypes['ChosenQuote']> = {
  dueDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  financedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ltv?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  maxAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maxTerm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minTerm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['RateMode'], ParentType, ContextType>;
  purchaseValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['TermOption']>, ParentType, ContextType>;
};

export type CityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['City'] = ResolversParentTypes['City']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CivilDataResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CivilData'] = ResolversParentTypes['CivilData']> = {
  countryOfBirth?: Resolver<Maybe<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  countryOfBirthId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hasNonParticipantSpouse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maritalStatus?: Resolver<Maybe<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  maritalStatusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  nationalityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CoOwnerPartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CoOwnerPart'] = ResolversParentTypes['CoOwnerPart']> = {
  consentedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  identityValidatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isIdentityToReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkChannel?: Resolver<Maybe<ResolversTypes['MessageChannel']>, ParentType, ContextType>;
  linkExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  linkSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  maskedEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusalReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resendsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['CoOwnerStep'], ParentType, ContextType>;
};

export type CoOwnershipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CoOwnership'] = ResolversParentTypes['CoOwnership']> = {
  acceptedBefore?: Resolver<Maybe<ResolversTypes['AcceptedLoan']>, ParentType, ContextType>;
  biometry?: Resolver<Maybe<ResolversTypes['Biometry']>, ParentType, ContextType>;
  cfteaWithInsurance?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
  consents?: Resolver<Array<ResolversTypes['GivenConsent']>, ParentType, ContextType>;
  contract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  contractConsents?: Resolver<Array<ResolversTypes['ContractConsent']>, ParentType, ContextType>;
  contractTexts?: Resolver<Maybe<Array<ResolversTypes['DocumentText']>>, ParentType, ContextType>;
  expectedPaymentOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['LoanFigures'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insuranceEstimate?: Resolver<Maybe<ResolversTypes['InsuranceEstimate']>, ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCodeRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maskedEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  monthlyPremium?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  ownerFirstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  paymentWindow?: Resolver<Maybe<ResolversTypes['PaymentWindow']>, ParentType, ContextType>;
  pointOfSaleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proposalNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  registerChecks?: Resolver<Maybe<ResolversTypes['RegisterChecks']>, ParentType, ContextType>;
  revocation?: Resolver<Maybe<ResolversTypes['ProposalRevocation']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['CoOwnerStep'], ParentType, ContextType>;
  vehicleDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanySellerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompanySeller'] = ResolversParentTypes['CompanySeller']> = {
  businessName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cuit?: Resolver<ResolversTypes['Cuil'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['Email']>, ParentType, ContextType>;
  maskedEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['MobilePhone']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmCoOwnerContractPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmCoOwnerContractPayload'] = ResolversParentTypes['ConfirmCoOwnerContractPayload']> = {
  coOwnership?: Resolver<Maybe<ResolversTypes['CoOwnership']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmContractPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmContractPayload'] = ResolversParentTypes['ConfirmContractPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmProposalPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmProposalPayload'] = ResolversParentTypes['ConfirmProposalPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmRevocationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmRevocationPayload'] = ResolversParentTypes['ConfirmRevocationPayload']> = {
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConsentRequestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConsentRequest'] = ResolversParentTypes['ConsentRequest']> = {
  acceptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['LoanFigures'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasEnded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  insuranceEstimate?: Resolver<Maybe<ResolversTypes['InsuranceEstimate']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentWindow?: Resolver<Maybe<ResolversTypes['PaymentWindow']>, ParentType, ContextType>;
  pointOfSaleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vehicleDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContractResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Contract'] = ResolversParentTypes['Contract']> = {
  changes?: Resolver<Maybe<ResolversTypes['ContractChanges']>, ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isConfirmed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isInitiated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSigningCodeRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pendingSigners?: Resolver<Array<ResolversTypes['Borrower']>, ParentType, ContextType>;
  refusalReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signatures?: Resolver<Maybe<Array<ResolversTypes['BorrowerSignature']>>, ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContractStatus'], ParentType, ContextType>;
  vivereStage?: Resolver<ResolversTypes['VivereStage'], ParentType, ContextType>;
};

export type ContractChangesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractChanges'] = ResolversParentTypes['ContractChanges']> = {
  before?: Resolver<ResolversTypes['ContractFigures'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['LoanFigures'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['ContractFigures'], ParentType, ContextType>;
};

export type ContractConsentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractConsent'] = ResolversParentTypes['ContractConsent']> = {
  acceptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContractConsentKind'], ParentType, ContextType>;
  textVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContractFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractFigures'] = ResolversParentTypes['ContractFigures']> = {
  capitalInUva?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  cftea?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
  cfteaWithInsurance?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
  firstInstallment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  firstPayableOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  secondInstallment?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalToPay?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  uvaValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type ContractSignatureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContractSignature'] = ResolversParentTypes['ContractSignature']> = {
  biometryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSigned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CorrectPhonePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CorrectPhonePayload'] = ResolversParentTypes['CorrectPhonePayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CouponResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rateDiscount?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['CouponScope']>, ParentType, ContextType>;
};

export type CouponCheckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CouponCheck'] = ResolversParentTypes['CouponCheck']> = {
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['CouponRefusalReason']>, ParentType, ContextType>;
};

export type CreateClientLogPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateClientLogPayload'] = ResolversParentTypes['CreateClientLogPayload']> = {
  isLogged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCoOwnerContractPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateCoOwnerContractPayload'] = ResolversParentTypes['CreateCoOwnerContractPayload']> = {
  coOwnership?: Resolver<Maybe<ResolversTypes['CoOwnership']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateContractPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateContractPayload'] = ResolversParentTypes['CreateContractPayload']> = {
  contract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateProposalPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateProposalPayload'] = ResolversParentTypes['CreateProposalPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateUserPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateUserPayload'] = ResolversParentTypes['CreateUserPayload']> = {
  isCreated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface CuilScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cuil'], any> {
  name: 'Cuil';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DemoPersonaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DemoPersona'] = ResolversParentTypes['DemoPersona']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentNumber?: Resolver<ResolversTypes['Dni'], ParentType, ContextType>;
};

export type DemoToolsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DemoTools'] = ResolversParentTypes['DemoTools']> = {
  outboxUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personas?: Resolver<Array<ResolversTypes['DemoPersona']>, ParentType, ContextType>;
};

export interface DniScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Dni'], any> {
  name: 'Dni';
}

export type DocumentFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DocumentFile'] = ResolversParentTypes['DocumentFile']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentTextResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DocumentText'] = ResolversParentTypes['DocumentText']> = {
  name?: Resolver<ResolversTypes['GeneratedDocumentName'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['TextPart']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface EmailScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Email'], any> {
  name: 'Email';
}

export type EndSessionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  sessions?: Resolver<Array<ResolversTypes['UserSession']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FeatureFlagsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeatureFlags'] = ResolversParentTypes['FeatureFlags']> = {
  coOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  corporateSignIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dashboardSidebar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maintenance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FindProposalPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FindProposalPayload'] = ResolversParentTypes['FindProposalPayload']> = {
  match?: Resolver<Maybe<ResolversTypes['ProposalMatch']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FindSalePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FindSalePayload'] = ResolversParentTypes['FindSalePayload']> = {
  isRequested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['SaleMatch']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FindTaxpayerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FindTaxpayerPayload'] = ResolversParentTypes['FindTaxpayerPayload']> = {
  taxpayer?: Resolver<Maybe<ResolversTypes['Taxpayer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FinishDocumentationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinishDocumentationPayload'] = ResolversParentTypes['FinishDocumentationPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FirstInstallmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FirstInstallment'] = ResolversParentTypes['FirstInstallment']> = {
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  extraDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payableOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type FlowPhaseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlowPhase'] = ResolversParentTypes['FlowPhase']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['PhaseName'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PhaseStatus'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['FlowStep']>, ParentType, ContextType>;
};

export type FlowStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FlowStep'] = ResolversParentTypes['FlowStep']> = {
  documentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['FlowStepName'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PhaseStatus'], ParentType, ContextType>;
};

export type FollowUpResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FollowUp'] = ResolversParentTypes['FollowUp']> = {
  assignedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  canChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['StaffAct']>, ParentType, ContextType>;
  nextCallOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['FollowUpNote']>, ParentType, ContextType>;
};

export type FollowUpNoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FollowUpNote'] = ResolversParentTypes['FollowUpNote']> = {
  author?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ForwardBiometryLinkPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ForwardBiometryLinkPayload'] = ResolversParentTypes['ForwardBiometryLinkPayload']> = {
  maskedRecipient?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remainingToday?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GenerateInsurancesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GenerateInsurancesPayload'] = ResolversParentTypes['GenerateInsurancesPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GeneratedDocumentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GeneratedDocument'] = ResolversParentTypes['GeneratedDocument']> = {
  missing?: Resolver<Array<ResolversTypes['MissingItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['GeneratedDocumentName'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GivenConsentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GivenConsent'] = ResolversParentTypes['GivenConsent']> = {
  acceptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ConsentKind'], ParentType, ContextType>;
  textVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IdentifyVehiclePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IdentifyVehiclePayload'] = ResolversParentTypes['IdentifyVehiclePayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type IdentityConfigResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IdentityConfig'] = ResolversParentTypes['IdentityConfig']> = {
  authorizeDomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorizeOverHttp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userPoolId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type InstallmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Installment'] = ResolversParentTypes['Installment']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  capital?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payableOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalInUva?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type InsuranceAssumptionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsuranceAssumptions'] = ResolversParentTypes['InsuranceAssumptions']> = {
  driverAge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vehicleAge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type InsuranceEstimateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsuranceEstimate'] = ResolversParentTypes['InsuranceEstimate']> = {
  assumed?: Resolver<Maybe<ResolversTypes['InsuranceAssumptions']>, ParentType, ContextType>;
  cftea?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
  monthlyPremium?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type InsuranceOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsuranceOffer'] = ResolversParentTypes['InsuranceOffer']> = {
  coverageCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coverageDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coverageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deductible?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insuredSum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  insurerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  monthlyPremium?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type InviteCoOwnerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InviteCoOwnerPayload'] = ResolversParentTypes['InviteCoOwnerPayload']> = {
  maskedRecipient?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  remainingToday?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ListAbilitiesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListAbilities'] = ResolversParentTypes['ListAbilities']> = {
  canFilterByActor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canFilterByAssignee?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canFilterByEvent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canFilterByPayee?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canFilterByPayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canFilterBySignature?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canFilterByTarget?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canSearchNames?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageSizes?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sorts?: Resolver<Array<ResolversTypes['ProposalSort']>, ParentType, ContextType>;
};

export type LoanFeesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoanFees'] = ResolversParentTypes['LoanFees']> = {
  granting?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lifeInsuranceRate?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  monthly?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netDisbursed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type LoanFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoanFigures'] = ResolversParentTypes['LoanFigures']> = {
  capitalInUva?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  cftea?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
  cfteaWithoutVat?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
  dueDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fees?: Resolver<Maybe<ResolversTypes['LoanFees']>, ParentType, ContextType>;
  financedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  firstInstallment?: Resolver<Maybe<ResolversTypes['FirstInstallment']>, ParentType, ContextType>;
  installment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  installmentInUva?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  installmentWithVat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isUvaEstimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['RateMode'], ParentType, ContextType>;
  rateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  secondInstallment?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  tea?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tna?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  totalToPay?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  uvaValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type LoanQuoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoanQuote'] = ResolversParentTypes['LoanQuote']> = {
  canSimulatePrepayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  figures?: Resolver<Maybe<ResolversTypes['LoanFigures']>, ParentType, ContextType>;
  installments?: Resolver<Array<ResolversTypes['Installment']>, ParentType, ContextType>;
  insurance?: Resolver<Maybe<ResolversTypes['InsuranceEstimate']>, ParentType, ContextType>;
  paymentWindow?: Resolver<Maybe<ResolversTypes['PaymentWindow']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['TermRate']>, ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  uvaMonthlyRise?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
};

export type MissingItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MissingItem'] = ResolversParentTypes['MissingItem']> = {
  kind?: Resolver<ResolversTypes['MissingKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MobilePhoneResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MobilePhone'] = ResolversParentTypes['MobilePhone']> = {
  areaCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  providerCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ModeOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModeOffer'] = ResolversParentTypes['ModeOffer']> = {
  defaultTerm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ltv?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  maxAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maxTerm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minTerm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['RateMode'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptCoOwnership?: Resolver<ResolversTypes['AcceptCoOwnershipPayload'], ParentType, ContextType, RequireFields<MutationAcceptCoOwnershipArgs, 'input'>>;
  acceptSummary?: Resolver<ResolversTypes['AcceptSummaryPayload'], ParentType, ContextType, RequireFields<MutationAcceptSummaryArgs, 'input'>>;
  attachDocuments?: Resolver<ResolversTypes['AttachDocumentsPayload'], ParentType, ContextType, RequireFields<MutationAttachDocumentsArgs, 'input'>>;
  attachSaleDocuments?: Resolver<ResolversTypes['AttachSaleDocumentsPayload'], ParentType, ContextType, RequireFields<MutationAttachSaleDocumentsArgs, 'input'>>;
  cancelProposal?: Resolver<ResolversTypes['CancelProposalPayload'], ParentType, ContextType, RequireFields<MutationCancelProposalArgs, 'input'>>;
  changeEmail?: Resolver<ResolversTypes['ChangeEmailPayload'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'input'>>;
  changeFollowUp?: Resolver<ResolversTypes['ChangeFollowUpPayload'], ParentType, ContextType, RequireFields<MutationChangeFollowUpArgs, 'input'>>;
  changeVehicle?: Resolver<ResolversTypes['ChangeVehiclePayload'], ParentType, ContextType, RequireFields<MutationChangeVehicleArgs, 'input'>>;
  chooseAccount?: Resolver<ResolversTypes['ChooseAccountPayload'], ParentType, ContextType, RequireFields<MutationChooseAccountArgs, 'input'>>;
  chooseInsurance?: Resolver<ResolversTypes['ChooseInsurancePayload'], ParentType, ContextType, RequireFields<MutationChooseInsuranceArgs, 'input'>>;
  confirmCoOwnerContract?: Resolver<ResolversTypes['ConfirmCoOwnerContractPayload'], ParentType, ContextType, RequireFields<MutationConfirmCoOwnerContractArgs, 'input'>>;
  confirmContract?: Resolver<ResolversTypes['ConfirmContractPayload'], ParentType, ContextType, RequireFields<MutationConfirmContractArgs, 'input'>>;
  confirmProposal?: Resolver<ResolversTypes['ConfirmProposalPayload'], ParentType, ContextType, RequireFields<MutationConfirmProposalArgs, 'input'>>;
  confirmRevocation?: Resolver<ResolversTypes['ConfirmRevocationPayload'], ParentType, ContextType, RequireFields<MutationConfirmRevocationArgs, 'input'>>;
  correctPhone?: Resolver<ResolversTypes['CorrectPhonePayload'], ParentType, ContextType, RequireFields<MutationCorrectPhoneArgs, 'input'>>;
  createClientLog?: Resolver<ResolversTypes['CreateClientLogPayload'], ParentType, ContextType, RequireFields<MutationCreateClientLogArgs, 'input'>>;
  createCoOwnerContract?: Resolver<ResolversTypes['CreateCoOwnerContractPayload'], ParentType, ContextType, RequireFields<MutationCreateCoOwnerContractArgs, 'input'>>;
  createContract?: Resolver<ResolversTypes['CreateContractPayload'], ParentType, ContextType, RequireFields<MutationCreateContractArgs, 'input'>>;
  createProposal?: Resolver<ResolversTypes['CreateProposalPayload'], ParentType, ContextType, RequireFields<MutationCreateProposalArgs, 'input'>>;
  createUser?: Resolver<ResolversTypes['CreateUserPayload'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  endSession?: Resolver<ResolversTypes['EndSessionPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  findProposal?: Resolver<ResolversTypes['FindProposalPayload'], ParentType, ContextType, RequireFields<MutationFindProposalArgs, 'input'>>;
  findSale?: Resolver<ResolversTypes['FindSalePayload'], ParentType, ContextType, RequireFields<MutationFindSaleArgs, 'input'>>;
  findTaxpayer?: Resolver<ResolversTypes['FindTaxpayerPayload'], ParentType, ContextType, RequireFields<MutationFindTaxpayerArgs, 'input'>>;
  finishDocumentation?: Resolver<ResolversTypes['FinishDocumentationPayload'], ParentType, ContextType, RequireFields<MutationFinishDocumentationArgs, 'input'>>;
  forwardBiometryLink?: Resolver<ResolversTypes['ForwardBiometryLinkPayload'], ParentType, ContextType, RequireFields<MutationForwardBiometryLinkArgs, 'input'>>;
  generateInsurances?: Resolver<ResolversTypes['GenerateInsurancesPayload'], ParentType, ContextType, RequireFields<MutationGenerateInsurancesArgs, 'input'>>;
  identifyVehicle?: Resolver<ResolversTypes['IdentifyVehiclePayload'], ParentType, ContextType, RequireFields<MutationIdentifyVehicleArgs, 'input'>>;
  inviteCoOwner?: Resolver<ResolversTypes['InviteCoOwnerPayload'], ParentType, ContextType, RequireFields<MutationInviteCoOwnerArgs, 'input'>>;
  notifySeller?: Resolver<ResolversTypes['NotifySellerPayload'], ParentType, ContextType, RequireFields<MutationNotifySellerArgs, 'input'>>;
  openCoOwnerLink?: Resolver<ResolversTypes['OpenCoOwnerLinkPayload'], ParentType, ContextType, RequireFields<MutationOpenCoOwnerLinkArgs, 'input'>>;
  proveCoOwnerDevice?: Resolver<ResolversTypes['ProveCoOwnerDevicePayload'], ParentType, ContextType, RequireFields<MutationProveCoOwnerDeviceArgs, 'input'>>;
  reUploadDocuments?: Resolver<ResolversTypes['ReUploadDocumentsPayload'], ParentType, ContextType, RequireFields<MutationReUploadDocumentsArgs, 'input'>>;
  readCoOwnerContractDocuments?: Resolver<ResolversTypes['ReadCoOwnerContractDocumentsPayload'], ParentType, ContextType, RequireFields<MutationReadCoOwnerContractDocumentsArgs, 'input'>>;
  readContractDocuments?: Resolver<ResolversTypes['ReadContractDocumentsPayload'], ParentType, ContextType, RequireFields<MutationReadContractDocumentsArgs, 'input'>>;
  refuseCoOwnership?: Resolver<ResolversTypes['RefuseCoOwnershipPayload'], ParentType, ContextType, RequireFields<MutationRefuseCoOwnershipArgs, 'input'>>;
  reloadInsurances?: Resolver<ResolversTypes['ReloadInsurancesPayload'], ParentType, ContextType, RequireFields<MutationReloadInsurancesArgs, 'input'>>;
  requestPersonalData?: Resolver<ResolversTypes['RequestPersonalDataPayload'], ParentType, ContextType, RequireFields<MutationRequestPersonalDataArgs, 'input'>>;
  requestRevocation?: Resolver<ResolversTypes['RequestRevocationPayload'], ParentType, ContextType, RequireFields<MutationRequestRevocationArgs, 'input'>>;
  resendCoOwnerLink?: Resolver<ResolversTypes['ResendCoOwnerLinkPayload'], ParentType, ContextType, RequireFields<MutationResendCoOwnerLinkArgs, 'input'>>;
  resendSaleLink?: Resolver<ResolversTypes['ResendSaleLinkPayload'], ParentType, ContextType, RequireFields<MutationResendSaleLinkArgs, 'input'>>;
  resumeProposal?: Resolver<ResolversTypes['ResumeProposalPayload'], ParentType, ContextType, RequireFields<MutationResumeProposalArgs, 'input'>>;
  revealContact?: Resolver<ResolversTypes['RevealContactPayload'], ParentType, ContextType, RequireFields<MutationRevealContactArgs, 'input'>>;
  reviseOwnSellerData?: Resolver<ResolversTypes['ReviseOwnSellerDataPayload'], ParentType, ContextType, RequireFields<MutationReviseOwnSellerDataArgs, 'input'>>;
  reviseSeller?: Resolver<ResolversTypes['ReviseSellerPayload'], ParentType, ContextType, RequireFields<MutationReviseSellerArgs, 'input'>>;
  saveBiometryProcess?: Resolver<ResolversTypes['SaveBiometryProcessPayload'], ParentType, ContextType, RequireFields<MutationSaveBiometryProcessArgs, 'input'>>;
  saveCoOwnerAdditionalData?: Resolver<ResolversTypes['SaveCoOwnerAdditionalDataPayload'], ParentType, ContextType, RequireFields<MutationSaveCoOwnerAdditionalDataArgs, 'input'>>;
  saveOwnerAdditionalData?: Resolver<ResolversTypes['SaveOwnerAdditionalDataPayload'], ParentType, ContextType, RequireFields<MutationSaveOwnerAdditionalDataArgs, 'input'>>;
  saveSaleAccount?: Resolver<ResolversTypes['SaveSaleAccountPayload'], ParentType, ContextType, RequireFields<MutationSaveSaleAccountArgs, 'input'>>;
  saveVivereBiometry?: Resolver<ResolversTypes['SaveVivereBiometryPayload'], ParentType, ContextType, RequireFields<MutationSaveVivereBiometryArgs, 'input'>>;
  sendCoOwnerCode?: Resolver<ResolversTypes['SendCoOwnerCodePayload'], ParentType, ContextType, RequireFields<MutationSendCoOwnerCodeArgs, 'input'>>;
  sendPhoneChangeCode?: Resolver<ResolversTypes['SendPhoneChangeCodePayload'], ParentType, ContextType, RequireFields<MutationSendPhoneChangeCodeArgs, 'input'>>;
  sendPhoneCode?: Resolver<ResolversTypes['SendPhoneCodePayload'], ParentType, ContextType, RequireFields<MutationSendPhoneCodeArgs, 'input'>>;
  sendReminder?: Resolver<ResolversTypes['SendReminderPayload'], ParentType, ContextType, RequireFields<MutationSendReminderArgs, 'input'>>;
  sendSigningCode?: Resolver<ResolversTypes['SendSigningCodePayload'], ParentType, ContextType, RequireFields<MutationSendSigningCodeArgs, 'input'>>;
  setCoOwnerIdentityValidated?: Resolver<ResolversTypes['SetCoOwnerIdentityValidatedPayload'], ParentType, ContextType, RequireFields<MutationSetCoOwnerIdentityValidatedArgs, 'input'>>;
  setIdentityValidated?: Resolver<ResolversTypes['SetIdentityValidatedPayload'], ParentType, ContextType, RequireFields<MutationSetIdentityValidatedArgs, 'input'>>;
  setOwnSellerData?: Resolver<ResolversTypes['SetOwnSellerDataPayload'], ParentType, ContextType, RequireFields<MutationSetOwnSellerDataArgs, 'input'>>;
  setSeller?: Resolver<ResolversTypes['SetSellerPayload'], ParentType, ContextType, RequireFields<MutationSetSellerArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType, Partial<MutationSignOutArgs>>;
  startSimulation?: Resolver<ResolversTypes['StartSimulationPayload'], ParentType, ContextType, RequireFields<MutationStartSimulationArgs, 'input'>>;
  updateCoOwner?: Resolver<ResolversTypes['UpdateCoOwnerPayload'], ParentType, ContextType, RequireFields<MutationUpdateCoOwnerArgs, 'input'>>;
  updateQuote?: Resolver<ResolversTypes['UpdateQuotePayload'], ParentType, ContextType, RequireFields<MutationUpdateQuoteArgs, 'input'>>;
  validatePhoneCode?: Resolver<ResolversTypes['ValidatePhoneCodePayload'], ParentType, ContextType, RequireFields<MutationValidatePhoneCodeArgs, 'input'>>;
};

export type NearestOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NearestOffer'] = ResolversParentTypes['NearestOffer']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vehicleValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type NotifySellerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotifySellerPayload'] = ResolversParentTypes['NotifySellerPayload']> = {
  maskedRecipient?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remainingToday?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  certificatePath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  initialMode?: Resolver<ResolversTypes['RateMode'], ParentType, ContextType>;
  modes?: Resolver<Array<ResolversTypes['ModeOffer']>, ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type OpenCoOwnerLinkPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenCoOwnerLinkPayload'] = ResolversParentTypes['OpenCoOwnerLinkPayload']> = {
  coOwnership?: Resolver<Maybe<ResolversTypes['CoOwnership']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OutreachResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Outreach'] = ResolversParentTypes['Outreach']> = {
  canRevealContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noReminderReason?: Resolver<Maybe<ResolversTypes['NoReminderReason']>, ParentType, ContextType>;
  reminders?: Resolver<Array<ResolversTypes['Reminder']>, ParentType, ContextType>;
  sellerLink?: Resolver<Maybe<ResolversTypes['SellerLink']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentDay'] = ResolversParentTypes['PaymentDay']> = {
  firstInstallment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  firstPayableOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PaymentWindowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentWindow'] = ResolversParentTypes['PaymentWindow']> = {
  earliestOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  latestOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['PaymentDay'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['PaymentDay'], ParentType, ContextType>;
};

export interface PercentageScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Percentage'], any> {
  name: 'Percentage';
}

export type PersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  birthDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  civilData?: Resolver<Maybe<ResolversTypes['CivilData']>, ParentType, ContextType>;
  cuil?: Resolver<ResolversTypes['Cuil'], ParentType, ContextType>;
  documentKind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
  documentNumber?: Resolver<ResolversTypes['Dni'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['Email']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  monthlyIncome?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  occupation?: Resolver<Maybe<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  occupationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['MobilePhone']>, ParentType, ContextType>;
  relationship?: Resolver<Maybe<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  relationshipCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  turnoverTaxCategory?: Resolver<Maybe<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  turnoverTaxCategoryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatStatus?: Resolver<Maybe<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  vatStatusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workActivity?: Resolver<Maybe<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  workActivityCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonSellerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PersonSeller'] = ResolversParentTypes['PersonSeller']> = {
  cuil?: Resolver<ResolversTypes['Cuil'], ParentType, ContextType>;
  documentNumber?: Resolver<ResolversTypes['Dni'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['Email']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['MobilePhone']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonalDataReceiptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PersonalDataReceipt'] = ResolversParentTypes['PersonalDataReceipt']> = {
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PointOfSaleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointOfSale'] = ResolversParentTypes['PointOfSale']> = {
  businessName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDealer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PrepaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Prepayment'] = ResolversParentTypes['Prepayment']> = {
  after?: Resolver<ResolversTypes['RemainingInstallments'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountInUva?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  before?: Resolver<ResolversTypes['RemainingInstallments'], ParentType, ContextType>;
  charge?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  feesSaved?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  installmentsSaved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interestSaved?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interestSavedInUva?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payableOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  uvaValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type ProposalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Proposal'] = ResolversParentTypes['Proposal']> = {
  access?: Resolver<ResolversTypes['ProposalAccess'], ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  accountChoice?: Resolver<Maybe<ResolversTypes['AccountChoice']>, ParentType, ContextType>;
  activePhase?: Resolver<Maybe<ResolversTypes['FlowPhase']>, ParentType, ContextType>;
  agreement?: Resolver<ResolversTypes['Agreement'], ParentType, ContextType>;
  biometry?: Resolver<Maybe<ResolversTypes['Biometry']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  canSimulatePrepayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancellation?: Resolver<Maybe<ResolversTypes['Cancellation']>, ParentType, ContextType>;
  certificatePath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cfteaWithInsurance?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
  coOwner?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  coOwnerPart?: Resolver<Maybe<ResolversTypes['CoOwnerPart']>, ParentType, ContextType>;
  consentKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consents?: Resolver<Maybe<Array<ResolversTypes['GivenConsent']>>, ParentType, ContextType>;
  contract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  contractTexts?: Resolver<Maybe<Array<ResolversTypes['DocumentText']>>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documents?: Resolver<Maybe<Array<ResolversTypes['RequiredDocument']>>, ParentType, ContextType>;
  expectedPaymentOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['LoanFigures'], ParentType, ContextType>;
  flow?: Resolver<ResolversTypes['ProposalFlow'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installments?: Resolver<Array<ResolversTypes['Installment']>, ParentType, ContextType>;
  insurance?: Resolver<Maybe<ResolversTypes['InsuranceOffer']>, ParentType, ContextType>;
  insuranceEstimate?: Resolver<Maybe<ResolversTypes['InsuranceEstimate']>, ParentType, ContextType>;
  insurances?: Resolver<Maybe<Array<ResolversTypes['InsuranceOffer']>>, ParentType, ContextType>;
  isPaymentOnHold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSellerAccountMissing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVehicleElsewhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SimulationKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offerValidUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  ownerAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  parties?: Resolver<Array<ResolversTypes['ProposalParty']>, ParentType, ContextType>;
  paymentWindow?: Resolver<Maybe<ResolversTypes['PaymentWindow']>, ParentType, ContextType>;
  phases?: Resolver<Array<ResolversTypes['FlowPhase']>, ParentType, ContextType>;
  pointOfSale?: Resolver<Maybe<ResolversTypes['PointOfSale']>, ParentType, ContextType>;
  prepayment?: Resolver<Maybe<ResolversTypes['Prepayment']>, ParentType, ContextType, RequireFields<ProposalPrepaymentArgs, 'input'>>;
  quote?: Resolver<ResolversTypes['ChosenQuote'], ParentType, ContextType>;
  registerChecks?: Resolver<Maybe<ResolversTypes['RegisterChecks']>, ParentType, ContextType, RequireFields<ProposalRegisterChecksArgs, 'borrower'>>;
  resumeStep?: Resolver<Maybe<ResolversTypes['ResumeStep']>, ParentType, ContextType, RequireFields<ProposalResumeStepArgs, 'as'>>;
  revocation?: Resolver<Maybe<ResolversTypes['ProposalRevocation']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  signature?: Resolver<Maybe<ResolversTypes['ContractSignature']>, ParentType, ContextType>;
  simulationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stageKind?: Resolver<Maybe<ResolversTypes['StageKind']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProposalStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  vehicle?: Resolver<ResolversTypes['Vehicle'], ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['ProposalActor']>, ParentType, ContextType>;
};

export type ProposalConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProposalConnection'] = ResolversParentTypes['ProposalConnection']> = {
  abilities?: Resolver<ResolversTypes['ListAbilities'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ProposalEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ProposalSummary']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProposalCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProposalCount'] = ResolversParentTypes['ProposalCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProposalEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProposalEdge'] = ResolversParentTypes['ProposalEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProposalSummary'], ParentType, ContextType>;
};

export type ProposalFlowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProposalFlow'] = ResolversParentTypes['ProposalFlow']> = {
  canBeCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeResumed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasDocumentsSentBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAccountSaved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBiometryFinalized?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBiometryInProgress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isContractSigned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPledgeAtRegistry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPledgeClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProposalMatchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProposalMatch'] = ResolversParentTypes['ProposalMatch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maskedPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  phaseLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProposalPartyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProposalParty'] = ResolversParentTypes['ProposalParty']> = {
  maskedCuil?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedDocument?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maskedEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['PartyRole'], ParentType, ContextType>;
};

export type ProposalRevocationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProposalRevocation'] = ResolversParentTypes['ProposalRevocation']> = {
  businessDaysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['RevocationReceipt']>, ParentType, ContextType>;
  revocableUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ProposalSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProposalSummary'] = ResolversParentTypes['ProposalSummary']> = {
  activePhase?: Resolver<Maybe<ResolversTypes['FlowPhase']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedPaymentOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  flow?: Resolver<ResolversTypes['ProposalFlow'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isRevocationOnHold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maskedDocument?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextCallOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pointOfSale?: Resolver<Maybe<ResolversTypes['PointOfSale']>, ParentType, ContextType>;
  sentBackDocuments?: Resolver<Array<ResolversTypes['SentBackDocument']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stageKind?: Resolver<ResolversTypes['StageKind'], ParentType, ContextType>;
  stageStartedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stageTargetDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProposalStatus'], ParentType, ContextType>;
  vehicle?: Resolver<ResolversTypes['Vehicle'], ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['ProposalActor']>, ParentType, ContextType>;
};

export type ProveCoOwnerDevicePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProveCoOwnerDevicePayload'] = ResolversParentTypes['ProveCoOwnerDevicePayload']> = {
  coOwnership?: Resolver<Maybe<ResolversTypes['CoOwnership']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProvinceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Province'] = ResolversParentTypes['Province']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalLetter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  affordableQuote?: Resolver<Maybe<ResolversTypes['AffordableLoan']>, ParentType, ContextType, RequireFields<QueryAffordableQuoteArgs, 'input'>>;
  appConfig?: Resolver<ResolversTypes['AppConfig'], ParentType, ContextType>;
  board?: Resolver<Maybe<ResolversTypes['Board']>, ParentType, ContextType, Partial<QueryBoardArgs>>;
  boardStages?: Resolver<Array<ResolversTypes['BoardStage']>, ParentType, ContextType, Partial<QueryBoardStagesArgs>>;
  canPrintQuotes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificate?: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType, RequireFields<QueryCertificateArgs, 'id'>>;
  cities?: Resolver<Array<ResolversTypes['City']>, ParentType, ContextType, RequireFields<QueryCitiesArgs, 'provinceId'>>;
  coOwnership?: Resolver<Maybe<ResolversTypes['CoOwnership']>, ParentType, ContextType, RequireFields<QueryCoOwnershipArgs, 'id'>>;
  consentRequest?: Resolver<Maybe<ResolversTypes['ConsentRequest']>, ParentType, ContextType, RequireFields<QueryConsentRequestArgs, 'id' | 'key'>>;
  contractModel?: Resolver<Maybe<ResolversTypes['DocumentText']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  couponCheck?: Resolver<ResolversTypes['CouponCheck'], ParentType, ContextType, RequireFields<QueryCouponCheckArgs, 'couponId'>>;
  coupons?: Resolver<Array<ResolversTypes['Coupon']>, ParentType, ContextType>;
  currentCoOwnership?: Resolver<Maybe<ResolversTypes['CoOwnership']>, ParentType, ContextType>;
  currentProposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  currentSale?: Resolver<Maybe<ResolversTypes['Sale']>, ParentType, ContextType, Partial<QueryCurrentSaleArgs>>;
  currentSimulation?: Resolver<Maybe<ResolversTypes['Simulation']>, ParentType, ContextType>;
  followUp?: Resolver<Maybe<ResolversTypes['FollowUp']>, ParentType, ContextType, RequireFields<QueryFollowUpArgs, 'proposalId'>>;
  formerSale?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, Partial<QueryFormerSaleArgs>>;
  genders?: Resolver<Array<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  indicativeQuote?: Resolver<ResolversTypes['LoanQuote'], ParentType, ContextType, RequireFields<QueryIndicativeQuoteArgs, 'input'>>;
  maritalStatuses?: Resolver<Array<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  mobileProviders?: Resolver<Array<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  occupations?: Resolver<Array<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  outreach?: Resolver<Maybe<ResolversTypes['Outreach']>, ParentType, ContextType, RequireFields<QueryOutreachArgs, 'proposalId'>>;
  pointsOfSale?: Resolver<Array<ResolversTypes['PointOfSale']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType, RequireFields<QueryProposalArgs, 'id'>>;
  proposalCounts?: Resolver<Maybe<Array<ResolversTypes['ProposalCount']>>, ParentType, ContextType, RequireFields<QueryProposalCountsArgs, 'filters'>>;
  proposalVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryProposalVersionArgs, 'id'>>;
  proposals?: Resolver<Maybe<ResolversTypes['ProposalConnection']>, ParentType, ContextType, RequireFields<QueryProposalsArgs, 'first' | 'sort'>>;
  provinces?: Resolver<Array<ResolversTypes['Province']>, ParentType, ContextType>;
  quoteLink?: Resolver<ResolversTypes['QuoteLink'], ParentType, ContextType, RequireFields<QueryQuoteLinkArgs, 'input'>>;
  relationships?: Resolver<Array<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  sale?: Resolver<Maybe<ResolversTypes['Sale']>, ParentType, ContextType, RequireFields<QuerySaleArgs, 'id'>>;
  salesConditions?: Resolver<ResolversTypes['SalesConditions'], ParentType, ContextType, Partial<QuerySalesConditionsArgs>>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType, RequireFields<QuerySellerArgs, 'proposalId'>>;
  sharedQuote?: Resolver<Maybe<ResolversTypes['SharedQuote']>, ParentType, ContextType, RequireFields<QuerySharedQuoteArgs, 'token'>>;
  sideCosts?: Resolver<Maybe<ResolversTypes['SideCosts']>, ParentType, ContextType, RequireFields<QuerySideCostsArgs, 'input'>>;
  turnoverTaxCategories?: Resolver<Array<ResolversTypes['CatalogItem']>, ParentType, ContextType, RequireFields<QueryTurnoverTaxCategoriesArgs, 'vatStatusCode'>>;
  vatStatuses?: Resolver<Array<ResolversTypes['CatalogItem']>, ParentType, ContextType, RequireFields<QueryVatStatusesArgs, 'occupationId'>>;
  vehicleBrands?: Resolver<Array<ResolversTypes['VehicleBrand']>, ParentType, ContextType, RequireFields<QueryVehicleBrandsArgs, 'agreementId' | 'typeCode'>>;
  vehicleModels?: Resolver<Array<ResolversTypes['VehicleModel']>, ParentType, ContextType, RequireFields<QueryVehicleModelsArgs, 'agreementId' | 'brandId' | 'typeCode'>>;
  vehicleTypes?: Resolver<Array<ResolversTypes['VehicleKind']>, ParentType, ContextType, Partial<QueryVehicleTypesArgs>>;
  vehicleYears?: Resolver<Array<ResolversTypes['VehicleYear']>, ParentType, ContextType, RequireFields<QueryVehicleYearsArgs, 'agreementId' | 'typeCode'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  workActivities?: Resolver<Array<ResolversTypes['CatalogItem']>, ParentType, ContextType, RequireFields<QueryWorkActivitiesArgs, 'occupationId'>>;
};

export type QuoteLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuoteLink'] = ResolversParentTypes['QuoteLink']> = {
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type QuotedVehicleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuotedVehicle'] = ResolversParentTypes['QuotedVehicle']> = {
  brandId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  modelId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  typeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  zeroKm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReUploadDocumentsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReUploadDocumentsPayload'] = ResolversParentTypes['ReUploadDocumentsPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReadCoOwnerContractDocumentsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReadCoOwnerContractDocumentsPayload'] = ResolversParentTypes['ReadCoOwnerContractDocumentsPayload']> = {
  consents?: Resolver<Array<ResolversTypes['ContractConsent']>, ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['GeneratedDocument']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReadContractDocumentsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReadContractDocumentsPayload'] = ResolversParentTypes['ReadContractDocumentsPayload']> = {
  consents?: Resolver<Array<ResolversTypes['ContractConsent']>, ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['GeneratedDocument']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RefuseCoOwnershipPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefuseCoOwnershipPayload'] = ResolversParentTypes['RefuseCoOwnershipPayload']> = {
  coOwnership?: Resolver<Maybe<ResolversTypes['CoOwnership']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RegisterChecksResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegisterChecks'] = ResolversParentTypes['RegisterChecks']> = {
  enri?: Resolver<ResolversTypes['RegisterCheckStatus'], ParentType, ContextType>;
  opbc?: Resolver<ResolversTypes['RegisterCheckStatus'], ParentType, ContextType>;
};

export type ReloadInsurancesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReloadInsurancesPayload'] = ResolversParentTypes['ReloadInsurancesPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemainingInstallmentsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemainingInstallments'] = ResolversParentTypes['RemainingInstallments']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lastPayableOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  nextInstallment?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ReminderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Reminder'] = ResolversParentTypes['Reminder']> = {
  last?: Resolver<Maybe<ResolversTypes['SentReminder']>, ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  party?: Resolver<ResolversTypes['ReminderParty'], ParentType, ContextType>;
};

export type RequestPersonalDataPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestPersonalDataPayload'] = ResolversParentTypes['RequestPersonalDataPayload']> = {
  receipt?: Resolver<Maybe<ResolversTypes['PersonalDataReceipt']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestRevocationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestRevocationPayload'] = ResolversParentTypes['RequestRevocationPayload']> = {
  canBeConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['RevocationReceipt']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequiredDocumentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequiredDocument'] = ResolversParentTypes['RequiredDocument']> = {
  files?: Resolver<Array<ResolversTypes['DocumentFile']>, ParentType, ContextType>;
  isMandatory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  observation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  party?: Resolver<ResolversTypes['DocumentParty'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DocumentStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResendCoOwnerLinkPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResendCoOwnerLinkPayload'] = ResolversParentTypes['ResendCoOwnerLinkPayload']> = {
  isRequested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResendSaleLinkPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResendSaleLinkPayload'] = ResolversParentTypes['ResendSaleLinkPayload']> = {
  isRequested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResumeProposalPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResumeProposalPayload'] = ResolversParentTypes['ResumeProposalPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevealContactPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevealContactPayload'] = ResolversParentTypes['RevealContactPayload']> = {
  contact?: Resolver<Maybe<ResolversTypes['ApplicantContact']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviseOwnSellerDataPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviseOwnSellerDataPayload'] = ResolversParentTypes['ReviseOwnSellerDataPayload']> = {
  sale?: Resolver<Maybe<ResolversTypes['Sale']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviseSellerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviseSellerPayload'] = ResolversParentTypes['ReviseSellerPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevocationReceiptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevocationReceipt'] = ResolversParentTypes['RevocationReceipt']> = {
  by?: Resolver<Maybe<ResolversTypes['Borrower']>, ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnHold?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SaleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Sale'] = ResolversParentTypes['Sale']> = {
  account?: Resolver<Maybe<ResolversTypes['SaleAccount']>, ParentType, ContextType>;
  buyerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['RequiredDocument']>, ParentType, ContextType>;
  expectedPaymentOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVehicleIdentified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextStep?: Resolver<ResolversTypes['SaleStep'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['SaleSeller'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['SaleStage'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SaleStatus'], ParentType, ContextType>;
  transfer?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vehicle?: Resolver<ResolversTypes['SaleVehicle'], ParentType, ContextType>;
};

export type SaleAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaleAccount'] = ResolversParentTypes['SaleAccount']> = {
  isLoanOnHold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnHold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwnBank?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maskedNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaleCompanyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaleCompany'] = ResolversParentTypes['SaleCompany']> = {
  businessName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedCuit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaleIdentityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaleIdentity'] = ResolversParentTypes['SaleIdentity']> = {
  __resolveType: TypeResolveFn<'SaleCompany' | 'SalePerson', ParentType, ContextType>;
};

export type SaleMatchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaleMatch'] = ResolversParentTypes['SaleMatch']> = {
  hasValidData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCompany?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maskedDocument?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proposalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SalePersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SalePerson'] = ResolversParentTypes['SalePerson']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedCuil?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedDocument?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaleSellerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaleSeller'] = ResolversParentTypes['SaleSeller']> = {
  canBeChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canNameBeChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasValidData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  identity?: Resolver<Maybe<ResolversTypes['SaleIdentity']>, ParentType, ContextType>;
  maskedEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaleVehicleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaleVehicle'] = ResolversParentTypes['SaleVehicle']> = {
  brandName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modelName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['VehicleKind']>, ParentType, ContextType>;
  typeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zeroKm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SalesConditionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SalesConditions'] = ResolversParentTypes['SalesConditions']> = {
  agreements?: Resolver<Array<ResolversTypes['Agreement']>, ParentType, ContextType>;
  defaultCouponId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  indicativeAgreement?: Resolver<Maybe<ResolversTypes['Agreement']>, ParentType, ContextType, RequireFields<SalesConditionsIndicativeAgreementArgs, 'condition'>>;
};

export type SaveBiometryProcessPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveBiometryProcessPayload'] = ResolversParentTypes['SaveBiometryProcessPayload']> = {
  biometry?: Resolver<Maybe<ResolversTypes['Biometry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveCoOwnerAdditionalDataPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveCoOwnerAdditionalDataPayload'] = ResolversParentTypes['SaveCoOwnerAdditionalDataPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveOwnerAdditionalDataPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveOwnerAdditionalDataPayload'] = ResolversParentTypes['SaveOwnerAdditionalDataPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveSaleAccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveSaleAccountPayload'] = ResolversParentTypes['SaveSaleAccountPayload']> = {
  sale?: Resolver<Maybe<ResolversTypes['Sale']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveVivereBiometryPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveVivereBiometryPayload'] = ResolversParentTypes['SaveVivereBiometryPayload']> = {
  biometry?: Resolver<Maybe<ResolversTypes['Biometry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SellerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  hasValidData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  party?: Resolver<Maybe<ResolversTypes['SellerParty']>, ParentType, ContextType>;
  pointOfSaleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SellerContactResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerContact'] = ResolversParentTypes['SellerContact']> = {
  linkEmail?: Resolver<Maybe<ResolversTypes['Email']>, ParentType, ContextType>;
  linkPhone?: Resolver<Maybe<ResolversTypes['MobilePhone']>, ParentType, ContextType>;
  maskedRecipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SellerLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerLink'] = ResolversParentTypes['SellerLink']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SellerLinkState'], ParentType, ContextType>;
};

export type SellerPartyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellerParty'] = ResolversParentTypes['SellerParty']> = {
  __resolveType: TypeResolveFn<'CompanySeller' | 'PersonSeller' | 'SellerContact', ParentType, ContextType>;
};

export type SendCoOwnerCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendCoOwnerCodePayload'] = ResolversParentTypes['SendCoOwnerCodePayload']> = {
  sentCode?: Resolver<Maybe<ResolversTypes['SentCode']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendPhoneChangeCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendPhoneChangeCodePayload'] = ResolversParentTypes['SendPhoneChangeCodePayload']> = {
  sentCode?: Resolver<Maybe<ResolversTypes['SentCode']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendPhoneCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendPhoneCodePayload'] = ResolversParentTypes['SendPhoneCodePayload']> = {
  sentCode?: Resolver<Maybe<ResolversTypes['SentCode']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendReminderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendReminderPayload'] = ResolversParentTypes['SendReminderPayload']> = {
  reminder?: Resolver<Maybe<ResolversTypes['Reminder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendSigningCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendSigningCodePayload'] = ResolversParentTypes['SendSigningCodePayload']> = {
  sentCode?: Resolver<Maybe<ResolversTypes['SentCode']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SentBackDocumentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SentBackDocument'] = ResolversParentTypes['SentBackDocument']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SentCodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SentCode'] = ResolversParentTypes['SentCode']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  maskedPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resendableAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SentReminderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SentReminder'] = ResolversParentTypes['SentReminder']> = {
  channel?: Resolver<ResolversTypes['MessageChannel'], ParentType, ContextType>;
  maskedRecipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SetCoOwnerIdentityValidatedPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetCoOwnerIdentityValidatedPayload'] = ResolversParentTypes['SetCoOwnerIdentityValidatedPayload']> = {
  coOwnership?: Resolver<Maybe<ResolversTypes['CoOwnership']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetIdentityValidatedPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetIdentityValidatedPayload'] = ResolversParentTypes['SetIdentityValidatedPayload']> = {
  biometry?: Resolver<Maybe<ResolversTypes['Biometry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetOwnSellerDataPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetOwnSellerDataPayload'] = ResolversParentTypes['SetOwnSellerDataPayload']> = {
  sale?: Resolver<Maybe<ResolversTypes['Sale']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetSellerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetSellerPayload'] = ResolversParentTypes['SetSellerPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SharedQuoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SharedQuote'] = ResolversParentTypes['SharedQuote']> = {
  agreementId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  couponId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  currentTna?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['LoanFigures'], ParentType, ContextType>;
  insurance?: Resolver<Maybe<ResolversTypes['InsuranceEstimate']>, ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOffer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  madeOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  vehicle?: Resolver<Maybe<ResolversTypes['QuotedVehicle']>, ParentType, ContextType>;
};

export type SideCostResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SideCost'] = ResolversParentTypes['SideCost']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isMonthly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SideCostKind'], ParentType, ContextType>;
  payee?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SideCostsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SideCosts'] = ResolversParentTypes['SideCosts']> = {
  items?: Resolver<Array<ResolversTypes['SideCost']>, ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['Province']>, ParentType, ContextType>;
  provinceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ratedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  isSignedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SimulationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Simulation'] = ResolversParentTypes['Simulation']> = {
  affordable?: Resolver<Maybe<ResolversTypes['AffordableLoan']>, ParentType, ContextType, RequireFields<SimulationAffordableArgs, 'input'>>;
  agreement?: Resolver<ResolversTypes['Agreement'], ParentType, ContextType>;
  coOwner?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  couponId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SimulationKind'], ParentType, ContextType>;
  leastInstallment?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nearestOffer?: Resolver<Maybe<ResolversTypes['NearestOffer']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  pointOfSale?: Resolver<Maybe<ResolversTypes['PointOfSale']>, ParentType, ContextType>;
  pointOfSaleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prepayment?: Resolver<Maybe<ResolversTypes['Prepayment']>, ParentType, ContextType, RequireFields<SimulationPrepaymentArgs, 'input' | 'loan'>>;
  quote?: Resolver<ResolversTypes['LoanQuote'], ParentType, ContextType, RequireFields<SimulationQuoteArgs, 'input'>>;
  quoteLink?: Resolver<ResolversTypes['QuoteLink'], ParentType, ContextType, RequireFields<SimulationQuoteLinkArgs, 'input'>>;
  refusalReason?: Resolver<Maybe<ResolversTypes['RefusalReason']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SimulationStatus'], ParentType, ContextType>;
  vehicle?: Resolver<ResolversTypes['Vehicle'], ParentType, ContextType>;
};

export type StaffActResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffAct'] = ResolversParentTypes['StaffAct']> = {
  by?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType>;
  doneAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StaffActKind'], ParentType, ContextType>;
  maskedRecipient?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextCallOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  party?: Resolver<Maybe<ResolversTypes['PartyRole']>, ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  isViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staffId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StartSimulationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartSimulationPayload'] = ResolversParentTypes['StartSimulationPayload']> = {
  simulation?: Resolver<Maybe<ResolversTypes['Simulation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TaxpayerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Taxpayer'] = ResolversParentTypes['Taxpayer']> = {
  activity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  businessName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cuit?: Resolver<ResolversTypes['Cuil'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCompany?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pointOfSaleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['Province']>, ParentType, ContextType>;
  provinceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TermOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TermOption'] = ResolversParentTypes['TermOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TermRateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TermRate'] = ResolversParentTypes['TermRate']> = {
  term?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tna?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
};

export type TextDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextDetail'] = ResolversParentTypes['TextDetail']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextPartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TextPart'] = ResolversParentTypes['TextPart']> = {
  details?: Resolver<Array<ResolversTypes['TextDetail']>, ParentType, ContextType>;
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paragraphs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tableColumns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tableRows?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type UpdateCoOwnerPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateCoOwnerPayload'] = ResolversParentTypes['UpdateCoOwnerPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateQuotePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateQuotePayload'] = ResolversParentTypes['UpdateQuotePayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['MissingItem']>, ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserSession'] = ResolversParentTypes['UserSession']> = {
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ValidatePhoneCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ValidatePhoneCodePayload'] = ResolversParentTypes['ValidatePhoneCodePayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type VehicleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Vehicle'] = ResolversParentTypes['Vehicle']> = {
  brandId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  brandName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalogValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  chassis?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  engine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modelId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  modelName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchaseValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['VehicleKind']>, ParentType, ContextType>;
  typeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zeroKm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VehicleBrandResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VehicleBrand'] = ResolversParentTypes['VehicleBrand']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VehicleKindResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VehicleKind'] = ResolversParentTypes['VehicleKind']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VehicleModelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VehicleModel'] = ResolversParentTypes['VehicleModel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  referencePrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type VehicleYearResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VehicleYear'] = ResolversParentTypes['VehicleYear']> = {
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zeroKm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  cuil?: Resolver<Maybe<ResolversTypes['Cuil']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['Email'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pointsOfSale?: Resolver<Array<ResolversTypes['PointOfSale']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['ViewerRole'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['UserSession']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AcceptCoOwnershipPayload?: AcceptCoOwnershipPayloadResolvers<ContextType>;
  AcceptSummaryPayload?: AcceptSummaryPayloadResolvers<ContextType>;
  AcceptedLoan?: AcceptedLoanResolvers<ContextType>;
  AccountChoice?: AccountChoiceResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AffordableLoan?: AffordableLoanResolvers<ContextType>;
  Agreement?: AgreementResolvers<ContextType>;
  AppConfig?: AppConfigResolvers<ContextType>;
  ApplicantContact?: ApplicantContactResolvers<ContextType>;
  AttachDocumentsPayload?: AttachDocumentsPayloadResolvers<ContextType>;
  AttachSaleDocumentsPayload?: AttachSaleDocumentsPayloadResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  Biometry?: BiometryResolvers<ContextType>;
  BiometryProblem?: BiometryProblemResolvers<ContextType>;
  Board?: BoardResolvers<ContextType>;
  BoardCohort?: BoardCohortResolvers<ContextType>;
  BoardDocument?: BoardDocumentResolvers<ContextType>;
  BoardPointOfSale?: BoardPointOfSaleResolvers<ContextType>;
  BoardReason?: BoardReasonResolvers<ContextType>;
  BoardStage?: BoardStageResolvers<ContextType>;
  BoardWeek?: BoardWeekResolvers<ContextType>;
  BorrowerSignature?: BorrowerSignatureResolvers<ContextType>;
  CancelProposalPayload?: CancelProposalPayloadResolvers<ContextType>;
  Cancellation?: CancellationResolvers<ContextType>;
  CatalogItem?: CatalogItemResolvers<ContextType>;
  Certificate?: CertificateResolvers<ContextType>;
  CertificateFacts?: CertificateFactsResolvers<ContextType>;
  ChangeEmailPayload?: ChangeEmailPayloadResolvers<ContextType>;
  ChangeFollowUpPayload?: ChangeFollowUpPayloadResolvers<ContextType>;
  ChangeVehiclePayload?: ChangeVehiclePayloadResolvers<ContextType>;
  ChooseAccountPayload?: ChooseAccountPayloadResolvers<ContextType>;
  ChooseInsurancePayload?: ChooseInsurancePayloadResolvers<ContextType>;
  ChosenQuote?: ChosenQuoteResolvers<ContextType>;
  City?: CityResolvers<ContextType>;
  CivilData?: CivilDataResolvers<ContextType>;
  CoOwnerPart?: CoOwnerPartResolvers<ContextType>;
  CoOwnership?: CoOwnershipResolvers<ContextType>;
  CompanySeller?: CompanySellerResolvers<ContextType>;
  ConfirmCoOwnerContractPayload?: ConfirmCoOwnerContractPayloadResolvers<ContextType>;
  ConfirmContractPayload?: ConfirmContractPayloadResolvers<ContextType>;
  ConfirmProposalPayload?: ConfirmProposalPayloadResolvers<ContextType>;
  ConfirmRevocationPayload?: ConfirmRevocationPayloadResolvers<ContextType>;
  ConsentRequest?: ConsentRequestResolvers<ContextType>;
  Contract?: ContractResolvers<ContextType>;
  ContractChanges?: ContractChangesResolvers<ContextType>;
  ContractConsent?: ContractConsentResolvers<ContextType>;
  ContractFigures?: ContractFiguresResolvers<ContextType>;
  ContractSignature?: ContractSignatureResolvers<ContextType>;
  CorrectPhonePayload?: CorrectPhonePayloadResolvers<ContextType>;
  Coupon?: CouponResolvers<ContextType>;
  CouponCheck?: CouponCheckResolvers<ContextType>;
  CreateClientLogPayload?: CreateClientLogPayloadResolvers<ContextType>;
  CreateCoOwnerContractPayload?: CreateCoOwnerContractPayloadResolvers<ContextType>;
  CreateContractPayload?: CreateContractPayloadResolvers<ContextType>;
  CreateProposalPayload?: CreateProposalPayloadResolvers<ContextType>;
  CreateUserPayload?: CreateUserPayloadResolvers<ContextType>;
  Cuil?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DemoPersona?: DemoPersonaResolvers<ContextType>;
  DemoTools?: DemoToolsResolvers<ContextType>;
  Dni?: GraphQLScalarType;
  DocumentFile?: DocumentFileResolvers<ContextType>;
  DocumentText?: DocumentTextResolvers<ContextType>;
  Email?: GraphQLScalarType;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  FeatureFlags?: FeatureFlagsResolvers<ContextType>;
  FindProposalPayload?: FindProposalPayloadResolvers<ContextType>;
  FindSalePayload?: FindSalePayloadResolvers<ContextType>;
  FindTaxpayerPayload?: FindTaxpayerPayloadResolvers<ContextType>;
  FinishDocumentationPayload?: FinishDocumentationPayloadResolvers<ContextType>;
  FirstInstallment?: FirstInstallmentResolvers<ContextType>;
  FlowPhase?: FlowPhaseResolvers<ContextType>;
  FlowStep?: FlowStepResolvers<ContextType>;
  FollowUp?: FollowUpResolvers<ContextType>;
  FollowUpNote?: FollowUpNoteResolvers<ContextType>;
  ForwardBiometryLinkPayload?: ForwardBiometryLinkPayloadResolvers<ContextType>;
  GenerateInsurancesPayload?: GenerateInsurancesPayloadResolvers<ContextType>;
  GeneratedDocument?: GeneratedDocumentResolvers<ContextType>;
  GivenConsent?: GivenConsentResolvers<ContextType>;
  IdentifyVehiclePayload?: IdentifyVehiclePayloadResolvers<ContextType>;
  IdentityConfig?: IdentityConfigResolvers<ContextType>;
  Installment?: InstallmentResolvers<ContextType>;
  InsuranceAssumptions?: InsuranceAssumptionsResolvers<ContextType>;
  InsuranceEstimate?: InsuranceEstimateResolvers<ContextType>;
  InsuranceOffer?: InsuranceOfferResolvers<ContextType>;
  InviteCoOwnerPayload?: InviteCoOwnerPayloadResolvers<ContextType>;
  ListAbilities?: ListAbilitiesResolvers<ContextType>;
  LoanFees?: LoanFeesResolvers<ContextType>;
  LoanFigures?: LoanFiguresResolvers<ContextType>;
  LoanQuote?: LoanQuoteResolvers<ContextType>;
  MissingItem?: MissingItemResolvers<ContextType>;
  MobilePhone?: MobilePhoneResolvers<ContextType>;
  ModeOffer?: ModeOfferResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NearestOffer?: NearestOfferResolvers<ContextType>;
  NotifySellerPayload?: NotifySellerPayloadResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  OpenCoOwnerLinkPayload?: OpenCoOwnerLinkPayloadResolvers<ContextType>;
  Outreach?: OutreachResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PaymentDay?: PaymentDayResolvers<ContextType>;
  PaymentWindow?: PaymentWindowResolvers<ContextType>;
  Percentage?: GraphQLScalarType;
  Person?: PersonResolvers<ContextType>;
  PersonSeller?: PersonSellerResolvers<ContextType>;
  PersonalDataReceipt?: PersonalDataReceiptResolvers<ContextType>;
  PointOfSale?: PointOfSaleResolvers<ContextType>;
  Prepayment?: PrepaymentResolvers<ContextType>;
  Proposal?: ProposalResolvers<ContextType>;
  ProposalConnection?: ProposalConnectionResolvers<ContextType>;
  ProposalCount?: ProposalCountResolvers<ContextType>;
  ProposalEdge?: ProposalEdgeResolvers<ContextType>;
  ProposalFlow?: ProposalFlowResolvers<ContextType>;
  ProposalMatch?: ProposalMatchResolvers<ContextType>;
  ProposalParty?: ProposalPartyResolvers<ContextType>;
  ProposalRevocation?: ProposalRevocationResolvers<ContextType>;
  ProposalSummary?: ProposalSummaryResolvers<ContextType>;
  ProveCoOwnerDevicePayload?: ProveCoOwnerDevicePayloadResolvers<ContextType>;
  Province?: ProvinceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuoteLink?: QuoteLinkResolvers<ContextType>;
  QuotedVehicle?: QuotedVehicleResolvers<ContextType>;
  ReUploadDocumentsPayload?: ReUploadDocumentsPayloadResolvers<ContextType>;
  ReadCoOwnerContractDocumentsPayload?: ReadCoOwnerContractDocumentsPayloadResolvers<ContextType>;
  ReadContractDocumentsPayload?: ReadContractDocumentsPayloadResolvers<ContextType>;
  RefuseCoOwnershipPayload?: RefuseCoOwnershipPayloadResolvers<ContextType>;
  RegisterChecks?: RegisterChecksResolvers<ContextType>;
  ReloadInsurancesPayload?: ReloadInsurancesPayloadResolvers<ContextType>;
  RemainingInstallments?: RemainingInstallmentsResolvers<ContextType>;
  Reminder?: ReminderResolvers<ContextType>;
  RequestPersonalDataPayload?: RequestPersonalDataPayloadResolvers<ContextType>;
  RequestRevocationPayload?: RequestRevocationPayloadResolvers<ContextType>;
  RequiredDocument?: RequiredDocumentResolvers<ContextType>;
  ResendCoOwnerLinkPayload?: ResendCoOwnerLinkPayloadResolvers<ContextType>;
  ResendSaleLinkPayload?: ResendSaleLinkPayloadResolvers<ContextType>;
  ResumeProposalPayload?: ResumeProposalPayloadResolvers<ContextType>;
  RevealContactPayload?: RevealContactPayloadResolvers<ContextType>;
  ReviseOwnSellerDataPayload?: ReviseOwnSellerDataPayloadResolvers<ContextType>;
  ReviseSellerPayload?: ReviseSellerPayloadResolvers<ContextType>;
  RevocationReceipt?: RevocationReceiptResolvers<ContextType>;
  Sale?: SaleResolvers<ContextType>;
  SaleAccount?: SaleAccountResolvers<ContextType>;
  SaleCompany?: SaleCompanyResolvers<ContextType>;
  SaleIdentity?: SaleIdentityResolvers<ContextType>;
  SaleMatch?: SaleMatchResolvers<ContextType>;
  SalePerson?: SalePersonResolvers<ContextType>;
  SaleSeller?: SaleSellerResolvers<ContextType>;
  SaleVehicle?: SaleVehicleResolvers<ContextType>;
  SalesConditions?: SalesConditionsResolvers<ContextType>;
  SaveBiometryProcessPayload?: SaveBiometryProcessPayloadResolvers<ContextType>;
  SaveCoOwnerAdditionalDataPayload?: SaveCoOwnerAdditionalDataPayloadResolvers<ContextType>;
  SaveOwnerAdditionalDataPayload?: SaveOwnerAdditionalDataPayloadResolvers<ContextType>;
  SaveSaleAccountPayload?: SaveSaleAccountPayloadResolvers<ContextType>;
  SaveVivereBiometryPayload?: SaveVivereBiometryPayloadResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  SellerContact?: SellerContactResolvers<ContextType>;
  SellerLink?: SellerLinkResolvers<ContextType>;
  SellerParty?: SellerPartyResolvers<ContextType>;
  SendCoOwnerCodePayload?: SendCoOwnerCodePayloadResolvers<ContextType>;
  SendPhoneChangeCodePayload?: SendPhoneChangeCodePayloadResolvers<ContextType>;
  SendPhoneCodePayload?: SendPhoneCodePayloadResolvers<ContextType>;
  SendReminderPayload?: SendReminderPayloadResolvers<ContextType>;
  SendSigningCodePayload?: SendSigningCodePayloadResolvers<ContextType>;
  SentBackDocument?: SentBackDocumentResolvers<ContextType>;
  SentCode?: SentCodeResolvers<ContextType>;
  SentReminder?: SentReminderResolvers<ContextType>;
  SetCoOwnerIdentityValidatedPayload?: SetCoOwnerIdentityValidatedPayloadResolvers<ContextType>;
  SetIdentityValidatedPayload?: SetIdentityValidatedPayloadResolvers<ContextType>;
  SetOwnSellerDataPayload?: SetOwnSellerDataPayloadResolvers<ContextType>;
  SetSellerPayload?: SetSellerPayloadResolvers<ContextType>;
  SharedQuote?: SharedQuoteResolvers<ContextType>;
  SideCost?: SideCostResolvers<ContextType>;
  SideCosts?: SideCostsResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  Simulation?: SimulationResolvers<ContextType>;
  StaffAct?: StaffActResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StartSimulationPayload?: StartSimulationPayloadResolvers<ContextType>;
  Taxpayer?: TaxpayerResolvers<ContextType>;
  TermOption?: TermOptionResolvers<ContextType>;
  TermRate?: TermRateResolvers<ContextType>;
  TextDetail?: TextDetailResolvers<ContextType>;
  TextPart?: TextPartResolvers<ContextType>;
  UpdateCoOwnerPayload?: UpdateCoOwnerPayloadResolvers<ContextType>;
  UpdateQuotePayload?: UpdateQuotePayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserSession?: UserSessionResolvers<ContextType>;
  ValidatePhoneCodePayload?: ValidatePhoneCodePayloadResolvers<ContextType>;
  Vehicle?: VehicleResolvers<ContextType>;
  VehicleBrand?: VehicleBrandResolvers<ContextType>;
  VehicleKind?: VehicleKindResolvers<ContextType>;
  VehicleModel?: VehicleModelResolvers<ContextType>;
  VehicleYear?: VehicleYearResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
