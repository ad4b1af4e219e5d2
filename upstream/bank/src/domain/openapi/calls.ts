/**
 * Name, summary and specific error codes of each call in the OpenAPI document. Error codes shared by many calls are
 * derived from access/table.ts and the route (refusals.ts).
 */
type CallNote = Readonly<{
  operationId: string;
  summary: string;
  refusals: Readonly<Record<number, readonly string[]>>;
}>;

const call = (operationId: string, summary: string, refusals: CallNote['refusals'] = {}): CallNote => ({
  operationId,
  summary,
  refusals,
});

const moved = { 409: ['ILLEGAL_MOVE', 'PROPOSAL_NOT_OPEN'] };
const outOfHours = { 403: ['OUT_OF_HOURS'] };
const noUva = { 503: ['UVA_VALUE_MISSING'] };
const noSeller = { 404: ['SELLER_NOT_FOUND'] };
const noContract = { 404: ['CONTRACT_NOT_CREATED'] };
const noCoOwner = { 404: ['NO_CO_OWNER'] };
const linkLimit = { 429: ['LINK_LIMIT'] };
const changeLimit = { 429: ['CONTACT_LIMIT'] };
const busy = { 503: ['BUSY'] };
const photos = {
  400: ['NOT_A_PICTURE', 'TOO_SMALL', 'TOO_DARK', 'BLURRED', 'PICTURE_TOO_BIG'],
  ...outOfHours,
  409: [...moved[409], 'CONSENT_REQUIRED', 'BIOMETRY_CHANGED'],
  ...busy,
};
const makesContract = {
  ...outOfHours,
  409: [
    ...moved[409],
    'BIOMETRY_REQUIRED',
    'OTHER_BORROWER_PENDING',
    'LOAN_REVOKED',
    'VEHICLE_PLEDGED',
    'IDENTITY_REJECTED',
    'DOCUMENT_NOT_READY',
  ],
  ...noUva,
};

export const CALLS: Readonly<Record<string, CallNote>> = {
  'POST /api/simulation/set_simulation': call('setSimulation', 'Store a simulation', {
    400: ['PERSON_DECEASED', 'COUPON_INVALID'],
    403: ['CONSENT_NOT_YOURS'],
    409: ['VEHICLE_LOCKED'],
  }),
  'POST /api/simulation/get_rates': call('getRates', 'Calculate a loan', {
    400: ['COUPON_INVALID'],
    409: ['SCORING_PENDING', 'OFFER_EXPIRED'],
    ...noUva,
  }),
  'GET /api/ext/insurance-estimate': call('getInsuranceEstimate', 'Estimate the obligatory insurance', {
    400: ['COUPON_INVALID'],
    404: ['NO_POLICY'],
    409: ['SCORING_PENDING', 'OFFER_EXPIRED'],
    ...noUva,
  }),
  'GET /api/ext/quote-pdf/available': call('getQuotePdfAvailable', 'Tell whether quotes can be printed'),
  'POST /api/ext/quote-pdf': call('getQuotePdf', 'Print a quote', {
    400: ['COUPON_INVALID'],
    409: ['OFFER_CHANGED', 'SCORING_PENDING', 'OFFER_EXPIRED'],
    ...noUva,
  }),
  'GET /api/simulation/get_status': call('getSimulationStatus', 'Poll the decision on a simulation', {
    502: ['SCORING_UNAVAILABLE'],
    ...noUva,
  }),
  'GET /api/simulation/get_simulation': call('getSimulation', 'Read a simulation'),
  'GET /api/person/get_genders': call('getGenders', 'List genders'),
  'GET /api/person/get_relationships': call('getRelationships', 'List relationships of a co-owner'),
  'GET /api/person/get_marital_status': call('getMaritalStatuses', 'List marital statuses'),
  'GET /api/person/get_mobile_providers': call('getMobileProviders', 'List mobile providers'),
  'GET /api/person/get_occupations': call('getOccupations', 'List occupations'),
  'GET /api/person/get_gross_income': call('getGrossIncomeCategories', 'List categories of the turnover tax'),
  'GET /api/person/get_tax_burdens': call('getTaxBurdens', 'List VAT statuses'),
  'GET /api/person/get_work_activities': call('getWorkActivities', 'List work activities'),
  'POST /api/person/get_person_details': call('getPersonDetails', 'Look up whether a person has died'),
  'POST /api/person/generate_code': call('generateCode', "Send a code to the owner's phone", {
    ...moved,
    403: ['BORROWERS_ONLY', 'DEVICE_NOT_PROVED'],
    429: ['CODE_TOO_SOON', 'CODE_LIMIT'],
  }),
  'PATCH /api/ext/person/owner/:id/phone': call('correctPhone', "Correct the owner's phone", {
    400: ['CODE_INVALID', 'CODE_EXPIRED', 'CODE_BURNT'],
    403: ['CONTACT_NOT_YOURS'],
    409: ['PHONE_LOCKED', 'CONTACT_LOCKED', 'PROPOSAL_NOT_OPEN'],
    429: ['CONTACT_LIMIT'],
  }),
  'POST /api/ext/person/owner/:id/phone/code': call('sendPhoneChangeCode', 'Send a code to a new phone', {
    403: ['CONTACT_NOT_YOURS'],
    409: ['CONTACT_LOCKED', 'PROPOSAL_NOT_OPEN'],
    429: ['CODE_TOO_SOON', 'CODE_LIMIT', 'CONTACT_LIMIT'],
  }),
  'PATCH /api/ext/person/owner/:id/email': call('changeEmail', "Change the owner's email", {
    403: ['CONTACT_NOT_YOURS'],
    409: ['CONTACT_LOCKED', 'PROPOSAL_NOT_OPEN'],
    429: ['CONTACT_LIMIT'],
  }),
  'POST /api/person/validate_code': call('validateCode', 'Use up a phone code', {
    400: ['CODE_INVALID', 'CODE_EXPIRED', 'CODE_BURNT'],
    403: ['CONSENT_NOT_YOURS'],
    409: [...moved[409], 'CONSENT_REQUIRED'],
  }),
  'POST /api/person/owner': call('saveOwner', "Save the owner's address and civil data", moved),
  'PATCH /api/person/coowner/:id': call('saveCoOwner', "Save the co-owner's address and civil data", {
    409: [...moved[409], 'NO_CO_OWNER'],
  }),
  'GET /api/person/owner/get_owner_address': call('getOwnerAddress', "Read the owner's address"),
  'POST /api/person/seller/post_seller': call('postSeller', "Save the vehicle's seller", {
    404: ['POINT_OF_SALE_NOT_FOUND'],
    ...moved,
    ...changeLimit,
  }),
  'GET /api/person/seller/notice_seller': call('noticeSeller', 'Send the seller a link', {
    ...noSeller,
    ...moved,
    ...linkLimit,
  }),
  'GET /api/person/seller/:id/get_seller': call('getSeller', "Read the vehicle's seller", noSeller),
  'PATCH /api/person/seller/:id/update_seller': call('updateSeller', "Change the seller's data", {
    404: [...noSeller[404], 'POINT_OF_SALE_NOT_FOUND'],
    ...moved,
    ...changeLimit,
  }),
  'GET /api/person/seller/get_seller_details': call('findSale', 'Find a sale as its seller', {
    403: ['SELLER_ONLY'],
    ...noSeller,
  }),
  'POST /api/ext/co-owner-links/:id': call('sendCoOwnerLink', 'Send the co-owner a link', {
    404: ['NO_CO_OWNER'],
    ...moved,
    ...linkLimit,
  }),
  'POST /api/ext/co-ownerships/open': call('openCoOwnership', "Open the co-owner's part by its link", {
    403: ['CO_OWNER_ONLY'],
    404: ['CO_OWNERSHIP_NOT_FOUND'],
  }),
  'POST /api/ext/co-ownerships/resend': call('resendCoOwnerLink', 'Send the co-owner a new link', {}),
  'GET /api/ext/co-ownerships/:id': call('getCoOwnership', 'Read the loan as its co-owner', {
    404: ['NO_CO_OWNER'],
  }),
  'POST /api/ext/co-ownerships/:id/refuse': call('refuseCoOwnership', 'Decline to be the co-owner', {
    403: ['DEVICE_NOT_PROVED'],
    404: ['NO_CO_OWNER'],
    ...moved,
  }),
  'POST /api/ext/consent-requests': call('getConsentRequest', 'Read what the owner is asked to consent to', {
    404: ['PROPOSAL_NOT_FOUND'],
  }),
  'POST /api/ext/seller-links': call('resendSellerLink', 'Send the seller a new link', linkLimit),
  'GET /api/places/get_states': call('getStates', 'List provinces'),
  'GET /api/places/get_cities': call('getCities', 'List the cities of a province'),
  'GET /api/places/get_countries': call('getCountries', 'List countries'),
  'POST /api/vehicle/get_types': call('getVehicleTypes', 'List vehicle types'),
  'POST /api/vehicle/get_brands_by_type': call('getBrands', 'List the brands of a type'),
  'POST /api/vehicle/get_models_by_brand': call('getModels', 'List the models of a brand'),
  'POST /api/vehicle/get_years_by_model': call('getYearsByModel', 'List the years of a model'),
  'POST /api/vehicle/get_years_by_type': call('getYearsByType', 'List the years of a type'),
  'PATCH /api/vehicle/save/:ownerId': call('saveVehicle', 'Change the vehicle of a simulation', {
    404: ['OWNER_NOT_FOUND'],
    409: ['VEHICLE_LOCKED'],
  }),
  'PATCH /api/vehicle/update/:proposalNumber': call('updateVehicle', "Save the vehicle's plate and numbers", {
    409: [...moved[409], 'VEHICLE_PLEDGED'],
  }),
  'GET /api/branches': call('getBranches', 'List points of sale'),
  'GET /api/branches/get_coupon': call('getBranchCoupon', 'Read what a point of sale sells', {
    404: ['POINT_OF_SALE_NOT_FOUND'],
  }),
  'GET /api/coupon/get_coupons': call('getCoupons', 'List coupons'),
  'POST /api/coupon/validate_coupon': call('validateCoupon', 'Check a coupon for a simulation', {
    404: ['OWNER_NOT_FOUND'],
  }),
  'GET /api/insurance/:id/get_insurances': call('getInsurances', 'List the policies offered'),
  'POST /api/insurance/generate_insurances': call('generateInsurances', 'Make the offers of policies', moved),
  'PATCH /api/insurance/post_insurance': call('chooseInsurance', 'Choose a policy', {
    409: [...moved[409], 'OFFER_EXPIRED'],
    ...noUva,
  }),
  'GET /api/insurance/reload_insurances': call('reloadInsurances', 'Make the offers of policies again', {
    409: [...moved[409], 'OFFER_EXPIRED'],
    ...noUva,
  }),
  'POST /api/proposal/post_proposal': call('postProposal', 'Make the proposal of a simulation', {
    403: ['POINT_OF_SALE_NOT_YOURS'],
    404: ['POINT_OF_SALE_NOT_FOUND'],
    409: ['OPEN_PROPOSAL_EXISTS', 'OFFER_EXPIRED', 'OFFER_TAKEN', 'SCORING_PENDING'],
    ...noUva,
  }),
  'PATCH /api/proposal/:id/update_proposal': call(
    'updateProposal',
    'Accept the summary or change the quote',
    {
      409: [...moved[409], 'OFFER_EXPIRED'],
      ...noUva,
    },
  ),
  'PATCH /api/proposal/:id/update_coowner': call('updateCoOwner', 'Add, change or remove the co-owner', {
    400: ['PERSON_DECEASED'],
    409: [...moved[409], 'OFFER_EXPIRED', 'AMOUNT_OUT_OF_OFFER'],
    ...noUva,
  }),
  'POST /api/proposal/:id/cancel_proposal': call('cancelProposal', 'Cancel a proposal', moved),
  'GET /api/proposal/:id/confirm_proposal': call('confirmProposal', 'Confirm the data of a proposal', {
    403: [...outOfHours[403], 'ACTION_NOT_REQUESTED'],
    409: [...moved[409], 'SELLER_NOT_VALIDATED', 'CONTRACT_DATA_MISSING', 'VEHICLE_PLEDGED'],
  }),
  'GET /api/proposal/:id/get_proposal': call('getProposal', 'Read a proposal'),
  'POST /api/proposal/get_proposal_by_dni': call('findProposal', 'Find the open proposal of a DNI', {
    404: ['NO_PROPOSAL'],
  }),
  'GET /api/proposal/get_flow_phases': call('getFlowPhases', 'List phases and steps'),
  'POST /api/afip/get_cuit': call('getTaxpayer', "Look up a CUIT in ARCA's register", {
    404: ['TAXPAYER_NOT_FOUND'],
  }),
  'POST /api/documentation/pre-upload': call('preUploadFile', 'Receive a file', {
    400: ['BAD_FORM', 'FILE_TYPE', 'FILE_DAMAGED', 'FILE_EMPTY', 'FILE_TOO_MANY_PAGES'],
    409: [...moved[409], 'TOO_MANY_FILES'],
    413: ['FILE_TOO_BIG'],
    ...busy,
  }),
  'PATCH /api/documentation/:id/upload': call('uploadDocuments', 'Attach files to documents', {
    403: ['POINT_OF_SALE_ONLY'],
    ...moved,
  }),
  'PATCH /api/documentation/:id/upload-proposal': call('finishUpload', 'Declare the upload complete', {
    409: [
      ...moved[409],
      'DOCUMENTS_MISSING',
      'CONTRACT_DATA_MISSING',
      'SELLER_NOT_VALIDATED',
      'VEHICLE_PLEDGED',
    ],
  }),
  'POST /api/documentation/:id/re-upload': call('replaceDocuments', 'Replace documents that were sent back', {
    403: ['POINT_OF_SALE_ONLY'],
    ...moved,
  }),
  'GET /api/documentation/:id/get_documents': call('getDocuments', 'List the documents that are required'),
  'GET /api/documentation/:id/generate-document': call('generateDocument', 'Print a document of the loan', {
    409: ['DOCUMENT_NOT_READY'],
  }),
  'GET /api/documentation/:id/get_document': call('getDocument', 'Download an uploaded file', {
    404: ['DOCUMENT_NOT_FOUND'],
  }),
  'GET /api/enri/get_enri_status': call('getEnriStatus', 'Poll the ENRI check of a person', noCoOwner),
  'GET /api/enri/get_opbc_status': call('getOpbcStatus', 'Poll the OPBC check of a person', noCoOwner),
  'GET /api/accounts/:id/get_accounts': call('getAccounts', "List the applicant's accounts"),
  'PATCH /api/accounts/:id/update_account': call('updateAccount', 'Choose the account of the loan', {
    403: ['SELLER_KEY_REQUIRED'],
    ...moved,
    ...changeLimit,
  }),
  'POST /api/contract/:id/documentation': call(
    'getContractDocuments',
    'Read what comes before the contract, with consents',
    {
      403: ['CONSENT_NOT_YOURS'],
      409: [...moved[409], 'CONTRACT_NOT_CREATED'],
    },
  ),
  'POST /api/contract/:id/initiate': call('initiateContract', 'Make the contract', makesContract),
  'GET /api/contract/:id/status': call('getContractStatus', 'Read the status of the contract'),
  'GET /api/contract/:id/download': call('downloadContract', 'Download the contract', noContract),
  'GET /api/ext/contract-model': call('readContractModel', 'Read the model contract as text'),
  'GET /api/ext/contract-model/pdf': call('getContractModel', 'Print the model contract'),
  'GET /api/ext/contract/:id/reading': call('readContract', 'Read the contract as text', noContract),
  'POST /api/contract/:id/confirm': call('confirmContract', 'Sign the contract', {
    ...outOfHours,
    409: [
      ...moved[409],
      'CONTRACT_NOT_CREATED',
      'CONSENT_REQUIRED',
      'FIGURES_CHANGED',
      'VEHICLE_PLEDGED',
      'IDENTITY_REJECTED',
      'BIOMETRY_REQUIRED',
      'OTHER_BORROWER_PENDING',
      'LOAN_REVOKED',
    ],
  }),
  'GET /api/contract/vivere/:id/generate': call(
    'generateVivereContract',
    'Make the contract of the Vivere flow',
    makesContract,
  ),
  'GET /api/contract/vivere/:id/download': call(
    'downloadVivereContract',
    'Download the contract of the Vivere flow',
    noContract,
  ),
  'GET /api/contract/vivere/:id/signature': call(
    'getVivereSignature',
    'Read the signature of the Vivere flow',
  ),
  'PATCH /api/biometry/set_bio_validated': call('validateIdentity', 'Validate the identity', {
    ...outOfHours,
    409: [...moved[409], 'BIOMETRY_INCOMPLETE', 'BIOMETRY_REJECTED', 'CONSENT_REQUIRED'],
  }),
  'GET /api/biometry/:id/get_biometry': call('getBiometry', 'Read the status of the identity check'),
  'POST /api/biometry/save_selfie': call('saveSelfie', 'Save the selfie', photos),
  'POST /api/biometry/save_process_number': call(
    'saveProcessNumber',
    "Save the identity provider's number",
    moved,
  ),
  'POST /api/biometry/save_id': call('saveIdentityDocument', 'Save front and back of the DNI', {
    ...photos,
    400: [...photos[400], 'OTHER_DOCUMENT'],
  }),
  'POST /api/biometry/save_data_vivere': call('saveVivereCheck', 'Save the check of the Vivere flow', moved),
  'POST /api/biometry/:id/biometry_link_forwarding': call(
    'forwardBiometryLink',
    'Send the link of the identity check',
    {
      ...moved,
      ...linkLimit,
    },
  ),
  'GET /api/user/:id/get_selling_points': call('getSellingPoints', "List the user's points of sale"),
  'POST /api/user/create_user': call('createUser', 'Sign a person up', {
    400: ['EMAIL_TAKEN'],
    502: ['IDENTITY_UNAVAILABLE'],
  }),
  'POST /api/logs/create_log': call('createLog', 'Store a line of the log'),
  'POST /api/ext/revocations': call('requestRevocation', 'Request the revocation of a loan'),
  'POST /api/ext/revocations/confirm': call('confirmRevocation', 'Confirm a request of revocation', {
    400: ['CODE_INVALID'],
  }),
  'POST /api/ext/personal-data-requests': call(
    'requestPersonalData',
    'Request a copy or the erasure of personal data',
  ),
  'GET /api/proposals/get_proposals': call('getProposals', 'List proposals, newest first'),
  'GET /api/ext/list-abilities': call('getListAbilities', 'Tell which filters and orders the list has'),
  'GET /api/ext/proposal-count': call('countProposals', 'Count the proposals that filters find'),
  'GET /api/ext/board': call('getBoard', 'Read the figures of the board'),
};
