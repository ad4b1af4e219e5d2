import { INSCRIBED_PLEDGE, inTurn } from '@prendarios/rules/sentBackDocuments';
import type { Flow, Person, Seller, Vehicle } from '../records/rowTypes.ts';
import { isStepDone } from '../flow/machine.ts';
import { RELOAD } from '../flow/table.ts';
import { isPledgePresented } from './inscribedPledge.ts';

type DocumentParty = 'HOLDER' | 'CO_HOLDER' | 'SELLER' | 'VEHICLE';

type DocumentCase = {
  owner: Pick<Person, 'occupation' | 'income'>;
  coOwner: Pick<Person, 'occupation'> | null;
  seller: Pick<Seller, 'physicalPerson' | 'legalPerson' | 'pointOfSale'> | null;
  vehicle: Pick<Vehicle, 'fuelYear'>;
  flow: Flow;
};

type Rule = {
  type: string;
  label: string;
  party: DocumentParty;
  mandatory: boolean;
  applies: (of: DocumentCase) => boolean;
};

const SELF_EMPLOYED = 1;
/**
 * Documents from the identity check: required after confirmation, uploaded as its photos (docs/domain.md#documents).
 */
const identity = (type: string) => (of: DocumentCase) =>
  isStepDone(of.flow, 'SELLER.confirmData') || awaited(of.flow).has(type);
/** The co-owner passes a separate identity check. */
const coOwnersIdentity = (type: string) => (of: DocumentCase) => of.coOwner !== null && identity(type)(of);
const person = (of: DocumentCase) => of.seller?.physicalPerson !== undefined;
/** The bank already has the documents of dealers on its list. */
const company = (of: DocumentCase) =>
  of.seller?.legalPerson !== undefined && of.seller.pointOfSale === undefined;
const seller = (of: DocumentCase) => person(of) || company(of);
const used = (of: DocumentCase) => !of.vehicle.fuelYear.zeroKm;
const zeroKm = (of: DocumentCase) => of.vehicle.fuelYear.zeroKm;

const rule = (
  party: DocumentParty,
  type: string,
  label: string,
  applies: Rule['applies'],
  mandatory = true,
): Rule => ({ party, type, label, applies, mandatory });

const OPTIONAL = false;

/** Required documents (docs/domain.md#documents). Labels come from EN-13 where it defines one. */
const RULES: readonly Rule[] = [
  rule('HOLDER', 'DNI_FRONT', 'DNI del titular, frente', identity('DNI_FRONT')),
  rule('HOLDER', 'DNI_BACK', 'DNI del titular, dorso', identity('DNI_BACK')),
  rule(
    'HOLDER',
    'INCOME_CERTIFICATION',
    'Certificación de ingresos o haberes',
    (of) => !of.owner.income,
    OPTIONAL,
  ),
  rule('HOLDER', 'CUIT_CERTIFICATE', 'Constancia de CUIT', (of) => of.owner.occupation === SELF_EMPLOYED),
  rule('HOLDER', 'FLEET', 'Flota', (of) => of.owner.occupation === SELF_EMPLOYED, OPTIONAL),
  rule(
    'CO_HOLDER',
    'CO_HOLDER_DNI_FRONT',
    'DNI del cotitular, frente',
    coOwnersIdentity('CO_HOLDER_DNI_FRONT'),
  ),
  rule('CO_HOLDER', 'CO_HOLDER_DNI_BACK', 'DNI del cotitular, dorso', coOwnersIdentity('CO_HOLDER_DNI_BACK')),
  rule(
    'CO_HOLDER',
    'CO_HOLDER_CUIT_CERTIFICATE',
    'Constancia de CUIT del cotitular',
    (of) => of.coOwner?.occupation === SELF_EMPLOYED,
  ),
  rule('SELLER', 'SELLER_DNI_FRONT', 'DNI del vendedor, frente', person),
  rule('SELLER', 'SELLER_DNI_BACK', 'DNI del vendedor, dorso', person),
  rule('SELLER', 'SELLER_CUIT_CERTIFICATE', 'Constancia de CUIT de la empresa', company),
  rule('SELLER', 'SELLER_STATUTE', 'Estatuto de la empresa', company),
  rule('SELLER', 'SELLER_AUTHORITY', 'Poder o acta de autoridades', company),
  rule('SELLER', 'SELLER_REPRESENTATIVE_DNI', 'DNI del representante', company),
  rule('SELLER', 'SELLER_CBU', 'Constancia de CBU del vendedor', seller),
  rule('VEHICLE', 'VEHICLE_TITLE', 'Título del vehículo', used),
  rule('VEHICLE', 'VEHICLE_CARD', 'Cédula del vehículo', used),
  rule('VEHICLE', 'DOMAIN_INFORMATION', 'Informe de dominio', used),
  rule('VEHICLE', 'POLICE_VERIFICATION', 'Verificación policial', used),
  rule('VEHICLE', 'PLEDGE_ANALYSIS', 'Análisis de prenda', used, OPTIONAL),
  rule('VEHICLE', 'PATENT_CLEARANCE', 'Libre deuda de patentes', used),
  rule('VEHICLE', 'FORM_08', 'Formulario 08', used),
  rule('VEHICLE', 'VEHICLE_PHOTOS', 'Fotos del vehículo', used, OPTIONAL),
  rule('VEHICLE', 'PRO_FORMA_INVOICE', 'Factura proforma', zeroKm),
  rule('VEHICLE', INSCRIBED_PLEDGE, 'Prenda inscripta', (of) => isPledgePresented(of.flow)),
];

const ruleOf = (type: string): Rule | undefined => RULES.find((candidate) => candidate.type === type);

/** Returns the label of a document type, or the type if unknown. */
export const documentLabel = (type: string): string => ruleOf(type)?.label ?? type;

/** A document that an analyst sent back; without `party` if its type is unknown. */
export type SentBackDocument = Readonly<{
  type: string;
  label: string;
  reason: string;
  party?: DocumentParty;
}>;

/** Returns the party that a document type belongs to; null for an unknown type. */
export const documentParty = (type: string): DocumentParty | null => ruleOf(type)?.party ?? null;

const placeOf = ({ type }: { type: string }): number =>
  RULES.findIndex((candidate) => candidate.type === type);

/** Returns the documents in the order in which every list and message names them (docs/domain.md#documents). */
export const sentBackInTurn = (
  documents: readonly Pick<SentBackDocument, 'type' | 'reason'>[],
): SentBackDocument[] =>
  inTurn(
    documents
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(({ type, reason }) => {
        const { label = type, party } = ruleOf(type) ?? {};
        return { type, label, reason, ...(party && { party }) };
      }),
  );

type RequiredDocument = Omit<Rule, 'applies'>;

const OF_IDENTITY: readonly string[] = ['DNI_FRONT', 'DNI_BACK', 'CO_HOLDER_DNI_FRONT', 'CO_HOLDER_DNI_BACK'];

/**
 * Whether the identity check provides this document. The bank then has it without a file, because no response includes
 * those photos (docs/security.md#biometric-photos).
 */
export const isGivenByIdentityCheck = (type: string, flow: Flow): boolean =>
  OF_IDENTITY.includes(type) && isStepDone(flow, 'BIOMETRIA.createFormalization');

/** Returns the documents that a proposal requires (docs/domain.md#documents). */
export const requiredDocuments = (of: DocumentCase): RequiredDocument[] =>
  RULES.filter((candidate) => candidate.applies(of)).map(({ applies: _applies, ...document }) => document);

type Steps = readonly { name: string; status: string }[];
type Phases = { flowPhase: readonly { name: string; steps: Steps }[] };

/** Returns the documents that were sent back and not uploaded again yet. */
function awaited(flow: Phases): ReadonlySet<string> {
  const steps = flow.flowPhase.find(({ name }) => name === RELOAD)?.steps ?? [];
  return new Set(steps.filter(({ status }) => status !== 'FINALIZED').map(({ name }) => name));
}

/**
 * Returns the parties with documents that were sent back. Reads only the flow, whose RELOAD phase has a step per
 * document (docs/domain.md#the-state-machine), so lists need no join.
 */
export function observedParties(flow: Phases): DocumentParty[] {
  const types = awaited(flow);
  return [...new Set(RULES.filter(({ type }) => types.has(type)).map(({ party }) => party))];
}
