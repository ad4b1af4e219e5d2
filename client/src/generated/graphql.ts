/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A consent given by the person. */
export type ConsentInput = {
  /** What it is about. */
  kind: ConsentKind;
  /** Version of the text that was shown. */
  textVersion: string;
};

/** What a consent is about. */
export type ConsentKind =
  /** Treatment of personal data. */
  | 'PERSONAL_DATA'
  /** Terms of use. */
  | 'TERMS';

/** What a coupon reduces. */
export type CouponMode =
  /** Quotes of chosen models. */
  | 'PER_MODEL'
  /** Any quote. */
  | 'PER_VALUE';

/** Kind of identity document. */
export type DocumentKind =
  /** National identity document (150). */
  | 'DNI'
  /** Foreigner's identity document (151). */
  | 'FOREIGN_DNI';

/** Who a document is about. */
export type DocumentParty =
  /** The co-owner. */
  | 'CO_HOLDER'
  /** The applicant. */
  | 'HOLDER'
  /** Who sells the vehicle. */
  | 'SELLER'
  /** The vehicle. */
  | 'VEHICLE';

/** Where a document stands. */
export type DocumentStatus =
  /** An analyst asks for it again. */
  | 'OBSERVED'
  /** Not uploaded. */
  | 'PENDING'
  /** Uploaded. */
  | 'UPLOADED';

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

/** What an indicative quote is calculated from. */
export type IndicativeQuoteInput = {
  /** Agreement; the standard 0KM one when left out. */
  agreementId?: number | null | undefined;
  /** Coupon. */
  couponId?: string | null | undefined;
  /** Day of the month, 1 to 28. */
  dueDay?: number | null | undefined;
  /** Pesos. */
  financedAmount: string;
  /** Rate mode. */
  mode: RateMode;
  /** Number of instalments. */
  term: number;
};

/** Where the visit came from (SH-02). */
export type MetricsInput = {
  /** utm_campaign. */
  campaign?: string | null | undefined;
  /** utm_content. */
  content?: string | null | undefined;
  /** utm_medium. */
  medium?: string | null | undefined;
  /** utm_source. */
  source?: string | null | undefined;
  /** utm_term. */
  term?: string | null | undefined;
};

/** A mobile number. */
export type MobilePhoneInput = {
  /** Area code; a leading 0 is dropped. */
  areaCode: string;
  /** Number; a leading 15 is dropped. */
  number: string;
  /** Code of the company. */
  providerCode?: string | null | undefined;
};

/** A person who asks for the loan. */
export type PersonInput = {
  /** Date of birth. */
  birthDate: string;
  /** CUIL or CUIT. */
  cuil: string;
  /** Kind of identity document. */
  documentKind: DocumentKind;
  /** Identity number. */
  documentNumber: string;
  /** E-mail address. */
  email: string;
  /** Given names. */
  firstName: string;
  /** Gender. */
  gender: Gender;
  /** Code of the gross-income category. */
  grossIncomeCode?: string | null | undefined;
  /** Family names. */
  lastName: string;
  /** Net monthly income in pesos. */
  monthlyIncome?: string | null | undefined;
  /** Occupation; 1 is self-employed. */
  occupationId: number;
  /** Mobile phone. */
  phone: MobilePhoneInput;
  /** Code of the relationship to the owner; co-owners only. */
  relationshipCode?: string | null | undefined;
  /** Code of the tax burden. */
  taxBurdenCode: string;
  /** Code of the work activity. */
  workActivityCode?: string | null | undefined;
};

/** Phases of the process (ST-02). */
export type PhaseName =
  /** Identity check, contract and account. */
  | 'BIOMETRIA'
  /** A manager helps, in parallel. */
  | 'CONCIERGE'
  /** Policy and summary. */
  | 'INSURANCE'
  /** Address, co-owner and phone code. */
  | 'OWNER'
  /** Papers go to the registry. */
  | 'REGISTRO_PRENDA'
  /** The registry returns the inscribed pledge. */
  | 'REGISTRO_PRENDA_INSCRIPTA'
  /** Observed documents are uploaded again. */
  | 'RE_LOAD_DOCUMENTATION'
  /** The vehicle's seller and the papers. */
  | 'SELLER'
  /** A phase that this schema does not know yet. */
  | 'UNKNOWN';

/** Status of a phase or step (ST-01). */
export type PhaseStatus =
  /** The one that is due. */
  | 'ACTIVE'
  /** Done. */
  | 'FINALIZED'
  /** Not begun. */
  | 'PENDING';

/** How an instalment is indexed. */
export type RateMode =
  /** Fixed rate (TRD). */
  | 'FIXED'
  /** Indexed by UVA. */
  | 'UVA';

/** The screen where a person goes on with a proposal (SPEC §4, resume routing). */
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
  /** Who sells the vehicle. */
  | 'SELLER_DATA'
  /** Summary. */
  | 'SUMMARY'
  /** The vehicle's documents. */
  | 'VEHICLE_DOCUMENTS';

/** How the person quoted. */
export type SimulationKind =
  /** A vehicle of the catalogue. */
  | 'PER_MODEL'
  /** Just the vehicle's value. */
  | 'PER_VALUE';

/** Where a simulation stands. */
export type SimulationStatus =
  /** There is an offer in one mode at least. */
  | 'APPROVED'
  /** The evaluation failed; it can be started again. */
  | 'ERROR'
  /** Being evaluated; ask again in two seconds. */
  | 'PENDING'
  /** There is no offer (ST-24). */
  | 'REJECTED';

/** What a simulation is started from. */
export type StartSimulationInput = {
  /** Agreement. */
  agreementId: number;
  /** The second party. */
  coOwner?: PersonInput | null | undefined;
  /** Consents that the person gave. */
  consents: Array<ConsentInput>;
  /** Coupon. */
  couponId?: string | null | undefined;
  /** The applicant. */
  customer: PersonInput;
  /** How the person quoted. */
  kind: SimulationKind;
  /** Where the visit came from. */
  metrics?: MetricsInput | null | undefined;
  /** Point of sale. */
  pointOfSaleCode?: string | null | undefined;
  /** The vehicle. */
  vehicle: VehicleInput;
};

/** Why a mutation did not do what was asked. Expected outcomes are data, not GraphQL errors. */
export type UserErrorCode =
  /** The phone code was tried too often; ask for a new one (`validate_code`). */
  | 'CODE_BURNT'
  /** The phone code is too old (`validate_code`). */
  | 'CODE_EXPIRED'
  /** The phone code is wrong (`validate_code`). */
  | 'CODE_INVALID'
  /** The coupon does not apply (`validate_coupon`). */
  | 'COUPON_INVALID'
  /** Documents that must be there are missing; `path` names them (`upload-proposal`). */
  | 'DOCUMENTS_MISSING'
  /** A field has a value that its rule refuses; `path` says which (SPEC §5). */
  | 'INVALID_FIELD'
  /** The same request is still being worked on. */
  | 'IN_PROGRESS'
  /** The offer changed or expired since it was shown; quote again (`post_proposal`). */
  | 'OFFER_CHANGED'
  /** The applicant already has an open proposal (`post_proposal`). */
  | 'OPEN_PROPOSAL_EXISTS'
  /** The step is open from 7 to 23 h only (DOMAIN 8.1). */
  | 'OUT_OF_HOURS'
  /** The DNI is a deceased person's (`get_person_details`, `set_simulation`). */
  | 'PERSON_DECEASED'
  /** No proposal is there for this browser, or it never existed (`get_proposal_by_dni` and all calls by id). */
  | 'PROPOSAL_NOT_FOUND'
  /** A code was sent a moment ago; wait before the next (`generate_code`). */
  | 'RESEND_TOO_SOON'
  /** The step asked for is not the one that is due (the bank's state machine answered 409). */
  | 'STEP_NOT_ALLOWED'
  /** The day's phone codes are used up (`generate_code`). */
  | 'TOO_MANY_CODES'
  /** The bank refused with a code that this schema does not know yet; the message is fit to show. */
  | 'UNKNOWN';

/** A coupon to check. */
export type ValidateCouponInput = {
  /** Code of the coupon. */
  couponId: string;
};

/** The vehicle to be bought. */
export type VehicleInput = {
  /** Key of the maker; none when quoting by value. */
  brandId?: string | number | null | undefined;
  /** Number of the model; none when quoting by value. */
  modelId?: number | null | undefined;
  /** What the applicant pays for it, in pesos. */
  purchaseValue: string;
  /** Code of the type. */
  typeCode: string;
  /** Model year. */
  year: number;
  /** It is a new vehicle. */
  zeroKm: boolean;
};

export type LandingConditionsQueryVariables = Exact<{ [key: string]: never; }>;


export type LandingConditionsQuery = { __typename: 'Query', salesConditions: { __typename: 'SalesConditions', agreements: Array<{ __typename: 'Agreement', id: number, maxLtvFixed: string, minTerm: number, maxTerm: number }> } };

export type IndicativeQuoteQueryVariables = Exact<{
  input: IndicativeQuoteInput;
}>;


export type IndicativeQuoteQuery = { __typename: 'Query', indicativeQuote: { __typename: 'LoanQuote', terms: Array<number>, figures: { __typename: 'LoanFigures', term: number, tna: string, tea: string, cftea: string | null, cfteaWithoutVat: string | null, financedAmount: { __typename: 'Money', amount: string }, installmentWithVat: { __typename: 'Money', amount: string }, totalToPay: { __typename: 'Money', amount: string } } | null } };

export type HolderFlowQueryVariables = Exact<{ [key: string]: never; }>;


export type HolderFlowQuery = { __typename: 'Query', currentSimulation: { __typename: 'Simulation', id: string, kind: SimulationKind, couponId: string | null, pointOfSaleCode: string | null, agreement: { __typename: 'Agreement', id: number, description: string }, coOwner: { __typename: 'Person', firstName: string, lastName: string } | null, vehicle: { __typename: 'Vehicle', typeCode: string, brandId: string | null, brandName: string | null, modelId: number | null, modelName: string | null, year: number, zeroKm: boolean, purchaseValue: { __typename: 'Money', amount: string } } } | null, currentProposal: { __typename: 'Proposal', id: string, number: number, updatedAt: string, cancelled: boolean, resumable: boolean, resumeStep: ResumeStep | null, simulationId: string, kind: SimulationKind, activePhase: { __typename: 'FlowPhase', name: PhaseName } | null, phases: Array<{ __typename: 'FlowPhase', name: PhaseName, label: string, status: PhaseStatus, steps: Array<{ __typename: 'FlowStep', name: string, status: PhaseStatus }> }>, coOwner: { __typename: 'Person', firstName: string, lastName: string } | null, vehicle: { __typename: 'Vehicle', typeCode: string, brandName: string | null, modelName: string | null, year: number, zeroKm: boolean, purchaseValue: { __typename: 'Money', amount: string } }, quote: { __typename: 'ChosenQuote', mode: RateMode, term: number, dueDay: number, percentage: string, selectedAmount: { __typename: 'Money', amount: string } }, figures: { __typename: 'LoanFigures', cftea: string | null, tna: string, tea: string, installmentWithVat: { __typename: 'Money', amount: string } }, account: { __typename: 'BankAccount', id: string } | null, documents: Array<{ __typename: 'RequiredDocument', type: string, party: DocumentParty, mandatory: boolean, status: DocumentStatus }> } | null };

export type HolderProposalFragment = { __typename: 'Proposal', id: string, number: number, updatedAt: string, cancelled: boolean, resumable: boolean, resumeStep: ResumeStep | null, simulationId: string, kind: SimulationKind, activePhase: { __typename: 'FlowPhase', name: PhaseName } | null, phases: Array<{ __typename: 'FlowPhase', name: PhaseName, label: string, status: PhaseStatus, steps: Array<{ __typename: 'FlowStep', name: string, status: PhaseStatus }> }>, coOwner: { __typename: 'Person', firstName: string, lastName: string } | null, vehicle: { __typename: 'Vehicle', typeCode: string, brandName: string | null, modelName: string | null, year: number, zeroKm: boolean, purchaseValue: { __typename: 'Money', amount: string } }, quote: { __typename: 'ChosenQuote', mode: RateMode, term: number, dueDay: number, percentage: string, selectedAmount: { __typename: 'Money', amount: string } }, figures: { __typename: 'LoanFigures', cftea: string | null, tna: string, tea: string, installmentWithVat: { __typename: 'Money', amount: string } }, account: { __typename: 'BankAccount', id: string } | null, documents: Array<{ __typename: 'RequiredDocument', type: string, party: DocumentParty, mandatory: boolean, status: DocumentStatus }> };

export type PersonViewFragment = { __typename: 'Person', firstName: string, lastName: string, documentNumber: string, documentKind: DocumentKind, gender: Gender, birthDate: string, cuil: string, email: string, occupationId: number, workActivityCode: string | null, taxBurdenCode: string, grossIncomeCode: string | null, relationshipCode: string | null, phone: { __typename: 'MobilePhone', areaCode: string, number: string, providerCode: string | null }, monthlyIncome: { __typename: 'Money', amount: string } | null };

export type PeopleOfSimulationQueryVariables = Exact<{ [key: string]: never; }>;


export type PeopleOfSimulationQuery = { __typename: 'Query', currentSimulation: { __typename: 'Simulation', id: string, customer: { __typename: 'Person', firstName: string, lastName: string, documentNumber: string, documentKind: DocumentKind, gender: Gender, birthDate: string, cuil: string, email: string, occupationId: number, workActivityCode: string | null, taxBurdenCode: string, grossIncomeCode: string | null, relationshipCode: string | null, phone: { __typename: 'MobilePhone', areaCode: string, number: string, providerCode: string | null }, monthlyIncome: { __typename: 'Money', amount: string } | null }, coOwner: { __typename: 'Person', firstName: string, lastName: string, documentNumber: string, documentKind: DocumentKind, gender: Gender, birthDate: string, cuil: string, email: string, occupationId: number, workActivityCode: string | null, taxBurdenCode: string, grossIncomeCode: string | null, relationshipCode: string | null, phone: { __typename: 'MobilePhone', areaCode: string, number: string, providerCode: string | null }, monthlyIncome: { __typename: 'Money', amount: string } | null } | null } | null, currentProposal: { __typename: 'Proposal', id: string, owner: { __typename: 'Person', firstName: string, lastName: string, documentNumber: string, documentKind: DocumentKind, gender: Gender, birthDate: string, cuil: string, email: string, occupationId: number, workActivityCode: string | null, taxBurdenCode: string, grossIncomeCode: string | null, relationshipCode: string | null, phone: { __typename: 'MobilePhone', areaCode: string, number: string, providerCode: string | null }, monthlyIncome: { __typename: 'Money', amount: string } | null }, coOwner: { __typename: 'Person', firstName: string, lastName: string, documentNumber: string, documentKind: DocumentKind, gender: Gender, birthDate: string, cuil: string, email: string, occupationId: number, workActivityCode: string | null, taxBurdenCode: string, grossIncomeCode: string | null, relationshipCode: string | null, phone: { __typename: 'MobilePhone', areaCode: string, number: string, providerCode: string | null }, monthlyIncome: { __typename: 'Money', amount: string } | null } | null } | null };

export type EconomicListsQueryVariables = Exact<{
  occupationId: number;
}>;


export type EconomicListsQuery = { __typename: 'Query', taxBurdens: Array<{ __typename: 'CatalogueItem', id: number, code: string, description: string }>, workActivities: Array<{ __typename: 'CatalogueItem', id: number, code: string, description: string }> };

export type GrossIncomeCategoriesQueryVariables = Exact<{
  taxBurdenCode: string;
}>;


export type GrossIncomeCategoriesQuery = { __typename: 'Query', grossIncomeCategories: Array<{ __typename: 'CatalogueItem', id: number, code: string, description: string }> };

export type StartSimulationMutationVariables = Exact<{
  input: StartSimulationInput;
}>;


export type StartSimulationMutation = { __typename: 'Mutation', startSimulation: { __typename: 'StartSimulationPayload', simulation: { __typename: 'Simulation', id: string, status: SimulationStatus } | null, userErrors: Array<{ __typename: 'UserError', code: UserErrorCode, message: string, path: Array<string> }> } };

export type QuoteConditionsQueryVariables = Exact<{
  pointOfSaleCode?: string | null | undefined;
}>;


export type QuoteConditionsQuery = { __typename: 'Query', salesConditions: { __typename: 'SalesConditions', defaultCouponId: string, agreements: Array<{ __typename: 'Agreement', id: number, description: string, vehicleTypeCodes: Array<string>, modes: Array<RateMode>, minTerm: number, maxTerm: number, maxLtvFixed: string, maxLtvUva: string }> } };

export type CouponsQueryVariables = Exact<{ [key: string]: never; }>;


export type CouponsQuery = { __typename: 'Query', coupons: Array<{ __typename: 'Coupon', id: string, description: string, mode: CouponMode | null }> };

export type PointsOfSaleQueryVariables = Exact<{ [key: string]: never; }>;


export type PointsOfSaleQuery = { __typename: 'Query', pointsOfSale: Array<{ __typename: 'PointOfSale', code: string, businessName: string, city: string }> };

export type QuoteVehicleTypesQueryVariables = Exact<{
  couponId?: string | null | undefined;
  agreementId?: number | null | undefined;
  occupationId?: number | null | undefined;
}>;


export type QuoteVehicleTypesQuery = { __typename: 'Query', vehicleTypes: Array<{ __typename: 'VehicleKind', code: string, description: string }> };

export type VehicleBrandsQueryVariables = Exact<{
  typeCode: string;
  agreementId: number;
}>;


export type VehicleBrandsQuery = { __typename: 'Query', vehicleBrands: Array<{ __typename: 'VehicleBrand', id: string, name: string }> };

export type VehicleModelsQueryVariables = Exact<{
  typeCode: string;
  brandId: string | number;
  agreementId: number;
}>;


export type VehicleModelsQuery = { __typename: 'Query', vehicleModels: Array<{ __typename: 'VehicleModel', id: number, name: string, referencePrice: { __typename: 'Money', amount: string } }> };

export type VehicleYearsQueryVariables = Exact<{
  agreementId: number;
  typeCode: string;
  modelId?: number | null | undefined;
}>;


export type VehicleYearsQuery = { __typename: 'Query', vehicleYears: Array<{ __typename: 'VehicleYear', year: number, zeroKm: boolean, price: { __typename: 'Money', amount: string } | null }> };

export type EstimateQuoteQueryVariables = Exact<{
  input: IndicativeQuoteInput;
}>;


export type EstimateQuoteQuery = { __typename: 'Query', indicativeQuote: { __typename: 'LoanQuote', terms: Array<number>, figures: { __typename: 'LoanFigures', term: number, cftea: string | null, tna: string, tea: string, financedAmount: { __typename: 'Money', amount: string }, installmentWithVat: { __typename: 'Money', amount: string } } | null } };

export type ValidateCouponMutationVariables = Exact<{
  input: ValidateCouponInput;
}>;


export type ValidateCouponMutation = { __typename: 'Mutation', validateCoupon: { __typename: 'ValidateCouponPayload', valid: boolean, userErrors: Array<{ __typename: 'UserError', code: UserErrorCode, message: string, path: Array<string> }> } };

export type AppConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type AppConfigQuery = { __typename: 'Query', appConfig: { __typename: 'AppConfig', bankName: string, legalEntity: string, flags: { __typename: 'FeatureFlags', logs: boolean, sidebar: boolean, maintenance: boolean, coOwner: boolean, signUp: boolean, corporateSignIn: boolean }, demo: { __typename: 'DemoTools', outboxUrl: string, personas: Array<{ __typename: 'DemoPersona', documentNumber: string, description: string }> } | null } };

export type StartupListsQueryVariables = Exact<{ [key: string]: never; }>;


export type StartupListsQuery = { __typename: 'Query', genders: Array<{ __typename: 'CatalogueItem', id: number, code: string, description: string }>, relationships: Array<{ __typename: 'CatalogueItem', id: number, code: string, description: string }>, vehicleTypes: Array<{ __typename: 'VehicleKind', code: string, description: string }>, occupations: Array<{ __typename: 'CatalogueItem', id: number, code: string, description: string }> };

export const HolderProposalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolderProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"resumable"}},{"kind":"Field","name":{"kind":"Name","value":"resumeStep"}},{"kind":"Field","name":{"kind":"Name","value":"simulationId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"activePhase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"coOwner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"typeCode"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"modelName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"zeroKm"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"selectedAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"dueDay"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"installmentWithVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cftea"}},{"kind":"Field","name":{"kind":"Name","value":"tna"}},{"kind":"Field","name":{"kind":"Name","value":"tea"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"mandatory"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<HolderProposalFragment, unknown>;
export const PersonViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"cuil"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"areaCode"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"providerCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occupationId"}},{"kind":"Field","name":{"kind":"Name","value":"workActivityCode"}},{"kind":"Field","name":{"kind":"Name","value":"taxBurdenCode"}},{"kind":"Field","name":{"kind":"Name","value":"grossIncomeCode"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyIncome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"relationshipCode"}}]}}]} as unknown as DocumentNode<PersonViewFragment, unknown>;
export const LandingConditionsDocument = {"__meta__":{"hash":"sha256:1b4c6cc0cd45c06c323fa01b83bdce98d469477033c4f162a56eb75c23b3cb97"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LandingConditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"salesConditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"agreements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"maxLtvFixed"}},{"kind":"Field","name":{"kind":"Name","value":"minTerm"}},{"kind":"Field","name":{"kind":"Name","value":"maxTerm"}}]}}]}}]}}]} as unknown as DocumentNode<LandingConditionsQuery, LandingConditionsQueryVariables>;
export const IndicativeQuoteDocument = {"__meta__":{"hash":"sha256:33d419130c0b8ad4e4c5a2cb252d34d0d6f6af8c58ba146ef96038da49d7c5c9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IndicativeQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IndicativeQuoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"indicativeQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"financedAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"installmentWithVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tna"}},{"kind":"Field","name":{"kind":"Name","value":"tea"}},{"kind":"Field","name":{"kind":"Name","value":"cftea"}},{"kind":"Field","name":{"kind":"Name","value":"cfteaWithoutVat"}},{"kind":"Field","name":{"kind":"Name","value":"totalToPay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<IndicativeQuoteQuery, IndicativeQuoteQueryVariables>;
export const HolderFlowDocument = {"__meta__":{"hash":"sha256:2ae4368a18669a84e4c14cf45bcba81f3775a638c92a8daedf4642c33491e5e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HolderFlow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"currentSimulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"couponId"}},{"kind":"Field","name":{"kind":"Name","value":"pointOfSaleCode"}},{"kind":"Field","name":{"kind":"Name","value":"agreement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coOwner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"typeCode"}},{"kind":"Field","name":{"kind":"Name","value":"brandId"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"modelId"}},{"kind":"Field","name":{"kind":"Name","value":"modelName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"zeroKm"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentProposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HolderProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolderProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"resumable"}},{"kind":"Field","name":{"kind":"Name","value":"resumeStep"}},{"kind":"Field","name":{"kind":"Name","value":"simulationId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"activePhase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"coOwner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"typeCode"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"modelName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"zeroKm"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"selectedAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"dueDay"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"installmentWithVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cftea"}},{"kind":"Field","name":{"kind":"Name","value":"tna"}},{"kind":"Field","name":{"kind":"Name","value":"tea"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"mandatory"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<HolderFlowQuery, HolderFlowQueryVariables>;
export const PeopleOfSimulationDocument = {"__meta__":{"hash":"sha256:43c03621648ac44bfbb10fec723e6d71db1d225e9d27663d259bace21406d039"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeopleOfSimulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"currentSimulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonView"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coOwner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonView"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentProposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonView"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coOwner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonView"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"cuil"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"areaCode"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"providerCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occupationId"}},{"kind":"Field","name":{"kind":"Name","value":"workActivityCode"}},{"kind":"Field","name":{"kind":"Name","value":"taxBurdenCode"}},{"kind":"Field","name":{"kind":"Name","value":"grossIncomeCode"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyIncome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"relationshipCode"}}]}}]} as unknown as DocumentNode<PeopleOfSimulationQuery, PeopleOfSimulationQueryVariables>;
export const EconomicListsDocument = {"__meta__":{"hash":"sha256:2b0f265993894f7f2297cd09ebbfb04c92ce3a271822bf894cf5e925373d3a0a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EconomicLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"occupationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"taxBurdens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"occupationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"occupationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workActivities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"occupationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"occupationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<EconomicListsQuery, EconomicListsQueryVariables>;
export const GrossIncomeCategoriesDocument = {"__meta__":{"hash":"sha256:64787f63382a04567955c29d01417b3cc146c41e3dd3bcd24db215d801108f90"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GrossIncomeCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxBurdenCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"grossIncomeCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taxBurdenCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxBurdenCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<GrossIncomeCategoriesQuery, GrossIncomeCategoriesQueryVariables>;
export const StartSimulationDocument = {"__meta__":{"hash":"sha256:da8320624739f5cc0e85efa459258828e5cf8dfe15c2c1a0bf5ec2212482ca62"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSimulation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartSimulationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"startSimulation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"simulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<StartSimulationMutation, StartSimulationMutationVariables>;
export const QuoteConditionsDocument = {"__meta__":{"hash":"sha256:64a258949fcc5227ca0059737c318a4e375a823dabfadf8da13f28d61f703b17"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteConditions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pointOfSaleCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"salesConditions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pointOfSaleCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pointOfSaleCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCouponId"}},{"kind":"Field","name":{"kind":"Name","value":"agreements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleTypeCodes"}},{"kind":"Field","name":{"kind":"Name","value":"modes"}},{"kind":"Field","name":{"kind":"Name","value":"minTerm"}},{"kind":"Field","name":{"kind":"Name","value":"maxTerm"}},{"kind":"Field","name":{"kind":"Name","value":"maxLtvFixed"}},{"kind":"Field","name":{"kind":"Name","value":"maxLtvUva"}}]}}]}}]}}]} as unknown as DocumentNode<QuoteConditionsQuery, QuoteConditionsQueryVariables>;
export const CouponsDocument = {"__meta__":{"hash":"sha256:526a27e655c188591b027279f14bcf19f83a67cd90c061269ea65328840f5622"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Coupons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coupons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}}]}}]} as unknown as DocumentNode<CouponsQuery, CouponsQueryVariables>;
export const PointsOfSaleDocument = {"__meta__":{"hash":"sha256:82b7fa089b0317936874bde71e2cd2b145d9456e4e5a8207ef737b50578bbb2c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointsOfSale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pointsOfSale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]}}]} as unknown as DocumentNode<PointsOfSaleQuery, PointsOfSaleQueryVariables>;
export const QuoteVehicleTypesDocument = {"__meta__":{"hash":"sha256:d60c44cf4502ac2a02b3660e3244b1284d425fbcc589c2b48a5e7eb5cbd349c2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteVehicleTypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"couponId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agreementId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"occupationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"couponId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"couponId"}}},{"kind":"Argument","name":{"kind":"Name","value":"agreementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agreementId"}}},{"kind":"Argument","name":{"kind":"Name","value":"occupationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"occupationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<QuoteVehicleTypesQuery, QuoteVehicleTypesQueryVariables>;
export const VehicleBrandsDocument = {"__meta__":{"hash":"sha256:974e3ffc583ba348385d143865c64c97ce65f704d346257bbda650c5dae70be6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleBrands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"typeCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agreementId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"typeCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"typeCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"agreementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agreementId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<VehicleBrandsQuery, VehicleBrandsQueryVariables>;
export const VehicleModelsDocument = {"__meta__":{"hash":"sha256:92c8a311b165810219db098993fd936ea7995f2a0db210e3c96764811d60fac2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleModels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"typeCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brandId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agreementId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleModels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"typeCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"typeCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"brandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brandId"}}},{"kind":"Argument","name":{"kind":"Name","value":"agreementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agreementId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"referencePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<VehicleModelsQuery, VehicleModelsQueryVariables>;
export const VehicleYearsDocument = {"__meta__":{"hash":"sha256:f1cb5e017f20d9e129fb6a2e089a0371def8638eb2a381f9f1d4dcd2470a786e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleYears"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agreementId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"typeCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"modelId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleYears"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"agreementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agreementId"}}},{"kind":"Argument","name":{"kind":"Name","value":"typeCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"typeCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"modelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"modelId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"zeroKm"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<VehicleYearsQuery, VehicleYearsQueryVariables>;
export const EstimateQuoteDocument = {"__meta__":{"hash":"sha256:9b4c79f4abede73f2d9cf7cd0f96fda25ea5a6e019f1b3a1539304e6dc5b0baf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EstimateQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IndicativeQuoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"indicativeQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"financedAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"installmentWithVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cftea"}},{"kind":"Field","name":{"kind":"Name","value":"tna"}},{"kind":"Field","name":{"kind":"Name","value":"tea"}}]}}]}}]}}]} as unknown as DocumentNode<EstimateQuoteQuery, EstimateQuoteQueryVariables>;
export const ValidateCouponDocument = {"__meta__":{"hash":"sha256:350dcfa9f696f40daa924cdbd9f5e4dcd2d42cefc17aff6a5205e6d6cc3a814e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ValidateCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ValidateCouponInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"validateCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<ValidateCouponMutation, ValidateCouponMutationVariables>;
export const AppConfigDocument = {"__meta__":{"hash":"sha256:5b5720e7eab42465c9ed0532c396031bbe8214a32c83c494d6a6032cdec5fcf0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"flags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"logs"}},{"kind":"Field","name":{"kind":"Name","value":"sidebar"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}},{"kind":"Field","name":{"kind":"Name","value":"coOwner"}},{"kind":"Field","name":{"kind":"Name","value":"signUp"}},{"kind":"Field","name":{"kind":"Name","value":"corporateSignIn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"outboxUrl"}},{"kind":"Field","name":{"kind":"Name","value":"personas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AppConfigQuery, AppConfigQueryVariables>;
export const StartupListsDocument = {"__meta__":{"hash":"sha256:aef0277e1115298a8fd305f504dfa19bf16478aa1dc5976b977925aeb799cb5f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StartupLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"genders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"relationships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicleTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occupations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<StartupListsQuery, StartupListsQueryVariables>;