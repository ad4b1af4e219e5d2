import { createHash } from 'node:crypto';

const step = (name: string, type: string) =>
  `mutation M($input: ${type}!) { payload: ${name}(input: $input) { proposal { id } userErrors { code message } } }`;

/** Operations of an applicant's journey; a production gateway accepts only those in its manifest. */
const DOCUMENTS = {
  startSimulation: `mutation M($input: StartSimulationInput!) { payload: startSimulation(input: $input) { simulation { id } userErrors { code message } } }`,
  currentSimulation: '{ currentSimulation { status } }',
  createProposal: step('createProposal', 'CreateProposalInput'),
  saveOwnerAdditionalData: step('saveOwnerAdditionalData', 'SaveOwnerAdditionalDataInput'),
  sendPhoneCode: `mutation M($input: SendPhoneCodeInput!) { payload: sendPhoneCode(input: $input) { sentCode { maskedPhone } userErrors { code message } } }`,
  validatePhoneCode: step('validatePhoneCode', 'ValidatePhoneCodeInput'),
  generateInsurances: `mutation M($input: GenerateInsurancesInput!) { payload: generateInsurances(input: $input) { proposal { id insurances { id } } userErrors { code message } } }`,
  chooseInsurance: step('chooseInsurance', 'ChooseInsuranceInput'),
  acceptSummary: step('acceptSummary', 'AcceptSummaryInput'),
  setSeller: step('setSeller', 'SetSellerInput'),
  identifyVehicle: step('identifyVehicle', 'IdentifyVehicleInput'),
  mandatoryDocuments: 'query D($id: ID!) { proposal(id: $id) { documents { type isMandatory } } }',
  attachDocuments: step('attachDocuments', 'AttachDocumentsInput'),
  finishDocumentation: step('finishDocumentation', 'FinishDocumentationInput'),
  chooseAccount: step('chooseAccount', 'ChooseAccountInput'),
  confirmProposal: step('confirmProposal', 'ConfirmProposalInput'),
  whose: 'query W($id: ID!) { proposal(id: $id) { id status owner { address { street } } } }',
  panel: '{ proposals(first: 10) { edges { node { id } } } }',
  indicativeQuote:
    'query Q($input: IndicativeQuoteInput!) { indicativeQuote(input: $input) { terms figures { __typename } } }',
} as const;
export type Operation = keyof typeof DOCUMENTS;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its own keys
const operations = Object.keys(DOCUMENTS) as Operation[];

export const hashOf = (operation: Operation): string =>
  createHash('sha256').update(DOCUMENTS[operation]).digest('hex');

/** Returns a manifest in the format that codegen writes for the client. */
export const manifest = (): string =>
  JSON.stringify(
    Object.fromEntries(operations.map((operation) => [`sha256:${hashOf(operation)}`, DOCUMENTS[operation]])),
  );
