/** The roles of SH-16, sellers with and without a point of sale. */
export const ROLES = ['guest', 'applicant', 'seller', 'sellerOfNone', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * The outcome of a call, as far as it depends on the caller's role: `nothing` is null, as for what does not exist; a code
 * is that of the error, or of the payload's first userError; `allowed` is every other answer, a refusal of the input too.
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
 * `own`: with a proposal or simulation that is the caller's to see, in a browser that has begun it; `anothers`: with one
 * that is not. The admin's browser is the guest's: what it opened before the admin signed in gives no access.
 * `keeps`: the bank's tables that an admin's call changes as anybody's does; no other call of an admin's changes any.
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

/** The same for everybody, signed in or not. */
const open = (why?: string) => alike(all('allowed'), why);
const catalogue = open();
/** For signed-in users. */
const ofStaff = (why: string) =>
  alike({ ...all('allowed'), guest: 'UNAUTHENTICATED', applicant: 'FORBIDDEN' }, why);
const signedIn = (why: string) => alike({ ...all('allowed'), guest: 'UNAUTHENTICATED' }, why);
/** Begins something, or writes what belongs to no proposal: an admin reads only. */
const begins = (why?: string) => alike({ ...all('allowed'), admin: 'READ_ONLY' }, why);

/** Reading a proposal: the caller's own, those of the caller's points of sale, or all. */
const reads: Row = {
  own: { ...all('allowed'), sellerOfNone: 'nothing' },
  anothers: { ...all('nothing'), admin: 'allowed' },
};
/** Changing a proposal: another's is as one that does not exist, and an admin changes none. */
const changes: Row = {
  own: { ...all('allowed'), sellerOfNone: 'PROPOSAL_NOT_FOUND', admin: 'READ_ONLY' },
  anothers: { ...all('PROPOSAL_NOT_FOUND'), admin: 'READ_ONLY' },
};
/** What only the sellers of a proposal's point of sale do, by their session. */
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
/** The seller's changes of a sale: only in the browser that found it, and never by signing in. */
const sells: Row = {
  own: { ...all('PROPOSAL_NOT_FOUND'), guest: 'allowed' },
  anothers: all('PROPOSAL_NOT_FOUND'),
};
/** The co-owner's changes: only in the browser that opened their link, which none of these did. */
const coOwns: Row = alike(all('PROPOSAL_NOT_FOUND'));
/** Changing the browser's own simulation: another's is an offer that is gone. */
const offers = (own: Cells): Row => ({ own, anothers: all('OFFER_CHANGED') });

export const QUERIES: Readonly<Record<string, Row>> = {
  appConfig: open('comes before anybody could have signed in'),
  viewer: alike({ ...all('allowed'), guest: 'nothing' }, 'the signed-in user, and nobody for a guest'),
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
    'part of beginning a loan, which an admin cannot',
  ),
  vehicleTypes: catalogue,
  vehicleBrands: catalogue,
  vehicleModels: catalogue,
  vehicleYears: catalogue,
  quoteLink: open('holds nothing of a person'),
  sharedQuote: open('what anybody with the link may see'),
  canPrintQuotes: catalogue,
  contractModel: catalogue,
  affordableQuote: open('for nobody in particular: it writes nothing'),
  indicativeQuote: open('for nobody in particular: it writes nothing'),
  currentSimulation: alike(
    all('allowed'),
    'what this browser began; the admin reads what its browser began as a guest',
  ),
  currentProposal: alike(
    { ...all('allowed'), sellerOfNone: 'nothing' },
    'what this browser opened; a seller of no point of sale can open none',
  ),
  proposal: reads,
  outreach: {
    own: { ...all('nothing'), seller: 'allowed' },
    anothers: all('nothing'),
    why: 'for who sells: an admin reads only, and an applicant is the one to be reached',
  },
  followUp: {
    own: { ...all('nothing'), seller: 'allowed', admin: 'allowed' },
    anothers: { ...all('nothing'), admin: 'allowed' },
    why: 'among the sellers of its point of sale: its parties never see it',
  },
  proposalCounts: signedIn('of one’s own list'),
  proposals: signedIn('a list of one’s own: there is none without a person'),
  board: ofStaff('of the points of sale of a seller, or of all for an admin'),
  boardStages: ofStaff('as the board'),
  seller: reads,
  sale: {
    own: { ...all('nothing'), guest: 'allowed' },
    anothers: all('nothing'),
    why: 'for the seller of the vehicle, in the browser that found the sale; no other right opens it',
  },
  currentSale: alike(
    { ...all('nothing'), guest: 'allowed' },
    'the sale that this browser found; an admin in that browser sells nothing',
  ),
  formerSale: alike(all('nothing'), 'the sale that this browser opened before somebody else sold'),
  consentRequest: alike(all('nothing'), 'for the customer, by the key of their message'),
  coOwnership: alike(all('nothing'), 'for the co-owner, in the browser that opened their link'),
  currentCoOwnership: alike(all('nothing'), 'the co-ownership that this browser opened last: none did'),
  proposalVersion: reads,
};

export const MUTATIONS: Readonly<Record<string, Row>> = {
  createUser: begins('signing up needs no session; an admin makes nobody'),
  signOut: open('ends the caller’s own session, or what this browser holds as a guest'),
  endSession: signedIn('ends one of the caller’s own sessions'),
  startSimulation: begins(),
  createProposal: {
    ...offers({ ...all('allowed'), sellerOfNone: 'POINT_OF_SALE_NOT_ALLOWED', admin: 'READ_ONLY' }),
    why: 'a seller makes it at a point of sale of their own, and has to have one',
  },
  updateQuote: changes,
  updateCoOwner: changes,
  saveOwnerAdditionalData: changes,
  saveCoOwnerAdditionalData: changes,
  findProposal: open('shows nothing about a proposal to who does not hold it: all needs the phone’s code'),
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
      guest: 'UNAUTHENTICATED',
      sellerOfNone: 'PROPOSAL_NOT_FOUND',
      admin: 'FORBIDDEN',
    },
    anothers: { ...all('PROPOSAL_NOT_FOUND'), guest: 'UNAUTHENTICATED', admin: 'FORBIDDEN' },
    why: 'a guest goes on with the phone’s code; an admin has nothing to go on with',
  },
  finishDocumentation: changes,
  chooseAccount: changes,
  confirmProposal: changes,
  cancelProposal: changes,
  reviseSeller: changes,
  notifySeller: changes,
  findSale: open(
    'a seller has no account: three values must match, or the key of the link, and the answer is masked',
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
  findTaxpayer: open('a public register, for users who are signed in or have begun a loan here'),
  changeVehicle: offers({ ...all('allowed'), admin: 'READ_ONLY' }),
  setIdentityValidated: changes,
  saveBiometryProcess: changes,
  saveVivereBiometry: changes,
  readContractDocuments: changes,
  createContract: changes,
  confirmContract: changes,
  requestRevocation: {
    ...open('needs no account by law, and is nobody’s call: the answer says nothing about a person'),
    keeps: ['outbox', 'revocations'],
  },
  confirmRevocation: open('needs no account either: the code that went to the stored phone is the proof'),
  requestPersonalData: {
    ...open('a right without an account, and nobody’s call: it opens and erases nothing'),
    keeps: ['outbox', 'personal_data_requests'],
  },
  createClientLog: open('what a browser met is its own doing, not the person’s'),
};

/** By the code of the proposal's phone, which anybody may enter who is not staff. */
/** Who does not hold the proposal gets the same answer as for none: also sellers, for whom the bank does nothing then. */
const opensByCode: Row = {
  own: { ...all('allowed'), admin: 'READ_ONLY' },
  anothers: { ...all('allowed'), admin: 'READ_ONLY' },
};

/** The same mutation asked for in another way, with what changes in its input. */
export const VARIANTS: readonly Readonly<{ mutation: string; input: object; row: Row }>[] = [
  {
    mutation: 'sendPhoneCode',
    input: { purpose: 'RETURN' },
    row: {
      ...opensByCode,
      why: 'the code goes to the phone that the proposal holds, which is what opens it; staff have theirs',
    },
  },
  {
    mutation: 'validatePhoneCode',
    input: { purpose: 'RETURN' },
    row: {
      ...opensByCode,
      why: 'a wrong code is what a stranger gets there',
    },
  },
  {
    mutation: 'sendPhoneCode',
    input: { purpose: 'VALIDATION_BY_LINK' },
    row: {
      ...opensByCode,
      why: 'the link leads to the page where the code is entered, which is what opens it',
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
      why: 'a seller makes proposals for the own points of sale only (RO-01)',
    },
  },
];
