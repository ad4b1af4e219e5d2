import type { VehicleIdentityValues } from '@prendarios/rules/forms/vehicle';
import type { DocumentParty, IdentifyVehicleInput, VehicleIdentityFragment } from '#generated/graphql.ts';
import type { ServerProblem } from '#shared/forms/userErrors.ts';
import { fieldOfDocument, type RequiredDocument } from '#shared/files/documents/documents.ts';
import { VEHICLE_DOCUMENTS_TEXTS as TEXT } from './texts.ts';

export type VehicleView = VehicleIdentityFragment['vehicle'];

export function initialIdentity(vehicle: VehicleView): VehicleIdentityValues {
  const { brandName, modelName, plate, chassis, engine } = vehicle;
  return {
    brandName: brandName ?? '',
    modelName: modelName ?? '',
    plate: plate ?? '',
    chassis: chassis ?? '',
    engine: engine ?? '',
  };
}

/** Whether brand and model are still unknown, because the quote was by value. */
export function asksForNames({ modelId }: VehicleView): boolean {
  return modelId === null;
}

/** New vehicles have no plate. */
export function asksForPlate({ zeroKm }: VehicleView): boolean {
  return !zeroKm;
}

/** New vehicles have no cédula either. */
export const conditionOf = ({ zeroKm }: Pick<VehicleView, 'zeroKm'>) => (zeroKm ? 'zeroKm' : 'used');

export function identityInput(
  proposalId: string,
  values: VehicleIdentityValues,
  vehicle: VehicleView,
): IdentifyVehicleInput {
  const { brandName, modelName, plate, chassis, engine } = values;
  return {
    proposalId,
    ...(asksForNames(vehicle) && { brandName, modelName }),
    plate: asksForPlate(vehicle) ? plate : null,
    chassis,
    engine,
  };
}

const PARTIES: readonly DocumentParty[] = ['VEHICLE', 'OWNER', 'CO_OWNER'];

/**
 * The parties whose documents the page requests; includes the seller if their documents have no page in the flow, or if
 * one is still missing.
 */
export function requestedParties(
  documents: readonly RequiredDocument[],
  sellerHasOwnPage: boolean,
): readonly DocumentParty[] {
  const sellersMissing = documents.some(
    ({ party, isMandatory, files }) => party === 'SELLER' && isMandatory && files.length === 0,
  );
  return sellerHasOwnPage && !sellersMissing ? PARTIES : [...PARTIES, 'SELLER'];
}

/** Splits the bank's 'documents are missing' into one problem per document, each at its own field. */
export function spreadMissing(
  problems: readonly ServerProblem[],
  requested: readonly RequiredDocument[],
): readonly ServerProblem[] {
  return problems.flatMap((problem) => {
    if (problem.code !== 'DOCUMENTS_MISSING') return [problem];
    const { missing = [] } = problem;
    const here = missing.filter(({ name }) => requested.some(({ type }) => type === name));
    const each = here.map(({ name }) => ({
      code: problem.code,
      message: TEXT.missing,
      path: [fieldOfDocument(name)],
    }));
    const isWhole = here.length === missing.length && here.length > 0;
    return isWhole ? each : [...each, { code: problem.code, message: TEXT.missingElsewhere, path: [] }];
  });
}
