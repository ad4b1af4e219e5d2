import type { z } from 'zod';
import type { consent, personAnswer, personIdentity, sellerAnswer } from '../api/person.ts';
import type {
  calculatedValue,
  ratesProductView,
  riskEvaluationResult,
  scheduleRow,
} from '../api/simulation.ts';
import type { quote } from '../api/proposal.ts';
import type { metrics } from '../../platform/http/shapes.ts';
import type { EvidenceName, PictureProblem } from '../verifier/biometryVerifier.ts';
import type { LoanDocumentInput } from '../pdf/input.ts';
import type { createUserBody } from '../api/user.ts';
import type { vehicleAnswer } from '../api/vehicle.ts';

/** What the JSON columns hold: the contract's own shapes, so that a row reads back as it was answered. */
export type IndexerType = 'TRD' | 'UVA';
export type VehicleTypeCode = 'A' | 'M' | 'U' | 'T' | 'R';
export type PersonIdentity = z.infer<typeof personIdentity>;
export type Person = z.infer<typeof personAnswer>;
export type Vehicle = z.infer<typeof vehicleAnswer>;
export type Seller = Omit<z.infer<typeof sellerAnswer>, 'proposalId'>;
/** When a text was accepted, by the person of which document, and through whose session; none of before it was noted. */
export type ConsentEvidence = { at?: string; by?: string; through?: string };
/** `withCode`: accepted along with the code sent to the person's phone, which proves whose consent it is. */
export type Consent = z.infer<typeof consent> & ConsentEvidence & { withCode?: true };
export type Metrics = z.infer<typeof metrics>;
export type { Flow, FlowStatus, PhaseStatus } from '../flow/machine.ts';
export type UserProfile = z.infer<typeof createUserBody>;
export type Quote = z.infer<typeof quote>;
export type CalculatedValue = z.infer<typeof calculatedValue>;
export type ScheduleRow = z.infer<typeof scheduleRow>;
export type RatesProductView = z.infer<typeof ratesProductView>;
type RiskResult = z.infer<typeof riskEvaluationResult>;
/** The decision of the scoring; rates are those the applicant may use. */
export type ScoringDecision = { result: RiskResult; rates: RatesProductView[] };
/** What is calculated for a loan: its figures and its whole schedule. */
export type LoanFigures = {
  calculated: CalculatedValue;
  installments: ScheduleRow[];
  cfteaWithInsurance: number | null;
};
/** `on` is yyyy-mm-dd, the first day of the loan. */
export type Disbursement = LoanFigures & { on: string };
export type AccountChoice = { accountId: string } | { openNewAccount: true };
export type SellerAccount = { cbu: string; cuit: string };
export type ContractConsent = {
  kind: 'TERMS' | 'BIOMETRICS';
  textVersion: string;
  at: string;
} & ConsentEvidence;
/** All that a contract prints but its signature. */
export type ContractTerms = Omit<LoanDocumentInput, 'signature' | 'issuedAt'> & { issuedAt: string };
/** `acceptedFigures`: other figures than the summary's were shown, and accepted with the signature. */
export type SignatureEvidence = {
  signedAt: string;
  biometryId: string;
  hash: string;
  acceptedFigures?: boolean;
};
export type VivereData = { processNumber: string; textVersion: string | null; at: string };
export type BiometryProblem = { evidence: EvidenceName; problem: PictureProblem };
