/** The roles of SH-16; sellers with and without a point of sale. */
export const ROLES = ['guest', 'applicant', 'seller', 'sellerOfNone', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * The part of a call's outcome that depends on the caller's role. `nothing`: null, as for a missing record. A code: of the
 * error or of the payload's first userError. `allowed`: any other answer, including a refused input.
 */
export type Outcome =
  | 'allowed'
  | 'nothing'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'READ_ONLY'
  | 'PROPOSAL_NOT_FOUND'
  | 'OFFER_CHANGED'
  | 'POINT_OF_SALE_NOT_ALLOWED';
type Cells = Readonly<Record<Role, Outcome>>;

/**
 * `own`: with a proposal or simulation the caller may read, in the browser that created it; `anothers`: with any other.
 * The admin uses the guest's browser, whose earlier access must not help the admin.
 * `keeps`: the bank tables that even an admin's call changes; no other admin call changes any.
 */
export type Row = Readonly<{ own: Cells; anothers: Cells; why?: string; keeps?: readonly string[] }>;

const all = (outcome: Outcome): Cells => ({
  guest: outcome,
  applicant: outcome,
  seller: outcome,
  sellerOfNone: outcome,
  admin: outcome,
});
const alike = (cells: Cells, why?: string): Row => ({
  own: cells,
  anothers: cells,
  ...(why === undefined ? {} : { why }),
});

/** Allowed for everybody, signed in or not. */
const open = (why?: string) => alike(all('allowed'), why);
const catalogue = open();
/** Allowed for sellers and admins. */
const ofStaff = (why: string) =>
  alike({ ...all('allowed'), guest: 'UNAUTHENTICATED', applicant: 'FORBIDDEN' }, why);
const signedIn = (why: string) => alike({ ...all('allowed'), guest: 'UNAUTHENTICATED' }, why);
/** Allowed except for admins, who only read: starts something new or writes outside a proposal. */
const begins = (why?: string) => alike({ ...all('allowed'), admin: 'READ_ONLY' }, why);

/** Reads a proposal: applicants and guests their own, sellers those of their points of sale, admins all. */
const reads: Row = {
  own: { ...all('allowed'), sellerOfNone: 'nothing' },
  anothers: { ...all('nothing'), admin: 'allowed' },
};
/** Changes a proposal: another's is not found, and admins change none. */
const changes: Row = {
  own: { ...all('allowed'), sellerOfNone: 'PROPOSAL_NOT_FOUND', admin: 'READ_ONLY' },
  anothers: { ...all('PROPOSAL_NOT_FOUND'), admin: 'READ_ONLY' },
};
/** Allowed only in the session of a seller of the proposal's point of sale. */
const reaches: Row = {
  own: {
    ...all('FORBIDDEN'),
    guest: 'UNAUTHENTICATED',
    seller: 'allowed',
    sellerOfNone: 'PROPOSAL_NOT_FOUND',
  },
  anothers: {
    ...all('FORBIDDEN'),
    guest: 'UNAUTHENTICATED',
    seller: 'PROPOSAL_NOT_FOUND',
    sellerOfNone: 'PROPOSAL_NOT_FOUND',
  },
};
/** Changes a sale: only in the guest browser that found it. */
const sells: Row = {
  own: { ...all('PROPOSAL_NOT_FOUND'), guest: 'allowed' },
  anothers: all('PROPOSAL_NOT_FOUND'),
};
/** Changes a co-ownership: only in the browser that opened the co-owner's link, which no role here did. */
const coOwns: Row = alike(all('PROPOSAL_NOT_FOUND'));
/** Changes the browser's own simulation; another's returns OFFER_CHANGED. */
const offers = (own: Cells): Row => ({ own, anothers: all('OFFER_CHANGED') });

export const QUERIES: Readonly<Record<string, Row>> = {
  appConfig: open('needed before sign-in'),
  viewer: alike({ ...all('allowed'), guest: 'nothing' }, 'returns the signed-in user, null for a guest'),
  genders: catalogue,
  relationships: catalogue,
  maritalStatuses: catalogue,
  mobileProviders: catalogue,
  occupations: catalogue,
  vatStatuses: catalogue,
  turnoverTaxCategories: catalogue,
  workActivities: catalogue,
  provinces: catalogue,
  cities: catalogue,
  countries: catalogue,
  pointsOfSale: catalogue,
  salesConditions: catalogue,
  coupons: catalogue,
  couponCheck: alike(
    { ...all('allowed'), admin: 'FORBIDDEN' },
    'part of starting a loan, which an admin cannot',
  ),
  vehicleTypes: catalogue,
  vehicleBrands: catalogue,
  vehicleModels: catalogue,
  vehicleYears: catalogue,
  quoteLink: open('contains no personal data'),
  sharedQuote: open('public to anybody with the link'),
  certificate: alike(
    all('nothing'),
    'no certificate has this id; certificates are public to anybody with the id',
  ),
  canPrintQuotes: catalogue,
  contractModel: catalogue,
  affordableQuote: open('concerns no person and writes nothing'),
  sideCosts: open('concerns no person and writes nothing'),
  indicativeQuote: open('concerns no person and writes nothing'),
  currentSimulation: alike(
    all('allowed'),
    'the browser’s own simulation; the admin reads the one its browser began as a guest',
  ),
  currentProposal: alike(
    { ...all('allowed'), sellerOfNone: 'nothing' },
    'the proposal this browser opened; a seller without a point of sale can open none',
  ),
  proposal: reads,
  outreach: {
    own: { ...all('nothing'), seller: 'allowed' },
    anothers: all('nothing'),
    why: 'for sellers, who contact the applicant; an admin only reads',
  },
  followUp: {
    own: { ...all('nothing'), seller: 'allowed', admin: 'allowed' },
    anothers: { ...all('nothing'), admin: 'allowed' },
    why: 'shared among the sellers of the point of sale; the parties never see it',
  },
  proposalCounts: signedIn('counts the caller’s own list'),
  proposals: signedIn('lists the caller’s own proposals'),
  board: ofStaff('covers the seller’s points of sale, all for an admin'),
  boardStages: ofStaff('same access as board'),
  seller: reads,
  sale: {
    own: { ...all('nothing'), guest: 'allowed' },
    anothers: all('nothing'),
    why: 'for the vehicle’s seller, only in the browser that found the sale',
  },
  currentSale: alike(
    { ...all('nothing'), guest: 'allowed' },
    'the sale this browser found; an admin in that browser gets none',
  ),
  formerSale: alike(all('nothing'), 'the sale this browser opened before another seller was named'),
  consentRequest: alike(all('nothing'), 'for the customer with the key in their message'),
  coOwnership: alike(all('nothing'), 'for the co-owner in the browser that opened their link'),
  currentCoOwnership: alike(
    all('nothing'),
    'the co-ownership this browser opened last; no role here opened one',
  ),
  proposalVersion: reads,
};

export const MUTATIONS: Readonly<Record<string, Row>> = {
  createUser: begins('signing up needs no session; an admin creates no users'),
  signOut: open('ends the caller’s own session or this browser’s guest access'),
  endSession: signedIn('ends one of the caller’s own sessions'),
  startSimulation: begins(),
  createProposal: {
    ...offers({ ...all('allowed'), sellerOfNone: 'POINT_OF_SALE_NOT_ALLOWED', admin: 'READ_ONLY' }),
    why: 'a seller needs a point of sale and creates the proposal there',
  },
  updateQuote: changes,
  updateCoOwner: changes,
  saveOwnerAdditionalData: changes,
  saveCoOwnerAdditionalData: changes,
  findProposal: open('shows nothing about a proposal without the code sent to its phone'),
  sendPhoneCode: changes,
  sendPhoneChangeCode: changes,
  changeEmail: changes,
  correctPhone: changes,
  validatePhoneCode: changes,
  generateInsurances: changes,
  reloadInsurances: changes,
  chooseInsurance: changes,
  acceptSummary: changes,
  setSeller: changes,
  identifyVehicle: changes,
  attachDocuments: changes,
  reUploadDocuments: changes,
  forwardBiometryLink: changes,
  resumeProposal: {
    own: {
      ...all('allowed'),
      sellerOfNone: 'PROPOSAL_NOT_FOUND',
      admin: 'FORBIDDEN',
    },
    anothers: { ...all('PROPOSAL_NOT_FOUND'), admin: 'FORBIDDEN' },
    why: 'a guest without the proposal resumes with the phone code instead; an admin resumes nothing',
  },
  finishDocumentation: changes,
  chooseAccount: changes,
  confirmProposal: changes,
  cancelProposal: changes,
  reviseSeller: changes,
  notifySeller: changes,
  findSale: open(
    'a seller has no account: it needs the link’s key or three matching values, and the answer is masked',
  ),
  resendSaleLink: open(
    'a seller has no account: the key of an old link is asked for, and the answer is the same for all',
  ),
  reviseOwnSellerData: sells,
  setOwnSellerData: sells,
  attachSaleDocuments: sells,
  saveSaleAccount: sells,
  sendSigningCode: changes,
  inviteCoOwner: changes,
  revealContact: reaches,
  sendReminder: reaches,
  changeFollowUp: reaches,
  openCoOwnerLink: open('a co-owner has no account: the key of the link opens the part on one device'),
  resendCoOwnerLink: open(
    'a co-owner has no account: the key of an old link is asked for, and the answer is the same for all',
  ),
  sendCoOwnerCode: coOwns,
  acceptCoOwnership: coOwns,
  proveCoOwnerDevice: coOwns,
  refuseCoOwnership: coOwns,
  setCoOwnerIdentityValidated: coOwns,
  readCoOwnerContractDocuments: coOwns,
  createCoOwnerContract: coOwns,
  confirmCoOwnerContract: coOwns,
  findTaxpayer: open('a public register, for users who are signed in or have started a loan here'),
  changeVehicle: offers({ ...all('allowed'), admin: 'READ_ONLY' }),
  setIdentityValidated: changes,
  saveBiometryProcess: changes,
  saveVivereBiometry: changes,
  readContractDocuments: changes,
  createContract: changes,
  confirmContract: changes,
  requestRevocation: {
    ...open('must work without an account by law; the answer reveals nothing about a person'),
    keeps: ['outbox', 'revocations'],
  },
  confirmRevocation: open('needs no account: the code sent to the stored phone is the proof'),
  requestPersonalData: {
    ...open('a legal right without an account; the request itself discloses and erases nothing'),
    keeps: ['outbox', 'personal_data_requests'],
  },
  createClientLog: open('logs the browser’s errors, not a user’s action'),
};

/**
 * Needs the code sent to the proposal's phone. Anyone without access, sellers included, gets the same answer as for a
 * missing proposal.
 */
const opensByCode: Row = {
  own: { ...all('allowed'), admin: 'READ_ONLY' },
  anothers: { ...all('allowed'), admin: 'READ_ONLY' },
};

/** Mutations with other outcomes for another input. */
export const VARIANTS: readonly Readonly<{ mutation: string; input: object; row: Row }>[] = [
  {
    mutation: 'sendPhoneCode',
    input: { purpose: 'RETURN' },
    row: {
      ...opensByCode,
      why: 'access needs the code sent to the proposal’s phone',
    },
  },
  {
    mutation: 'validatePhoneCode',
    input: { purpose: 'RETURN' },
    row: {
      ...opensByCode,
      why: 'a stranger gets the answer for a wrong code',
    },
  },
  {
    mutation: 'sendPhoneCode',
    input: { purpose: 'VALIDATION_BY_LINK' },
    row: {
      ...opensByCode,
      why: 'the link only leads to the page for the code',
    },
  },
  {
    mutation: 'validatePhoneCode',
    input: { purpose: 'VALIDATION_BY_LINK' },
    row: { ...opensByCode, why: 'the owner has the link and the code, and consents on their own phone' },
  },
  {
    mutation: 'createProposal',
    input: { pointOfSaleCode: '01099' },
    row: {
      ...offers({
        ...all('allowed'),
        seller: 'POINT_OF_SALE_NOT_ALLOWED',
        sellerOfNone: 'POINT_OF_SALE_NOT_ALLOWED',
        admin: 'READ_ONLY',
      }),
      why: 'a seller creates proposals only for their own points of sale (RO-01)',
    },
  },
];
