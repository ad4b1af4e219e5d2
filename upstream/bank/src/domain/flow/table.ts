/** Phases of every flow in order (ST-02). */
export const PHASES = [
  'OWNER',
  'INSURANCE',
  'SELLER',
  'BIOMETRIA',
  'REGISTRO_PRENDA',
  'REGISTRO_PRENDA_INSCRIPTA',
] as const;
type OrderedPhase = (typeof PHASES)[number];

/** A gestor helps in parallel. Added to a flow on request; never the active phase. */
export const CONCIERGE = 'CONCIERGE';
/** Present only while documents are sent back; it precedes the phase that it interrupts. */
export const RELOAD = 'RE_LOAD_DOCUMENTATION';

export type PhaseName = OrderedPhase | typeof CONCIERGE | typeof RELOAD;

/** Steps per phase in order (docs/domain.md#the-state-machine). RELOAD has one step per document sent back. */
export const STEPS = {
  OWNER: ['address', 'addressCoOwner', 'validateCode', 'validateCodeCoOwner'],
  INSURANCE: ['load', 'sendLoanSummary'],
  SELLER: ['load', 'uploadDocumentation', 'validateDocumentation', 'confirmData'],
  BIOMETRIA: ['createFormalization', 'saveAccount'],
  CONCIERGE: ['contact', 'appointment'],
  REGISTRO_PRENDA: ['presented'],
  REGISTRO_PRENDA_INSCRIPTA: ['closePrendaInscripta'],
} as const satisfies Record<Exclude<PhaseName, typeof RELOAD>, readonly string[]>;
type SteppedPhase = keyof typeof STEPS;
type OwnPosition = { [P in SteppedPhase]: `${P}.${(typeof STEPS)[P][number]}` }[SteppedPhase];

/** Phase and step as stored in a flow. The table and STEP_OF_EVENT use only steps in their own phase. */
export type Position = `${PhaseName}.${string}`;

/** Steps that only proposals with a co-owner have. */
export const CO_OWNER_STEPS: readonly string[] = ['addressCoOwner', 'validateCodeCoOwner'];

/** Step that an event finishes; null for other events. */
export const STEP_OF_EVENT = {
  ownerSaved: 'OWNER.address',
  coOwnerSaved: 'OWNER.addressCoOwner',
  codeValidated: 'OWNER.validateCode',
  coOwnerCodeValidated: 'OWNER.validateCodeCoOwner',
  insuranceChosen: 'INSURANCE.load',
  summaryAccepted: 'INSURANCE.sendLoanSummary',
  sellerSaved: 'SELLER.load',
  documentationUploaded: 'SELLER.uploadDocumentation',
  documentationValidated: 'SELLER.validateDocumentation',
  dataConfirmed: 'SELLER.confirmData',
  formalizationCreated: 'BIOMETRIA.createFormalization',
  accountSaved: 'BIOMETRIA.saveAccount',
  pledgePresented: 'REGISTRO_PRENDA.presented',
  pledgeInscribed: 'REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta',
  conciergeContacted: 'CONCIERGE.contact',
  appointmentMade: 'CONCIERGE.appointment',
  conciergeRequested: null,
  termsChanged: null,
  coOwnerAdded: null,
  cancelled: null,
  expired: null,
  cancelledByBank: null,
} as const satisfies Record<string, OwnPosition | null>;

export type EventName = keyof typeof STEP_OF_EVENT;
/** Events with documents: an analyst sends some back, the applicant uploads one again. */
export type DocumentEventName = 'documentsSentBack' | 'documentReloaded';
export type MoveName = EventName | DocumentEventName;

/**
 * Effects of an event on the flow:
 *
 * - finish: its step is done; the next pending step becomes active.
 * - finishAhead: its step is done before its turn; illegal if the flow lacks the step or it is done.
 * - edit: its finished step is done again; nothing moves. Illegal if it was not done.
 * - keep: the caller saves data ahead of their phase; nothing moves.
 * - reopen: something accepted with the summary changed, so the summary must be accepted again.
 * - addCoOwner: inserts the co-owner's steps; illegal if they exist.
 * - close: the last step is done and the flow is closed (E); its phase stays active.
 * - cancel (C, by the applicant) and end (X, by the bank or by expiry) close the flow.
 * - startConcierge: starts the parallel phase; illegal if it exists. parallel: finishes its active step.
 * - sendBack: RELOAD interrupts the phase, or gets more documents. reload: replaces one document; after the last one
 *   the interrupted phase continues. Illegal for a document that was not sent back.
 * - asInterrupted: the event's effect at the interrupted step, if legal there.
 */
export type Result =
  | 'finish'
  | 'finishAhead'
  | 'edit'
  | 'keep'
  | 'reopen'
  | 'addCoOwner'
  | 'close'
  | 'cancel'
  | 'end'
  | 'startConcierge'
  | 'parallel'
  | 'sendBack'
  | 'reload'
  | 'asInterrupted';

const ALWAYS = {
  cancelledByBank: 'end',
  conciergeRequested: 'startConcierge',
  conciergeContacted: 'parallel',
  appointmentMade: 'parallel',
} as const;
/**
 * Events until the contract is confirmed. Later only the bank ends the flow, and applicants revoke the loan with the
 * botón de arrepentimiento (docs/domain.md#the-state-machine).
 */
const OPEN = { ...ALWAYS, cancelled: 'cancel', expired: 'end' } as const;
const CAN_BE_SENT_BACK = { documentsSentBack: 'sendBack' } as const;
const EDIT_OWNER = { ownerSaved: 'edit', coOwnerSaved: 'edit' } as const;
/** Quote and policy change freely until the summary is accepted; later each change requires another acceptance. */
const BEFORE_SUMMARY = { ...OPEN, termsChanged: 'keep' } as const;
const EDIT_ACCEPTED = {
  ...EDIT_OWNER,
  insuranceChosen: 'reopen',
  termsChanged: 'reopen',
  accountSaved: 'keep',
} as const;
const EDIT_SELLER = { ...EDIT_ACCEPTED, sellerSaved: 'edit' } as const;

type Row = Readonly<Partial<Record<MoveName, Result>>>;
type TableOf<P extends Position> = Readonly<Partial<Record<P, Row>>>;

/**
 * The state machine: the effect of each event per position (active phase and step). Unlisted events are illegal. Data
 * may be corrected until they are confirmed.
 */
export const TABLE: TableOf<Position> = {
  'OWNER.address': { ...BEFORE_SUMMARY, ownerSaved: 'finish', coOwnerAdded: 'addCoOwner' },
  'OWNER.addressCoOwner': { ...BEFORE_SUMMARY, coOwnerSaved: 'finish', ownerSaved: 'edit' },
  'OWNER.validateCode': {
    ...BEFORE_SUMMARY,
    ...EDIT_OWNER,
    codeValidated: 'finish',
    // Owner and co-owner validate codes on their phones, in any order.
    coOwnerCodeValidated: 'finishAhead',
    coOwnerAdded: 'addCoOwner',
  },
  'OWNER.validateCodeCoOwner': { ...BEFORE_SUMMARY, ...EDIT_OWNER, coOwnerCodeValidated: 'finish' },
  'INSURANCE.load': { ...BEFORE_SUMMARY, ...EDIT_OWNER, insuranceChosen: 'finish' },
  'INSURANCE.sendLoanSummary': {
    ...BEFORE_SUMMARY,
    ...EDIT_OWNER,
    insuranceChosen: 'edit',
    summaryAccepted: 'finish',
    // These steps are already done if the summary is accepted again.
    sellerSaved: 'edit',
    documentationUploaded: 'edit',
    documentationValidated: 'edit',
  },
  'SELLER.load': { ...OPEN, ...EDIT_ACCEPTED, sellerSaved: 'finish' },
  'SELLER.uploadDocumentation': { ...OPEN, ...EDIT_SELLER, documentationUploaded: 'finish' },
  'SELLER.validateDocumentation': {
    ...OPEN,
    ...CAN_BE_SENT_BACK,
    ...EDIT_SELLER,
    documentationUploaded: 'edit',
    documentationValidated: 'finish',
  },
  'SELLER.confirmData': {
    ...OPEN,
    ...CAN_BE_SENT_BACK,
    ...EDIT_SELLER,
    documentationUploaded: 'edit',
    documentationValidated: 'edit',
    dataConfirmed: 'finish',
  },
  'BIOMETRIA.createFormalization': {
    ...OPEN,
    ...CAN_BE_SENT_BACK,
    formalizationCreated: 'finish',
    accountSaved: 'finish',
  },
  'BIOMETRIA.saveAccount': { ...OPEN, ...CAN_BE_SENT_BACK, accountSaved: 'finish' },
  'REGISTRO_PRENDA.presented': { ...ALWAYS, ...CAN_BE_SENT_BACK, pledgePresented: 'finish' },
  'REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta': {
    ...ALWAYS,
    ...CAN_BE_SENT_BACK,
    pledgeInscribed: 'close',
  },
} satisfies TableOf<OwnPosition>;

/** Row of RELOAD, for any document as its active step. */
export const RELOAD_ROW: Row = {
  ...ALWAYS,
  ...CAN_BE_SENT_BACK,
  documentReloaded: 'reload',
  cancelled: 'asInterrupted',
  expired: 'asInterrupted',
};
