import type { Schemas } from '../../bank/contract.ts';
import { vivereStage } from '../../derived/vivere.ts';
import type {
  Biometry,
  BiometryEvidence,
  Contract,
  ContractChanges,
  ContractFigures,
  DocumentText,
  EvidenceProblem,
  ReadContractDocumentsPayload,
} from '../../generated/resolvers.ts';
import type { TaxpayerModel } from '../models.ts';
import { toConsent } from './answers.ts';
import { toFigures } from './loan.ts';
import { money, optionalDecimal } from './values.ts';

/** Message for missing data, which the bank names without a message. */
const DATA_MISSING = 'Falta este dato.';

type ContractAnswer = Schemas['ContractAnswer'];
type Evidence = keyof Schemas['BiometryAnswer']['evidence'];

const EVIDENCE: Readonly<Record<Evidence, BiometryEvidence>> = {
  selfie: 'SELFIE',
  front: 'DOCUMENT_FRONT',
  back: 'DOCUMENT_BACK',
};
const EVIDENCE_NAMES: readonly Evidence[] = ['selfie', 'front', 'back'];

const PROBLEMS: ReadonlySet<string> = new Set<EvidenceProblem>([
  'NOT_A_PICTURE',
  'TOO_SMALL',
  'TOO_DARK',
  'BLURRED',
]);
const isKnown = (problem: string): problem is EvidenceProblem => PROBLEMS.has(problem);

export function toBiometry(answer: Schemas['BiometryAnswer']): Biometry {
  return {
    status: answer.status,
    isValidated: answer.bioValidated,
    received: EVIDENCE_NAMES.filter((name) => answer.evidence[name]).map((name) => EVIDENCE[name]),
    problems: answer.problems.map(({ evidence, problem }) => ({
      evidence: EVIDENCE[evidence],
      problem: isKnown(problem) ? problem : 'UNKNOWN',
    })),
    toReview: (answer.toReview ?? []).map((name) => EVIDENCE[name]),
    processNumber: answer.processNumber,
    isVivere: answer.vivere,
    isDemonstration: answer.isStandIn,
    evidenceDeletedAt: answer.imagesDeletedAt,
  };
}

type FiguresAnswer = NonNullable<ContractAnswer['figuresChanged']>['now'];

function toContractFigures(answer: FiguresAnswer): ContractFigures | null {
  const [first, second] = answer.installments;
  if (first === undefined) return null;
  const { cftea, capitalInUVAs, uvaValue, totalToPay } = answer.calculatedValueDTO;
  return {
    firstPayableOn: first.paymentDate ?? first.dueDate,
    firstInstallment: money(first.total),
    secondInstallment: second ? money(second.total) : null,
    cftea: optionalDecimal(cftea),
    cfteaWithInsurance: optionalDecimal(answer.cfteaWithInsurance),
    capitalInUva: optionalDecimal(capitalInUVAs),
    uvaValue: optionalDecimal(uvaValue),
    totalToPay: money(totalToPay),
  };
}

function toChanges(changed: ContractAnswer['figuresChanged']): ContractChanges | null {
  if (!changed) return null;
  const [before, now] = [toContractFigures(changed.before), toContractFigures(changed.now)];
  const { calculatedValueDTO } = changed.now;
  const mode = calculatedValueDTO.capitalInUVAs === null ? 'FIXED' : 'UVA';
  return (
    before && now && { before, now, figures: toFigures(calculatedValueDTO, mode, changed.now.installments) }
  );
}

export function toContract(answer: ContractAnswer): Contract {
  const {
    status,
    reason,
    figuresChanged,
    signatures = null,
    pendingSigners,
    signingCode,
    vivereStatus,
    initiated,
    confirmed,
    ...same
  } = answer;
  return {
    ...same,
    status: status === 'APPROVAL_PENDING' ? 'SIGNED' : status,
    refusalReason: reason,
    isInitiated: initiated,
    isConfirmed: confirmed,
    vivereStage: vivereStage(vivereStatus).stage,
    changes: toChanges(figuresChanged),
    signatures: signatures && signatures.map(({ personType, ...own }) => ({ borrower: personType, ...own })),
    pendingSigners: pendingSigners ?? [],
    isSigningCodeRequired: signingCode ?? false,
  };
}

/** Returns the documents to read before the contract, and the texts accepted so far. */
export const toDocuments = ({
  documents,
  consents,
}: Schemas['DocumentationAnswer']): Pick<ReadContractDocumentsPayload, 'documents' | 'consents'> => ({
  documents: documents.map(({ documentName, title, missing }) => ({
    name: documentName,
    title,
    missing: missing.map((name) => ({ kind: 'DATA', name, message: DATA_MISSING })),
  })),
  consents: consents.map(toConsent),
});

export const toDocumentText = ({ parts, ...same }: Schemas['ReadDocument']): DocumentText => ({
  ...same,
  parts: parts.map(({ title, summary, texts, facts, head, rows }) => ({
    heading: title,
    summary,
    paragraphs: texts,
    details: facts.map(({ term, value }) => ({ label: term, value })),
    tableColumns: head,
    tableRows: rows,
  })),
});

export function toTaxpayer(answer: Schemas['GetCuitAnswer']['generalData']): TaxpayerModel {
  const { cuit, businessName, personType, status, activity, provinceId, pointOfSale = null } = answer;
  return {
    cuit,
    businessName,
    isCompany: personType === 'JURIDICA',
    isActive: status === 'ACTIVO',
    activity,
    provinceId: String(provinceId),
    pointOfSaleCode: pointOfSale,
  };
}
