import { checkChassis, normalizeChassis } from '@prendarios/rules/chassis';
import { checkPlate, normalizePlate } from '@prendarios/rules/plate';
import type {
  DocumentParty,
  IdentifyVehicleInput,
  VehicleIdentityFragment,
} from '../../../../generated/graphql.ts';
import type { FieldMessages, ServerProblem } from '../../../../shared/forms/userErrors.ts';
import { fieldOfDocument, type RequiredDocument } from '../../../../shared/documents/documents.ts';
import { VEHICLE_DOCUMENTS_TEXTS as TEXT } from './texts.ts';

export type IdentityValues = {
  brandName: string;
  modelName: string;
  plate: string;
  chassis: string;
  engine: string;
};
export type VehicleView = VehicleIdentityFragment['vehicle'];

/** Letters, numbers and the marks that makers use, as the bank takes them. */
const ENGINE = /^[A-Z0-9 .*/-]{3,30}$/;

export function initialIdentity(vehicle: VehicleView): IdentityValues {
  const { brandName, modelName, plate, chassis, engine } = vehicle;
  return {
    brandName: brandName ?? '',
    modelName: modelName ?? '',
    plate: plate ?? '',
    chassis: chassis ?? '',
    engine: engine ?? '',
  };
}

/** Quoted by value: nobody has said yet what vehicle it is. */
export function asksForNames({ modelId }: VehicleView): boolean {
  return modelId === null;
}

/** A new vehicle has no plate to ask for. */
export function asksForPlate({ zeroKm }: VehicleView): boolean {
  return !zeroKm;
}

const normalizeEngine = (value: string) => value.trim().toUpperCase();

function checkEngine(value: string): string | null {
  const engine = normalizeEngine(value);
  if (engine === '') return TEXT.errors.engine;
  return ENGINE.test(engine) ? null : TEXT.errors.enginePattern;
}

export function validateIdentity(values: IdentityValues, vehicle: VehicleView): FieldMessages {
  const isNamed = !asksForNames(vehicle);
  const found: [string, string | null][] = [
    ['brandName', isNamed || values.brandName.trim() !== '' ? null : TEXT.errors.brandName],
    ['modelName', isNamed || values.modelName.trim() !== '' ? null : TEXT.errors.modelName],
    ['plate', asksForPlate(vehicle) ? checkPlate(values.plate, vehicle.typeCode) : null],
    ['chassis', checkChassis(values.chassis, vehicle.typeCode)],
    ['engine', checkEngine(values.engine)],
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

export function identityInput(
  proposalId: string,
  values: IdentityValues,
  vehicle: VehicleView,
): IdentifyVehicleInput {
  return {
    proposalId,
    ...(asksForNames(vehicle) && {
      brandName: values.brandName.trim(),
      modelName: values.modelName.trim(),
    }),
    plate: asksForPlate(vehicle) ? normalizePlate(values.plate) : null,
    chassis: normalizeChassis(values.chassis),
    engine: normalizeEngine(values.engine),
  };
}

const PARTIES: readonly DocumentParty[] = ['VEHICLE', 'HOLDER', 'CO_HOLDER'];

/**
 * Whose documents the page asks for: the seller's too where the flow has no page of their own, or where one is
 * still missing.
 */
export function partiesAsked(
  documents: readonly RequiredDocument[],
  sellerHasOwnPage: boolean,
): readonly DocumentParty[] {
  const sellersMissing = documents.some(
    ({ party, mandatory, files }) => party === 'SELLER' && mandatory && files.length === 0,
  );
  return sellerHasOwnPage && !sellersMissing ? PARTIES : [...PARTIES, 'SELLER'];
}

/** The bank's one 'documents are missing' as one problem a document, each at its own field. */
export function spreadMissing(
  problems: readonly ServerProblem[],
  asked: readonly RequiredDocument[],
): readonly ServerProblem[] {
  return problems.flatMap((problem) => {
    if (problem.code !== 'DOCUMENTS_MISSING') return [problem];
    const here = problem.path.filter((type) => asked.some((document) => document.type === type));
    const each = here.map((type) => ({
      code: problem.code,
      message: TEXT.missing,
      path: [fieldOfDocument(type)],
    }));
    const isWhole = here.length === problem.path.length && here.length > 0;
    return isWhole ? each : [...each, { code: problem.code, message: TEXT.missingElsewhere, path: [] }];
  });
}
