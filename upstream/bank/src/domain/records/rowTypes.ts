import type { z } from 'zod';
import type { consent, personAnswer, personIdentity, sellerAnswer } from '../api/person.ts';
import type {
  calculatedValue,
  nearestOffer,
  ratesProductView,
  riskEvaluationResult,
  scheduleRow,
} from '../api/simulation.ts';
import type { quote } from '../api/proposal.ts';
import type { metrics } from '../../platform/http/shapes.ts';
import type { RefusalClass } from '../scoring/scoring.ts';
import type { EvidenceName, PhotoProblem } from '../verifier/biometryVerifier.ts';
import type { Borrower, LoanDocumentInput } from '../pdf/input.ts';
import type { createUserBody } from '../api/user.ts';
import type { vehicleAnswer } from '../api/vehicle.ts';

/** Types of the JSON columns, which have the schemas of the REST contract. */
export type { IndexerType } from '../../platform/http/shapes.ts';
export type VehicleTypeCode = 'A' | 'M' | 'U' | 'T' | 'R';
export type PersonIdentity = z.infer<typeof personIdentity>;
export type Person = z.infer<typeof personAnswer>;
export type Vehicle = z.infer<typeof vehicleAnswer>;
export type { Borrower } from '../pdf/input.ts';
/** A link for one device: digests of its key and, once opened, of the browser. */
export type DeviceLink = { digest: string; until: string; device?: string; ended?: true };
/**
 * Survives a change of seller. `givenBy`: CUIT of the first seller who gave data in their browser. `accounts`: previous
 * sellers' accounts. `contacts`: earlier mail addresses and phones. `heldSince`: start of the hold for a dealer, whose
 * account the bank has. `wrongCuits`: when the last wrong CUITs of an account were entered.
 */
export type SaleHistory = {
  givenBy?: string;
  accounts: SellerAccount[];
  contacts: string[];
  heldSince?: string;
  wrongCuits?: string[];
};
/** `links` (the sent links) and `history` are in no response. */
export type Seller = Omit<z.infer<typeof sellerAnswer>, 'proposalId'> & {
  links?: DeviceLink[];
  history?: SaleHistory;
};
/** `at`: time of the acceptance; `by`: the person's document; `through`: the caller's subject. Absent in older rows. */
export type ConsentEvidence = { at?: string; by?: string; through?: string };
/** `withCode`: accepted with the code sent to the person's phone, which proves who consented. */
export type Consent = z.infer<typeof consent> & ConsentEvidence & { withCode?: true };
/** The purpose of a code and the party that receives it. */
export type CodePurpose =
  'VALIDATION' | 'RETURN' | 'SIGNATURE' | 'SELLER_ACCOUNT' | 'REVOCATION' | 'ACCOUNTS' | 'PHONE_CHANGE';
export type CodeParty = 'OWNER' | 'CO_OWNER' | 'SELLER';
/** Kinds of sellers' actions on a proposal. */
export type StaffActKind =
  | 'NOTE'
  | 'TAKEN'
  | 'LEFT'
  | 'CALL_SET'
  | 'CALL_CLEARED'
  | 'CANCELLED'
  | 'CONTACT_SEEN'
  | 'REMINDED'
  | 'SELLER_LINK_SENT'
  | 'PHONE_CHANGED'
  | 'EMAIL_CHANGED';
export type Metrics = z.infer<typeof metrics>;
export type { Flow, FlowStatus, PhaseStatus } from '../flow/machine.ts';
export type UserProfile = z.infer<typeof createUserBody>;
export type Quote = z.infer<typeof quote>;
export type CalculatedValue = z.infer<typeof calculatedValue>;
export type ScheduleRow = z.infer<typeof scheduleRow>;
export type RatesProductView = z.infer<typeof ratesProductView>;
type RiskResult = z.infer<typeof riskEvaluationResult>;
/** The scoring's decision; `rates`: those available to the applicant. */
export type ScoringDecision = {
  result: RiskResult;
  rates: RatesProductView[];
  /** Class of a refusal; absent for an approval. */
  refusal?: RefusalClass | undefined;
  /** For a refusal: the lowest vehicle value with an offer, and its loan; absent if no value helps. */
  nearest?: z.infer<typeof nearestOffer> | undefined;
  /** For a refusal for income: the lowest instalment of any loan, in pesos. */
  leastInstallment?: number;
};
/** Calculated figures and schedule of a loan. */
export type LoanFigures = {
  calculated: CalculatedValue;
  installments: ScheduleRow[];
  cfteaWithInsurance: number | null;
};
/** The loan's choices and cost that a co-owner accepts. */
export type AcceptedLoan = {
  vehicle: string;
  mode: 'TRD' | 'UVA';
  amount: number;
  terms: number;
  dueDay: number;
  tna: number;
  secondInstallment: number;
  cftea: number | null;
};
/** `on`: yyyy-mm-dd, the first day of the loan. */
export type Disbursement = LoanFigures & { on: string };
export type AccountChoice = { accountId: string } | { openNewAccount: true };
/** `heldSince`: changed after a seller gave data; the bank's staff release the payment. */
export type SellerAccount = { cbu: string; cuit: string; heldSince?: string };
export type ContractConsent = {
  kind: 'TERMS' | 'BIOMETRICS';
  textVersion: string;
  at: string;
  /** For TERMS: hash of the accepted contract. A new contract needs another acceptance. */
  hash?: string;
  /** Absent for the owner. */
  personType?: 'CO_OWNER';
} & ConsentEvidence;
/** Everything that a contract prints, except its signatures. */
export type ContractTerms = Omit<LoanDocumentInput, 'signatures' | 'issuedAt'> & { issuedAt: string };
/**
 * A borrower's signature. `acceptedFigures`: the borrower accepted figures that differ from the summary's. `withCode`:
 * signed with a code sent to the borrower's phone.
 */
export type SignatureEvidence = {
  personType: Borrower;
  signedAt: string;
  biometryId: string;
  hash: string;
  acceptedFigures?: boolean;
  withCode?: true;
};
export type VivereData = { processNumber: string; textVersion: string | null; at: string };
export type BiometryProblem = { evidence: EvidenceName; problem: PhotoProblem };

/** RETURNED: the registry returned it to the point of sale, which has to upload it. RECEIVED: it was uploaded. */
export type Pledge = 'RETURNED' | 'RECEIVED';
