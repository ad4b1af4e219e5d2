import { nameCase, vehicleCase } from '@prendarios/rules/displayCase';
import { formatDate, formatNumber, MISSING } from '@prendarios/rules/format';
import type { ProposalRowFragment } from '../../../generated/graphql.ts';
import { proposalPath } from '../proposal/addresses.ts';
import type { Row } from './ProposalTable.tsx';
import { LIST_TEXTS as TEXT } from './texts.ts';

type Vehicle = ProposalRowFragment['vehicle'];

/** 'Fiat Cronos 0KM', 'Honda XR 150L 2024'; '-' when it was quoted by its value alone. */
export function vehicleName({ brandName, modelName, year, zeroKm }: Vehicle): string {
  const model = `${vehicleCase(brandName ?? '')} ${vehicleCase(modelName ?? '')}`.trim();
  return model === '' ? MISSING : `${model} ${zeroKm ? TEXT.zeroKm : year}`;
}

const STAGES = {
  ORANGE: 'orange',
  GREEN: 'green',
  RED: 'red',
  YELLOW: 'yellow',
  PURPLE: 'purple',
} as const;

export function rowOf(item: ProposalRowFragment, at: number): Row {
  return {
    key: item.id ?? `${at}`,
    href: item.id === null ? null : proposalPath(item.id),
    number: formatNumber(item.number),
    date: formatDate(item.createdAt),
    vehicle: vehicleName(item.vehicle),
    document: item.maskedDocument ?? MISSING,
    pointOfSale: item.pointOfSale === null ? MISSING : nameCase(item.pointOfSale.businessName),
    stage: STAGES[item.stageColour],
    stageName: item.displayName,
    waitsFor: item.waitsFor && TEXT.actors[item.waitsFor],
  };
}
