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

/** The types of the JSON columns: the shapes of the REST contract. */
export type { IndexerType } from '../../platform/http/shapes.ts';
export type VehicleTypeCode = 'A' | 'M' | 'U' | 'T' | 'R';
export type PersonIdentity = z.infer<typeof personIdentity>;
export type Person = z.infer<typeof personAnswer>;
export type Vehicle = z.infer<typeof vehicleAnswer>;
export type { Borrower } from '../pdf/input.ts';
/** The record of a link that opens one device: digests of its key and, once it was opened, of the browser. */
export type DeviceLink = { digest: string; until: string; device?: string };
/**
 * What a sale keeps when its seller is named anew. `givenBy`: the CUIT of the first seller who gave data in their own
 * browser. `accounts`: of sellers who are not named any more. `contacts`: earlier mail addresses and phones. `heldSince`: of a
 * dealer, whose account the bank has.
 */
export type SaleHistory = {
  givenBy?: string;
  accounts: SellerAccount[];
  contacts: string[];
  heldSince?: string;
};
/** `links`: those that were sent, in no answer; nor is `history`. */
export type Seller = Omit<z.infer<typeof sellerAnswer>, 'proposalId'> & {
  links?: DeviceLink[];
  history?: SaleHistory;
};
/** When a text was accepted, by the person with which document, and in whose session; absent in older rows. */
export type ConsentEvidence = { at?: string; by?: string; through?: string };
/** `withCode`: accepted together with the code sent to the person's phone, which proves who consented. */
export type Consent = z.infer<typeof consent> & ConsentEvidence & { withCode?: true };
/** What a code is asked for, and which party of the proposal it goes to. */
export type CodePurpose =
  'VALIDATION' | 'RETURN' | 'SIGNATURE' | 'SELLER_ACCOUNT' | 'REVOCATION' | 'ACCOUNTS' | 'PHONE_CHANGE';
export type CodeParty = 'OWNER' | 'CO_OWNER' | 'SELLER';
export type Metrics = z.infer<typeof metrics>;
export type { Flow, FlowStatus, PhaseStatus } from '../flow/machine.ts';
export type UserProfile = z.infer<typeof createUserBody>;
export type Quote = z.infer<typeof quote>;
export type CalculatedValue = z.infer<typeof calculatedValue>;
export type ScheduleRow = z.infer<typeof scheduleRow>;
export type RatesProductView = z.infer<typeof ratesProductView>;
type RiskResult = z.infer<typeof riskEvaluationResult>;
/** The scoring's decision; `rates` are those that the applicant may use. */
export type ScoringDecision = {
  result: RiskResult;
  rates: RatesProductView[];
  /** What a refusal has to do with; absent for an approval. */
  refusal?: RefusalClass | undefined;
  /** Of a refusal: the least value of the vehicle with an offer, and what it lends; absent where no value helps. */
  nearest?: z.infer<typeof nearestOffer> | undefined;
  /** Of a refusal for income: the least instalment of any loan, in pesos. */
  leastInstallment?: number;
};
/** The calculated figures and schedule of a loan. */
export type LoanFigures = {
  calculated: CalculatedValue;
  installments: ScheduleRow[];
  cfteaWithInsurance: number | null;
};
/** What a co-owner accepts: the loan's choices, and what they cost. */
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
/** `on` is yyyy-mm-dd, the first day of the loan. */
export type Disbursement = LoanFigures & { on: string };
export type AccountChoice = { accountId: string } | { openNewAccount: true };
/** `heldSince`: changed after a seller gave data; the bank's people release the payment. */
export type SellerAccount = { cbu: string; cuit: string; heldSince?: string };
export type ContractConsent = {
  kind: 'TERMS' | 'BIOMETRICS';
  textVersion: string;
  at: string;
  /** Of TERMS: the contract that was accepted. One that is made again is accepted again. */
  hash?: string;
  /** Left out for the owner. */
  personType?: 'CO_OWNER';
} & ConsentEvidence;
/** Everything that a contract prints, except its signatures. */
export type ContractTerms = Omit<LoanDocumentInput, 'signatures' | 'issuedAt'> & { issuedAt: string };
/**
 * A borrower's signature. `acceptedFigures`: the figures differed from the summary's and were accepted with it. `withCode`:
 * a code sent to the borrower's phone came with it.
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

/** RETURNED: the registry gave it back to the point of sale, which uploads it. RECEIVED: it was uploaded. */
export type Pledge = 'RETURNED' | 'RECEIVED';
