type Refusals = Readonly<Record<number, readonly string[]>>;

const moved = { 409: ['ILLEGAL_MOVE', 'PROPOSAL_NOT_OPEN'] };
const outOfHours = { 403: ['OUT_OF_HOURS'] };
const noUva = { 503: ['UVA_VALUE_MISSING'] };
const noSeller = { 404: ['SELLER_NOT_FOUND'] };
const noContract = { 404: ['CONTRACT_NOT_CREATED'] };
const noCertificate = { 404: ['CERTIFICATE_NOT_FOUND'] };
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

/**
 * Error codes of single routes in the OpenAPI document, by HTTP status. `refusals.ts` derives the codes that many
 * routes share.
 */
export const ROUTE_REFUSALS: Readonly<Record<string, Refusals>> = {
  'POST /api/simulation/set_simulation': {
    400: ['PERSON_DECEASED', 'COUPON_INVALID'],
    403: ['CONSENT_NOT_YOURS'],
    409: ['VEHICLE_LOCKED'],
  },
  'POST /api/simulation/get_rates': {
    400: ['COUPON_INVALID'],
    409: ['SCORING_PENDING', 'OFFER_EXPIRED'],
    ...noUva,
  },
  'GET /api/ext/insurance-estimate': {
    400: ['COUPON_INVALID'],
    404: ['NO_POLICY'],
    409: ['SCORING_PENDING', 'OFFER_EXPIRED'],
    ...noUva,
  },
  'GET /api/ext/offer-prepayment': {
    404: ['NO_LOAN'],
    409: ['SCORING_PENDING', 'OFFER_EXPIRED'],
    ...noUva,
  },
  'GET /api/ext/prepayment/:id': noUva,
  'POST /api/ext/quote-pdf': {
    400: ['COUPON_INVALID'],
    409: ['OFFER_CHANGED', 'SCORING_PENDING', 'OFFER_EXPIRED'],
    ...noUva,
  },
  'GET /api/ext/certificates/:id': noCertificate,
  'GET /api/ext/certificates/:id/pdf': noCertificate,
  'GET /api/simulation/get_status': {
    502: ['SCORING_UNAVAILABLE'],
    ...noUva,
  },
  'POST /api/person/generate_code': {
    ...moved,
    403: ['BORROWERS_ONLY', 'DEVICE_NOT_PROVED'],
    429: ['CODE_TOO_SOON', 'CODE_LIMIT'],
  },
  'PATCH /api/ext/person/owner/:id/phone': {
    400: ['CODE_INVALID', 'CODE_EXPIRED', 'CODE_BURNT'],
    403: ['CONTACT_NOT_YOURS'],
    409: ['PHONE_LOCKED', 'CONTACT_LOCKED', 'PROPOSAL_NOT_OPEN'],
    429: ['CONTACT_LIMIT'],
  },
  'POST /api/ext/person/owner/:id/phone/code': {
    403: ['CONTACT_NOT_YOURS'],
    409: ['CONTACT_LOCKED', 'PROPOSAL_NOT_OPEN'],
    429: ['CODE_TOO_SOON', 'CODE_LIMIT', 'CONTACT_LIMIT'],
  },
  'PATCH /api/ext/person/owner/:id/email': {
    403: ['CONTACT_NOT_YOURS'],
    409: ['CONTACT_LOCKED', 'PROPOSAL_NOT_OPEN'],
    429: ['CONTACT_LIMIT'],
  },
  'POST /api/person/validate_code': {
    400: ['CODE_INVALID', 'CODE_EXPIRED', 'CODE_BURNT'],
    403: ['CONSENT_NOT_YOURS'],
    409: [...moved[409], 'CONSENT_REQUIRED'],
  },
  'POST /api/person/owner': moved,
  'PATCH /api/person/coowner/:id': {
    409: [...moved[409], 'NO_CO_OWNER'],
  },
  'POST /api/person/seller/post_seller': {
    404: ['POINT_OF_SALE_NOT_FOUND'],
    ...moved,
    ...changeLimit,
  },
  'GET /api/person/seller/notice_seller': {
    ...noSeller,
    ...moved,
    ...linkLimit,
  },
  'GET /api/person/seller/:id/get_seller': noSeller,
  'PATCH /api/person/seller/:id/update_seller': {
    404: [...noSeller[404], 'POINT_OF_SALE_NOT_FOUND'],
    ...moved,
    ...changeLimit,
  },
  'GET /api/person/seller/get_seller_details': {
    403: ['SELLER_ONLY'],
    ...noSeller,
  },
  'POST /api/ext/outreach/:id/reminder': {
    409: moved[409],
    429: ['REMINDER_TOO_SOON', 'LINK_LIMIT'],
    ...busy,
  },
  'POST /api/ext/outreach/:id/contact': { 409: ['PROPOSAL_NOT_OPEN'], 429: ['REVEAL_LIMIT'] },
  'POST /api/ext/follow-up/:id/change': {
    409: ['PROPOSAL_NOT_OPEN', 'ASSIGNED_MEANWHILE'],
    429: ['NOTE_LIMIT'],
  },
  'POST /api/ext/co-owner-links/:id': {
    404: ['NO_CO_OWNER'],
    ...moved,
    ...linkLimit,
  },
  'POST /api/ext/co-ownerships/open': {
    403: ['CO_OWNER_ONLY'],
    404: ['CO_OWNERSHIP_NOT_FOUND'],
  },
  'POST /api/ext/co-ownerships/resend': {},
  'GET /api/ext/co-ownerships/:id': {
    404: ['NO_CO_OWNER'],
  },
  'POST /api/ext/co-ownerships/:id/refuse': {
    403: ['DEVICE_NOT_PROVED'],
    404: ['NO_CO_OWNER'],
    ...moved,
  },
  'POST /api/ext/consent-requests': {
    404: ['PROPOSAL_NOT_FOUND'],
  },
  'POST /api/ext/seller-links': linkLimit,
  'PATCH /api/vehicle/save/:ownerId': {
    404: ['OWNER_NOT_FOUND'],
    409: ['VEHICLE_LOCKED'],
  },
  'PATCH /api/vehicle/update/:proposalNumber': {
    409: [...moved[409], 'VEHICLE_PLEDGED'],
  },
  'GET /api/branches/get_coupon': {
    404: ['POINT_OF_SALE_NOT_FOUND'],
  },
  'POST /api/coupon/validate_coupon': {
    404: ['OWNER_NOT_FOUND'],
  },
  'POST /api/insurance/generate_insurances': moved,
  'PATCH /api/insurance/post_insurance': {
    409: [...moved[409], 'OFFER_EXPIRED'],
    ...noUva,
  },
  'GET /api/insurance/reload_insurances': {
    409: [...moved[409], 'OFFER_EXPIRED'],
    ...noUva,
  },
  'POST /api/proposal/post_proposal': {
    403: ['POINT_OF_SALE_NOT_YOURS'],
    404: ['POINT_OF_SALE_NOT_FOUND'],
    409: ['OPEN_PROPOSAL_EXISTS', 'OFFER_EXPIRED', 'OFFER_TAKEN', 'SCORING_PENDING'],
    ...noUva,
  },
  'PATCH /api/proposal/:id/update_proposal': {
    409: [...moved[409], 'OFFER_EXPIRED'],
    ...noUva,
  },
  'PATCH /api/proposal/:id/update_coowner': {
    400: ['PERSON_DECEASED'],
    409: [...moved[409], 'OFFER_EXPIRED', 'AMOUNT_OUT_OF_OFFER'],
    ...noUva,
  },
  'POST /api/proposal/:id/cancel_proposal': moved,
  'GET /api/proposal/:id/confirm_proposal': {
    403: [...outOfHours[403], 'ACTION_NOT_REQUESTED'],
    409: [...moved[409], 'SELLER_NOT_VALIDATED', 'CONTRACT_DATA_MISSING', 'VEHICLE_PLEDGED'],
  },
  'POST /api/proposal/get_proposal_by_dni': {
    404: ['NO_PROPOSAL'],
  },
  'POST /api/afip/get_cuit': {
    404: ['TAXPAYER_NOT_FOUND'],
  },
  'POST /api/documentation/pre-upload': {
    400: ['BAD_FORM', 'FILE_TYPE', 'FILE_DAMAGED', 'FILE_EMPTY', 'FILE_TOO_MANY_PAGES'],
    409: [...moved[409], 'TOO_MANY_FILES'],
    413: ['FILE_TOO_BIG'],
    ...busy,
  },
  'PATCH /api/documentation/:id/upload': {
    403: ['POINT_OF_SALE_ONLY'],
    ...moved,
  },
  'PATCH /api/documentation/:id/upload-proposal': {
    409: [
      ...moved[409],
      'DOCUMENTS_MISSING',
      'CONTRACT_DATA_MISSING',
      'SELLER_NOT_VALIDATED',
      'VEHICLE_PLEDGED',
    ],
  },
  'POST /api/documentation/:id/re-upload': {
    403: ['POINT_OF_SALE_ONLY'],
    ...moved,
  },
  'GET /api/documentation/:id/generate-document': {
    409: ['DOCUMENT_NOT_READY'],
  },
  'GET /api/documentation/:id/get_document': {
    404: ['DOCUMENT_NOT_FOUND'],
  },
  'GET /api/enri/get_enri_status': noCoOwner,
  'GET /api/enri/get_opbc_status': noCoOwner,
  'PATCH /api/accounts/:id/update_account': {
    403: ['SELLER_KEY_REQUIRED'],
    ...moved,
    ...changeLimit,
  },
  'POST /api/contract/:id/documentation': {
    403: ['CONSENT_NOT_YOURS'],
    409: [...moved[409], 'CONTRACT_NOT_CREATED'],
  },
  'POST /api/contract/:id/initiate': makesContract,
  'GET /api/contract/:id/download': noContract,
  'GET /api/ext/contract/:id/reading': noContract,
  'POST /api/contract/:id/confirm': {
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
  },
  'GET /api/contract/vivere/:id/generate': makesContract,
  'GET /api/contract/vivere/:id/download': noContract,
  'PATCH /api/biometry/set_bio_validated': {
    ...outOfHours,
    409: [...moved[409], 'BIOMETRY_INCOMPLETE', 'BIOMETRY_REJECTED', 'CONSENT_REQUIRED'],
  },
  'POST /api/biometry/save_selfie': photos,
  'POST /api/biometry/save_process_number': moved,
  'POST /api/biometry/save_id': {
    ...photos,
    400: [...photos[400], 'OTHER_DOCUMENT'],
  },
  'POST /api/biometry/save_data_vivere': moved,
  'POST /api/biometry/:id/biometry_link_forwarding': {
    ...moved,
    ...linkLimit,
  },
  'POST /api/user/create_user': {
    400: ['EMAIL_TAKEN'],
    502: ['IDENTITY_UNAVAILABLE'],
  },
  'POST /api/ext/revocations/confirm': {
    400: ['CODE_INVALID'],
  },
};
