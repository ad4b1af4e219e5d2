/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query LandingConditions {\n  salesConditions {\n    agreements {\n      id\n      maxLtvFixed\n      minTerm\n      maxTerm\n    }\n  }\n}\n\nquery IndicativeQuote($input: IndicativeQuoteInput!) {\n  indicativeQuote(input: $input) {\n    terms\n    figures {\n      financedAmount {\n        amount\n      }\n      term\n      installmentWithVat {\n        amount\n      }\n      tna\n      tea\n      cftea\n      cfteaWithoutVat\n      totalToPay {\n        amount\n      }\n    }\n  }\n}": typeof types.LandingConditionsDocument,
    "query HolderFlow {\n  currentSimulation {\n    id\n    kind\n    couponId\n    pointOfSaleCode\n    agreement {\n      id\n      description\n    }\n    coOwner {\n      firstName\n      lastName\n    }\n    vehicle {\n      typeCode\n      brandId\n      brandName\n      modelId\n      modelName\n      year\n      zeroKm\n      purchaseValue {\n        amount\n      }\n    }\n  }\n  currentProposal {\n    ...HolderProposal\n  }\n}": typeof types.HolderFlowDocument,
    "fragment HolderProposal on Proposal {\n  id\n  number\n  updatedAt\n  cancelled\n  resumable\n  resumeStep\n  simulationId\n  kind\n  activePhase {\n    name\n  }\n  phases {\n    name\n    label\n    status\n    steps {\n      name\n      status\n    }\n  }\n  coOwner {\n    firstName\n    lastName\n  }\n  vehicle {\n    typeCode\n    brandName\n    modelName\n    year\n    zeroKm\n    purchaseValue {\n      amount\n    }\n  }\n  quote {\n    mode\n    selectedAmount {\n      amount\n    }\n    term\n    dueDay\n    percentage\n  }\n  figures {\n    installmentWithVat {\n      amount\n    }\n    cftea\n    tna\n    tea\n  }\n  account {\n    id\n  }\n  documents {\n    type\n    party\n    mandatory\n    status\n  }\n}": typeof types.HolderProposalFragmentDoc,
    "query AppConfig {\n  appConfig {\n    bankName\n    legalEntity\n    flags {\n      logs\n      sidebar\n      maintenance\n      coOwner\n      signUp\n      corporateSignIn\n    }\n    demo {\n      outboxUrl\n      personas {\n        documentNumber\n        description\n      }\n    }\n  }\n}": typeof types.AppConfigDocument,
    "query StartupLists {\n  genders {\n    id\n    code\n    description\n  }\n  relationships {\n    id\n    code\n    description\n  }\n  vehicleTypes {\n    code\n    description\n  }\n  occupations {\n    id\n    code\n    description\n  }\n}": typeof types.StartupListsDocument,
};
const documents: Documents = {
    "query LandingConditions {\n  salesConditions {\n    agreements {\n      id\n      maxLtvFixed\n      minTerm\n      maxTerm\n    }\n  }\n}\n\nquery IndicativeQuote($input: IndicativeQuoteInput!) {\n  indicativeQuote(input: $input) {\n    terms\n    figures {\n      financedAmount {\n        amount\n      }\n      term\n      installmentWithVat {\n        amount\n      }\n      tna\n      tea\n      cftea\n      cfteaWithoutVat\n      totalToPay {\n        amount\n      }\n    }\n  }\n}": types.LandingConditionsDocument,
    "query HolderFlow {\n  currentSimulation {\n    id\n    kind\n    couponId\n    pointOfSaleCode\n    agreement {\n      id\n      description\n    }\n    coOwner {\n      firstName\n      lastName\n    }\n    vehicle {\n      typeCode\n      brandId\n      brandName\n      modelId\n      modelName\n      year\n      zeroKm\n      purchaseValue {\n        amount\n      }\n    }\n  }\n  currentProposal {\n    ...HolderProposal\n  }\n}": types.HolderFlowDocument,
    "fragment HolderProposal on Proposal {\n  id\n  number\n  updatedAt\n  cancelled\n  resumable\n  resumeStep\n  simulationId\n  kind\n  activePhase {\n    name\n  }\n  phases {\n    name\n    label\n    status\n    steps {\n      name\n      status\n    }\n  }\n  coOwner {\n    firstName\n    lastName\n  }\n  vehicle {\n    typeCode\n    brandName\n    modelName\n    year\n    zeroKm\n    purchaseValue {\n      amount\n    }\n  }\n  quote {\n    mode\n    selectedAmount {\n      amount\n    }\n    term\n    dueDay\n    percentage\n  }\n  figures {\n    installmentWithVat {\n      amount\n    }\n    cftea\n    tna\n    tea\n  }\n  account {\n    id\n  }\n  documents {\n    type\n    party\n    mandatory\n    status\n  }\n}": types.HolderProposalFragmentDoc,
    "query AppConfig {\n  appConfig {\n    bankName\n    legalEntity\n    flags {\n      logs\n      sidebar\n      maintenance\n      coOwner\n      signUp\n      corporateSignIn\n    }\n    demo {\n      outboxUrl\n      personas {\n        documentNumber\n        description\n      }\n    }\n  }\n}": types.AppConfigDocument,
    "query StartupLists {\n  genders {\n    id\n    code\n    description\n  }\n  relationships {\n    id\n    code\n    description\n  }\n  vehicleTypes {\n    code\n    description\n  }\n  occupations {\n    id\n    code\n    description\n  }\n}": types.StartupListsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LandingConditions {\n  salesConditions {\n    agreements {\n      id\n      maxLtvFixed\n      minTerm\n      maxTerm\n    }\n  }\n}\n\nquery IndicativeQuote($input: IndicativeQuoteInput!) {\n  indicativeQuote(input: $input) {\n    terms\n    figures {\n      financedAmount {\n        amount\n      }\n      term\n      installmentWithVat {\n        amount\n      }\n      tna\n      tea\n      cftea\n      cfteaWithoutVat\n      totalToPay {\n        amount\n      }\n    }\n  }\n}"): (typeof documents)["query LandingConditions {\n  salesConditions {\n    agreements {\n      id\n      maxLtvFixed\n      minTerm\n      maxTerm\n    }\n  }\n}\n\nquery IndicativeQuote($input: IndicativeQuoteInput!) {\n  indicativeQuote(input: $input) {\n    terms\n    figures {\n      financedAmount {\n        amount\n      }\n      term\n      installmentWithVat {\n        amount\n      }\n      tna\n      tea\n      cftea\n      cfteaWithoutVat\n      totalToPay {\n        amount\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HolderFlow {\n  currentSimulation {\n    id\n    kind\n    couponId\n    pointOfSaleCode\n    agreement {\n      id\n      description\n    }\n    coOwner {\n      firstName\n      lastName\n    }\n    vehicle {\n      typeCode\n      brandId\n      brandName\n      modelId\n      modelName\n      year\n      zeroKm\n      purchaseValue {\n        amount\n      }\n    }\n  }\n  currentProposal {\n    ...HolderProposal\n  }\n}"): (typeof documents)["query HolderFlow {\n  currentSimulation {\n    id\n    kind\n    couponId\n    pointOfSaleCode\n    agreement {\n      id\n      description\n    }\n    coOwner {\n      firstName\n      lastName\n    }\n    vehicle {\n      typeCode\n      brandId\n      brandName\n      modelId\n      modelName\n      year\n      zeroKm\n      purchaseValue {\n        amount\n      }\n    }\n  }\n  currentProposal {\n    ...HolderProposal\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment HolderProposal on Proposal {\n  id\n  number\n  updatedAt\n  cancelled\n  resumable\n  resumeStep\n  simulationId\n  kind\n  activePhase {\n    name\n  }\n  phases {\n    name\n    label\n    status\n    steps {\n      name\n      status\n    }\n  }\n  coOwner {\n    firstName\n    lastName\n  }\n  vehicle {\n    typeCode\n    brandName\n    modelName\n    year\n    zeroKm\n    purchaseValue {\n      amount\n    }\n  }\n  quote {\n    mode\n    selectedAmount {\n      amount\n    }\n    term\n    dueDay\n    percentage\n  }\n  figures {\n    installmentWithVat {\n      amount\n    }\n    cftea\n    tna\n    tea\n  }\n  account {\n    id\n  }\n  documents {\n    type\n    party\n    mandatory\n    status\n  }\n}"): (typeof documents)["fragment HolderProposal on Proposal {\n  id\n  number\n  updatedAt\n  cancelled\n  resumable\n  resumeStep\n  simulationId\n  kind\n  activePhase {\n    name\n  }\n  phases {\n    name\n    label\n    status\n    steps {\n      name\n      status\n    }\n  }\n  coOwner {\n    firstName\n    lastName\n  }\n  vehicle {\n    typeCode\n    brandName\n    modelName\n    year\n    zeroKm\n    purchaseValue {\n      amount\n    }\n  }\n  quote {\n    mode\n    selectedAmount {\n      amount\n    }\n    term\n    dueDay\n    percentage\n  }\n  figures {\n    installmentWithVat {\n      amount\n    }\n    cftea\n    tna\n    tea\n  }\n  account {\n    id\n  }\n  documents {\n    type\n    party\n    mandatory\n    status\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AppConfig {\n  appConfig {\n    bankName\n    legalEntity\n    flags {\n      logs\n      sidebar\n      maintenance\n      coOwner\n      signUp\n      corporateSignIn\n    }\n    demo {\n      outboxUrl\n      personas {\n        documentNumber\n        description\n      }\n    }\n  }\n}"): (typeof documents)["query AppConfig {\n  appConfig {\n    bankName\n    legalEntity\n    flags {\n      logs\n      sidebar\n      maintenance\n      coOwner\n      signUp\n      corporateSignIn\n    }\n    demo {\n      outboxUrl\n      personas {\n        documentNumber\n        description\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StartupLists {\n  genders {\n    id\n    code\n    description\n  }\n  relationships {\n    id\n    code\n    description\n  }\n  vehicleTypes {\n    code\n    description\n  }\n  occupations {\n    id\n    code\n    description\n  }\n}"): (typeof documents)["query StartupLists {\n  genders {\n    id\n    code\n    description\n  }\n  relationships {\n    id\n    code\n    description\n  }\n  vehicleTypes {\n    code\n    description\n  }\n  occupations {\n    id\n    code\n    description\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;