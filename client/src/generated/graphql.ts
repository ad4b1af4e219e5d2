/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type LandingConditionsQueryVariables = Exact<{ [key: string]: never; }>;


export type LandingConditionsQuery = { __typename: 'Query', salesConditions: { __typename: 'SalesConditions', agreements: Array<{ __typename: 'Agreement', id: number, maxLtvFixed: string, minTerm: number, maxTerm: number }> } };

export type IndicativeQuoteQueryVariables = Exact<{
  input: IndicativeQuoteInput;
}>;


export type IndicativeQuoteQuery = { __typename: 'Query', indicativeQuote: { __typename: 'LoanQuote', terms: Array<number>, figures: { __typename: 'LoanFigures', term: number, tna: string, tea: string, cftea: string | null, cfteaWithoutVat: string | null, financedAmount: { __typename: 'Money', amount: string }, installmentWithVat: { __typename: 'Money', amount: string }, totalToPay: { __typename: 'Money', amount: string } } | null } };

export type HolderFlowQueryVariables = Exact<{ [key: string]: never; }>;


export type HolderFlowQuery = { __typename: 'Query', currentSimulation: { __typename: 'Simulation', id: string, kind: SimulationKind, couponId: string | null, pointOfSaleCode: string | null, agreement: { __typename: 'Agreement', id: number, description: string }, coOwner: { __typename: 'Person', firstName: string, lastName: string } | null, vehicle: { __typename: 'Vehicle', typeCode: string, brandId: string | null, brandName: string | null, modelId: number | null, modelName: string | null, year: number, zeroKm: boolean, purchaseValue: { __typename: 'Money', amount: string } } } | null, currentProposal: { __typename: 'Proposal', id: string, number: number, updatedAt: string, cancelled: boolean, resumable: boolean, resumeStep: ResumeStep | null, simulationId: string, kind: SimulationKind, activePhase: { __typename: 'FlowPhase', name: PhaseName } | null, phases: Array<{ __typename: 'FlowPhase', name: PhaseName, label: string, status: PhaseStatus, steps: Array<{ __typename: 'FlowStep', name: string, status: PhaseStatus }> }>, coOwner: { __typename: 'Person', firstName: string, lastName: string } | null, vehicle: { __typename: 'Vehicle', typeCode: string, brandName: string | null, modelName: string | null, year: number, zeroKm: boolean, purchaseValue: { __typename: 'Money', amount: string } }, quote: { __typename: 'ChosenQuote', mode: RateMode, term: number, dueDay: number, percentage: string, selectedAmount: { __typename: 'Money', amount: string } }, figures: { __typename: 'LoanFigures', cftea: string | null, tna: string, tea: string, installmentWithVat: { __typename: 'Money', amount: string } }, account: { __typename: 'BankAccount', id: string } | null, documents: Array<{ __typename: 'RequiredDocument', type: string, party: DocumentParty, mandatory: boolean, status: DocumentStatus }> } | null };

export type HolderProposalFragment = { __typename: 'Proposal', id: string, number: number, updatedAt: string, cancelled: boolean, resumable: boolean, resumeStep: ResumeStep | null, simulationId: string, kind: SimulationKind, activePhase: { __typename: 'FlowPhase', name: PhaseName } | null, phases: Array<{ __typename: 'FlowPhase', name: PhaseName, label: string, status: PhaseStatus, steps: Array<{ __typename: 'FlowStep', name: string, status: PhaseStatus }> }>, coOwner: { __typename: 'Person', firstName: string, lastName: string } | null, vehicle: { __typename: 'Vehicle', typeCode: string, brandName: string | null, modelName: string | null, year: number, zeroKm: boolean, purchaseValue: { __typename: 'Money', amount: string } }, quote: { __typename: 'ChosenQuote', mode: RateMode, term: number, dueDay: number, percentage: string, selectedAmount: { __typename: 'Money', amount: string } }, figures: { __typename: 'LoanFigures', cftea: string | null, tna: string, tea: string, installmentWithVat: { __typename: 'Money', amount: string } }, account: { __typename: 'BankAccount', id: string } | null, documents: Array<{ __typename: 'RequiredDocument', type: string, party: DocumentParty, mandatory: boolean, status: DocumentStatus }> };

export type AppConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type AppConfigQuery = { __typename: 'Query', appConfig: { __typename: 'AppConfig', bankName: string, legalEntity: string, flags: { __typename: 'FeatureFlags', logs: boolean, sidebar: boolean, maintenance: boolean, coOwner: boolean, signUp: boolean, corporateSignIn: boolean }, demo: { __typename: 'DemoTools', outboxUrl: string, personas: Array<{ __typename: 'DemoPersona', documentNumber: string, description: string }> } | null } };

export type StartupListsQueryVariables = Exact<{ [key: string]: never; }>;


export type StartupListsQuery = { __typename: 'Query', genders: Array<{ __typename: 'CatalogueItem', id: number, code: string, description: string }>, relationships: Array<{ __typename: 'CatalogueItem', id: number, code: string, description: string }>, vehicleTypes: Array<{ __typename: 'VehicleKind', code: string, description: string }>, occupations: Array<{ __typename: 'CatalogueItem', id: number, code: string, description: string }> };

export const HolderProposalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolderProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"resumable"}},{"kind":"Field","name":{"kind":"Name","value":"resumeStep"}},{"kind":"Field","name":{"kind":"Name","value":"simulationId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"activePhase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"coOwner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"typeCode"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"modelName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"zeroKm"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"selectedAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"dueDay"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"installmentWithVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cftea"}},{"kind":"Field","name":{"kind":"Name","value":"tna"}},{"kind":"Field","name":{"kind":"Name","value":"tea"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"mandatory"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<HolderProposalFragment, unknown>;
export const LandingConditionsDocument = {"__meta__":{"hash":"sha256:1b4c6cc0cd45c06c323fa01b83bdce98d469477033c4f162a56eb75c23b3cb97"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LandingConditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"salesConditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"agreements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"maxLtvFixed"}},{"kind":"Field","name":{"kind":"Name","value":"minTerm"}},{"kind":"Field","name":{"kind":"Name","value":"maxTerm"}}]}}]}}]}}]} as unknown as DocumentNode<LandingConditionsQuery, LandingConditionsQueryVariables>;
export const IndicativeQuoteDocument = {"__meta__":{"hash":"sha256:33d419130c0b8ad4e4c5a2cb252d34d0d6f6af8c58ba146ef96038da49d7c5c9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IndicativeQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IndicativeQuoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"indicativeQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"financedAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"installmentWithVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tna"}},{"kind":"Field","name":{"kind":"Name","value":"tea"}},{"kind":"Field","name":{"kind":"Name","value":"cftea"}},{"kind":"Field","name":{"kind":"Name","value":"cfteaWithoutVat"}},{"kind":"Field","name":{"kind":"Name","value":"totalToPay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<IndicativeQuoteQuery, IndicativeQuoteQueryVariables>;
export const HolderFlowDocument = {"__meta__":{"hash":"sha256:2ae4368a18669a84e4c14cf45bcba81f3775a638c92a8daedf4642c33491e5e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HolderFlow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"currentSimulation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"couponId"}},{"kind":"Field","name":{"kind":"Name","value":"pointOfSaleCode"}},{"kind":"Field","name":{"kind":"Name","value":"agreement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coOwner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"typeCode"}},{"kind":"Field","name":{"kind":"Name","value":"brandId"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"modelId"}},{"kind":"Field","name":{"kind":"Name","value":"modelName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"zeroKm"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentProposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HolderProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolderProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"resumable"}},{"kind":"Field","name":{"kind":"Name","value":"resumeStep"}},{"kind":"Field","name":{"kind":"Name","value":"simulationId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"activePhase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"coOwner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"typeCode"}},{"kind":"Field","name":{"kind":"Name","value":"brandName"}},{"kind":"Field","name":{"kind":"Name","value":"modelName"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"zeroKm"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"selectedAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"dueDay"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"installmentWithVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cftea"}},{"kind":"Field","name":{"kind":"Name","value":"tna"}},{"kind":"Field","name":{"kind":"Name","value":"tea"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"mandatory"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<HolderFlowQuery, HolderFlowQueryVariables>;
export const AppConfigDocument = {"__meta__":{"hash":"sha256:5b5720e7eab42465c9ed0532c396031bbe8214a32c83c494d6a6032cdec5fcf0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"flags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"logs"}},{"kind":"Field","name":{"kind":"Name","value":"sidebar"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}},{"kind":"Field","name":{"kind":"Name","value":"coOwner"}},{"kind":"Field","name":{"kind":"Name","value":"signUp"}},{"kind":"Field","name":{"kind":"Name","value":"corporateSignIn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"outboxUrl"}},{"kind":"Field","name":{"kind":"Name","value":"personas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AppConfigQuery, AppConfigQueryVariables>;
export const StartupListsDocument = {"__meta__":{"hash":"sha256:aef0277e1115298a8fd305f504dfa19bf16478aa1dc5976b977925aeb799cb5f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StartupLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"genders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"relationships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicleTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occupations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<StartupListsQuery, StartupListsQueryVariables>;