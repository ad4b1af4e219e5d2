import type { BiometryAnswer, Evidence } from '../../bank/biometry.ts';
import type { ContractAnswer } from '../../bank/contract.ts';
import type { TaxpayerAnswer } from '../../bank/taxAuthority.ts';
import type {
  Biometry,
  BiometryEvidence,
  Contract,
  PictureProblem,
  Taxpayer,
} from '../../generated/resolvers.ts';

const EVIDENCE: Readonly<Record<Evidence, BiometryEvidence>> = {
  selfie: 'SELFIE',
  front: 'DOCUMENT_FRONT',
  back: 'DOCUMENT_BACK',
};
const EVIDENCE_NAMES: readonly Evidence[] = ['selfie', 'front', 'back'];

const PROBLEMS: ReadonlySet<string> = new Set<PictureProblem>([
  'NOT_A_PICTURE',
  'TOO_SMALL',
  'TOO_DARK',
  'BLURRED',
]);
const isKnown = (problem: string): problem is PictureProblem => PROBLEMS.has(problem);

export function toBiometry(answer: BiometryAnswer): Biometry {
  return {
    status: answer.status,
    validated: answer.bioValidated,
    received: EVIDENCE_NAMES.filter((name) => answer.evidence[name]).map((name) => EVIDENCE[name]),
    problems: answer.problems.map(({ evidence, problem }) => ({
      evidence: EVIDENCE[evidence],
      problem: isKnown(problem) ? problem : 'UNKNOWN',
    })),
    processNumber: answer.processNumber,
    vivere: answer.vivere,
    demonstration: answer.isStandIn,
    imagesDeletedAt: answer.imagesDeletedAt,
  };
}

export function toContract({ reason, ...answer }: ContractAnswer): Contract {
  return { ...answer, refusalReason: reason };
}

export function toTaxpayer(answer: TaxpayerAnswer): Taxpayer {
  const { cuit, businessName, personType, status, activity, provinceId } = answer;
  return {
    cuit,
    businessName,
    company: personType === 'JURIDICA',
    active: status === 'ACTIVO',
    activity,
    provinceId,
  };
}
