/** SPEC §4: names of phases, in the order they run. CONCIERGE runs beside them and is no row here yet. */
export const PHASES = [
  'OWNER',
  'INSURANCE',
  'SELLER',
  'BIOMETRIA',
  'REGISTRO_PRENDA',
  'REGISTRO_PRENDA_INSCRIPTA',
] as const;
export type PhaseName = (typeof PHASES)[number];

/** DOMAIN §5: the steps of each phase, in the order they are asked for. */
export const STEPS = {
  OWNER: ['address', 'addressCoOwner', 'validateCode'],
  INSURANCE: ['load', 'sendLoanSummary'],
  SELLER: ['load', 'uploadDocumentation', 'validateDocumentation', 'confirmData'],
  BIOMETRIA: ['createFormalization', 'saveAccount'],
  REGISTRO_PRENDA: ['presented'],
  REGISTRO_PRENDA_INSCRIPTA: ['closePrendaInscripta'],
} as const satisfies Record<PhaseName, readonly string[]>;
export type StepName = (typeof STEPS)[PhaseName][number];
/** A step in its own phase. */
type OwnPosition = { [P in PhaseName]: `${P}.${(typeof STEPS)[P][number]}` }[PhaseName];

/** Phase and step as a flow names them; the table and STEP_OF_EVENT hold none but steps in their own phase. */
export type Position = `${PhaseName}.${StepName}`;

/** The step that only a proposal with a co-owner has. */
export const CO_OWNER_STEP = 'addressCoOwner';

/** The step that an event brings about; null where it changes something else. */
export const STEP_OF_EVENT = {
  ownerSaved: 'OWNER.address',
  coOwnerSaved: 'OWNER.addressCoOwner',
  codeValidated: 'OWNER.validateCode',
  insuranceChosen: 'INSURANCE.load',
  summaryAccepted: 'INSURANCE.sendLoanSummary',
  sellerSaved: 'SELLER.load',
  documentationUploaded: 'SELLER.uploadDocumentation',
  documentationValidated: 'SELLER.validateDocumentation',
  dataConfirmed: 'SELLER.confirmData',
  accountSaved: 'BIOMETRIA.saveAccount',
  coOwnerAdded: null,
  cancelled: null,
  expired: null,
  cancelledByBank: null,
} as const satisfies Record<string, OwnPosition | null>;

export type EventName = keyof typeof STEP_OF_EVENT;

/**
 * finish: the event's step is done, the next pending one becomes active.
 * edit: the event's step was done before and is done again; nothing moves. Illegal where it was not done.
 * keep: noted by the caller ahead of its phase; nothing moves.
 * addCoOwner: the co-owner's step is put in its place; illegal where it is there already.
 * cancel (C, by the applicant) and end (X, by the bank or by expiry) close the flow.
 */
export type Result = 'finish' | 'edit' | 'keep' | 'addCoOwner' | 'cancel' | 'end';

const END = { cancelled: 'cancel', expired: 'end', cancelledByBank: 'end' } as const;
const EDIT_OWNER = { ownerSaved: 'edit', coOwnerSaved: 'edit' } as const;
const EDIT_INSURANCE = { ...EDIT_OWNER, insuranceChosen: 'edit' } as const;

type Table<P extends Position> = Readonly<Partial<Record<P, Readonly<Partial<Record<EventName, Result>>>>>>;

/**
 * The state machine, whole: at a position (active phase and step), what each event does. What is not
 * here is illegal. Answers may be corrected until the data are confirmed; a later phase is more rows.
 */
export const TABLE: Table<Position> = {
  'OWNER.address': { ...END, ownerSaved: 'finish', coOwnerAdded: 'addCoOwner' },
  'OWNER.addressCoOwner': { ...END, coOwnerSaved: 'finish', ownerSaved: 'edit' },
  'OWNER.validateCode': { ...END, ...EDIT_OWNER, codeValidated: 'finish', coOwnerAdded: 'addCoOwner' },
  'INSURANCE.load': { ...END, ...EDIT_OWNER, insuranceChosen: 'finish' },
  'INSURANCE.sendLoanSummary': { ...END, ...EDIT_INSURANCE, summaryAccepted: 'finish' },
  'SELLER.load': { ...END, ...EDIT_INSURANCE, sellerSaved: 'finish', accountSaved: 'keep' },
  'SELLER.uploadDocumentation': {
    ...END,
    ...EDIT_INSURANCE,
    sellerSaved: 'edit',
    documentationUploaded: 'finish',
    accountSaved: 'keep',
  },
  'SELLER.validateDocumentation': {
    ...END,
    ...EDIT_INSURANCE,
    sellerSaved: 'edit',
    documentationUploaded: 'edit',
    documentationValidated: 'finish',
    accountSaved: 'keep',
  },
  'SELLER.confirmData': {
    ...END,
    ...EDIT_INSURANCE,
    sellerSaved: 'edit',
    documentationUploaded: 'edit',
    documentationValidated: 'edit',
    dataConfirmed: 'finish',
    accountSaved: 'keep',
  },
  'BIOMETRIA.createFormalization': { ...END, accountSaved: 'finish' },
  'BIOMETRIA.saveAccount': { ...END, accountSaved: 'finish' },
} satisfies Table<OwnPosition>;
