/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who to look for. */
export type FindProposalInput = {
  /** Identity number of the applicant. */
  documentNumber: string;
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

export type AppConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type AppConfigQuery = { __typename: 'Query', appConfig: { __typename: 'AppConfig', bankName: string, legalEntity: string, flags: { __typename: 'FeatureFlags', coOwner: boolean, maintenance: boolean }, demo: { __typename: 'DemoTools', outboxUrl: string, personas: Array<{ __typename: 'DemoPersona', documentNumber: string, description: string }> } | null } };

export type VehicleBrandsQueryVariables = Exact<{
  typeCode: string;
  agreementId: number;
}>;


export type VehicleBrandsQuery = { __typename: 'Query', vehicleBrands: Array<{ __typename: 'VehicleBrand', id: string, name: string }> };

export type FindProposalMutationVariables = Exact<{
  input: FindProposalInput;
}>;


export type FindProposalMutation = { __typename: 'Mutation', findProposal: { __typename: 'FindProposalPayload', match: { __typename: 'ProposalMatch', id: string, number: number, phaseLabel: string, maskedPhone: string } | null, userErrors: Array<{ __typename: 'UserError', code: UserErrorCode, message: string, path: Array<string> }> } };


export const AppConfigDocument = {"__meta__":{"hash":"sha256:9793cbd46bccc70b8ca0185aa4a46ef754ee5a51edebc3ce84acda0e95a16da4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"legalEntity"}},{"kind":"Field","name":{"kind":"Name","value":"flags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coOwner"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"outboxUrl"}},{"kind":"Field","name":{"kind":"Name","value":"personas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AppConfigQuery, AppConfigQueryVariables>;
export const VehicleBrandsDocument = {"__meta__":{"hash":"sha256:974e3ffc583ba348385d143865c64c97ce65f704d346257bbda650c5dae70be6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleBrands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"typeCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agreementId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"typeCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"typeCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"agreementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agreementId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<VehicleBrandsQuery, VehicleBrandsQueryVariables>;
export const FindProposalDocument = {"__meta__":{"hash":"sha256:233388deb8ae4f69e2c83a988f5acfab1f1f7e2eb31668ae2aed5db2dd7df74c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FindProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FindProposalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"findProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"phaseLabel"}},{"kind":"Field","name":{"kind":"Name","value":"maskedPhone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<FindProposalMutation, FindProposalMutationVariables>;