/**
 * Access rules of every call of the contract (CA-01 to CA-81). A call without the service key or with an invalid
 * bearer token is 401. The bank trusts the gateway about guests: the gateway's capability states whether a browser
 * created or unlocked a proposal, and `x-subject` only separates guests' idempotency keys. The bank verifies bearer
 * tokens, which restrict access:
 *
 * - an applicant sees proposals they posted signed in, proposals with their verified address and their document, and
 *   any other proposal after entering a code sent to its phone;
 * - a seller sees proposals of their points of sale and can post only for these;
 * - an admin sees all proposals; any write is 403.
 *
 * A browser that opened a co-owner's link, unless it is also the applicant's, may only call the co-owner's part and
 * the calls that prove the applicant's phone. Only such a browser, signed in or not, may act as the co-owner.
 *
 * A refused resource returns the same response bytes as a missing one (docs/security.md#other-peoples-data).
 */

/** Where a call names its proposal, simulation or user. */
export type Reference = Readonly<{ in: 'params' | 'query' | 'body' | 'headers'; name: string }>;

/**
 * How the co-owner may use a call. `own`: only the co-owner. `named`: only the co-owner if it has
 * `personType=CO_OWNER`. `proved`: like `named`, on a device that entered a code sent to the co-owner's phone.
 * `shared`: with `personType=CO_OWNER` both the co-owner and the applicant.
 */
type CoOwnerUse = 'own' | 'named' | 'proved' | 'shared';

export type Access =
  /** Catalogues and calls that start something new: no personal data. */
  | Readonly<{ about: 'public' }>
  /**
   * Looks up a person by document: the gateway limits these calls, and their responses are uniform
   * (docs/security.md#finding-people).
   */
  | Readonly<{ about: 'person' }>
  /**
   * By uuid or number. `opens`: an applicant may call it for a proposal that is not theirs yet, to prove the phone.
   * `coOwner`: how the co-owner's browser may use it; omitted if it may not. `personal`: only the borrower may call it,
   * no seller. `staff`: only sellers and admins may call it.
   */
  | Readonly<{
      about: 'proposal';
      at: Reference;
      opens?: true;
      coOwner?: CoOwnerUse;
      personal?: true;
      staff?: true;
    }>
  /** Anyone with the uuid may open a guest's simulation, signed in or not. */
  | Readonly<{ about: 'simulation'; at: Reference }>
  /** The signed-in user's own record. */
  | Readonly<{ about: 'self'; at: Reference }>
  /** A list limited to what the signed-in user may see. */
  | Readonly<{ about: 'ownList' }>
  /** Figures of the proposals that a seller or an admin may see; 403 for an applicant. */
  | Readonly<{ about: 'board' }>;

const publicData: Access = { about: 'public' };
const person: Access = { about: 'person' };
const proposalAt = (place: Reference['in'], name: string): Access => ({
  about: 'proposal',
  at: { in: place, name },
});
const simulationAt = (place: Reference['in'], name: string): Access => ({
  about: 'simulation',
  at: { in: place, name },
});
const byCoOwner = (access: Access, coOwner: CoOwnerUse): Access =>
  access.about === 'proposal' ? { ...access, coOwner } : access;
const opening: Access = byCoOwner(
  { about: 'proposal', at: { in: 'body', name: 'idProposal' }, opens: true },
  'named',
);
const proposalId = proposalAt('params', 'id');
const eitherId = byCoOwner(proposalId, 'named');
const provedId = byCoOwner(proposalId, 'proved');
const personal = (access: Access): Access =>
  access.about === 'proposal' ? { ...access, personal: true } : access;
const forStaff: Access = { about: 'proposal', at: { in: 'params', name: 'id' }, staff: true };
/** Some bodies call it idProposal, some proposalId; the guard accepts either. */
const proposalInBody = proposalAt('body', 'proposalId');
const provedInBody = byCoOwner(proposalInBody, 'proved');

export const ACCESS: Readonly<Record<string, Access>> = {
  'POST /api/simulation/set_simulation': publicData,
  'POST /api/simulation/get_rates': simulationAt('body', 'uuid'),
  'GET /api/ext/insurance-estimate': simulationAt('query', 'uuid'),
  'GET /api/ext/side-costs': publicData,
  'GET /api/ext/offer-prepayment': simulationAt('query', 'uuid'),
  'GET /api/ext/prepayment/:id': proposalId,
  'GET /api/ext/quote-pdf/available': publicData,
  'GET /api/ext/certificates/:id': publicData,
  'GET /api/ext/certificates/:id/pdf': publicData,
  'POST /api/ext/quote-pdf': simulationAt('body', 'uuid'),
  'GET /api/simulation/get_status': simulationAt('query', 'uuid'),
  'GET /api/simulation/get_simulation': simulationAt('query', 'id'),
  'GET /api/person/get_genders': publicData,
  'GET /api/person/get_relationships': publicData,
  'GET /api/person/get_marital_status': publicData,
  'GET /api/person/get_mobile_providers': publicData,
  'GET /api/person/get_occupations': publicData,
  'GET /api/person/get_gross_income': publicData,
  'GET /api/person/get_tax_burdens': publicData,
  'GET /api/person/get_work_activities': publicData,
  'POST /api/person/get_person_details': person,
  'POST /api/person/generate_code': opening,
  'POST /api/person/validate_code': opening,
  'POST /api/person/owner': proposalAt('body', 'idProposal'),
  'PATCH /api/person/coowner/:id': proposalId,
  'GET /api/person/owner/get_owner_address': proposalAt('query', 'id'),
  'POST /api/person/seller/post_seller': proposalInBody,
  'GET /api/person/seller/notice_seller': proposalAt('query', 'id'),
  'GET /api/person/seller/:id/get_seller': proposalId,
  'PATCH /api/person/seller/:id/update_seller': proposalId,
  'GET /api/person/seller/get_seller_details': proposalAt('query', 'proposalNumber'),
  'GET /api/places/get_states': publicData,
  'GET /api/places/get_cities': publicData,
  'GET /api/places/get_countries': publicData,
  'POST /api/vehicle/get_types': publicData,
  'POST /api/vehicle/get_brands_by_type': publicData,
  'POST /api/vehicle/get_models_by_brand': publicData,
  'POST /api/vehicle/get_years_by_model': publicData,
  'POST /api/vehicle/get_years_by_type': publicData,
  'PATCH /api/vehicle/save/:ownerId': simulationAt('params', 'ownerId'),
  'PATCH /api/vehicle/update/:proposalNumber': proposalAt('params', 'proposalNumber'),
  'GET /api/branches': publicData,
  'GET /api/branches/get_coupon': publicData,
  'GET /api/coupon/get_coupons': publicData,
  'POST /api/coupon/validate_coupon': simulationAt('body', 'ownerId'),
  'GET /api/insurance/:id/get_insurances': proposalId,
  'POST /api/insurance/generate_insurances': proposalInBody,
  'PATCH /api/insurance/post_insurance': proposalInBody,
  'GET /api/insurance/reload_insurances': proposalAt('query', 'id'),
  'POST /api/proposal/post_proposal': simulationAt('body', 'identification.uuid'),
  'PATCH /api/proposal/:id/update_proposal': proposalId,
  'PATCH /api/proposal/:id/update_coowner': proposalId,
  'POST /api/proposal/:id/cancel_proposal': proposalId,
  'GET /api/proposal/:id/confirm_proposal': proposalId,
  'GET /api/proposal/:id/get_proposal': proposalId,
  'POST /api/proposal/get_proposal_by_dni': person,
  'GET /api/proposal/get_flow_phases': publicData,
  'POST /api/afip/get_cuit': person,
  'POST /api/documentation/pre-upload': proposalAt('headers', 'x-proposal-id'),
  'PATCH /api/documentation/:id/upload': proposalId,
  'PATCH /api/documentation/:id/upload-proposal': proposalId,
  'POST /api/documentation/:id/re-upload': proposalId,
  'GET /api/documentation/:id/get_documents': proposalId,
  'GET /api/documentation/:id/generate-document': proposalId,
  'GET /api/documentation/:id/get_document': proposalId,
  'GET /api/enri/get_enri_status': byCoOwner(proposalAt('query', 'proposal'), 'shared'),
  'GET /api/enri/get_opbc_status': byCoOwner(proposalAt('query', 'proposal'), 'shared'),
  'GET /api/accounts/:id/get_accounts': proposalId,
  'PATCH /api/accounts/:id/update_account': proposalId,
  'POST /api/contract/:id/documentation': provedId,
  'POST /api/contract/:id/initiate': provedId,
  'GET /api/contract/:id/status': eitherId,
  'GET /api/contract/:id/download': provedId,
  'GET /api/ext/contract/:id/reading': provedId,
  'POST /api/contract/:id/confirm': personal(provedId),
  'GET /api/ext/contract-model': publicData,
  'GET /api/ext/contract-model/pdf': publicData,
  'GET /api/contract/vivere/:id/generate': proposalId,
  'GET /api/contract/vivere/:id/download': proposalId,
  'GET /api/contract/vivere/:id/signature': proposalId,
  'PATCH /api/biometry/set_bio_validated': personal(provedInBody),
  'GET /api/biometry/:id/get_biometry': eitherId,
  'POST /api/biometry/save_selfie': personal(provedInBody),
  'POST /api/biometry/save_process_number': personal(provedInBody),
  'POST /api/biometry/save_id': personal(provedInBody),
  'POST /api/biometry/save_data_vivere': personal(proposalInBody),
  'POST /api/biometry/:id/biometry_link_forwarding': proposalId,
  'GET /api/user/:id/get_selling_points': { about: 'self', at: { in: 'params', name: 'id' } },
  'POST /api/user/create_user': publicData,
  'POST /api/logs/create_log': publicData,
  'POST /api/ext/revocations': person,
  'POST /api/ext/personal-data-requests': person,
  'POST /api/ext/consent-requests': person,
  'POST /api/ext/seller-links': person,
  'POST /api/ext/revocations/confirm': person,
  'GET /api/proposals/get_proposals': { about: 'ownList' },
  'GET /api/ext/list-abilities': publicData,
  'GET /api/ext/proposal-count': { about: 'ownList' },
  'GET /api/ext/board': { about: 'board' },
  'PATCH /api/ext/person/owner/:id/phone': proposalId,
  'POST /api/ext/person/owner/:id/phone/code': proposalId,
  'PATCH /api/ext/person/owner/:id/email': proposalId,
  'GET /api/ext/outreach/:id': forStaff,
  'POST /api/ext/outreach/:id/contact': forStaff,
  'POST /api/ext/outreach/:id/reminder': forStaff,
  'GET /api/ext/follow-up/:id': forStaff,
  'POST /api/ext/follow-up/:id/change': forStaff,
  'POST /api/ext/co-owner-links/:id': proposalId,
  'POST /api/ext/co-ownerships/open': person,
  'POST /api/ext/co-ownerships/resend': person,
  'GET /api/ext/co-ownerships/:id': byCoOwner(proposalId, 'own'),
  'POST /api/ext/co-ownerships/:id/refuse': byCoOwner(proposalId, 'own'),
};

/** GETs of the contract that change data. */
const WRITING_GETS: readonly string[] = [
  'GET /api/person/seller/notice_seller',
  'GET /api/insurance/reload_insurances',
  'GET /api/proposal/:id/confirm_proposal',
  'GET /api/contract/vivere/:id/generate',
];
/** POSTs of the contract that only read. create_log counts as a read, because screens log without a user's action. */
const READING_POSTS: readonly string[] = [
  'POST /api/simulation/get_rates',
  'POST /api/ext/quote-pdf',
  'POST /api/person/get_person_details',
  'POST /api/vehicle/get_types',
  'POST /api/vehicle/get_brands_by_type',
  'POST /api/vehicle/get_models_by_brand',
  'POST /api/vehicle/get_years_by_model',
  'POST /api/vehicle/get_years_by_type',
  'POST /api/proposal/get_proposal_by_dni',
  'POST /api/ext/consent-requests',
  'POST /api/afip/get_cuit',
  'POST /api/logs/create_log',
];

/** Whether a route changes no data, such as `GET /api/proposal/...`; only these are open to admins. */
export const isRead = (route: string): boolean =>
  route.startsWith('GET ') ? !WRITING_GETS.includes(route) : READING_POSTS.includes(route);
