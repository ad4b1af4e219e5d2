import { nameCase } from '@prendarios/rules/displayCase';
import { formatDate, formatNumber, MISSING } from '@prendarios/rules/format';
import { vehicleName } from '@prendarios/rules/vehicleName';
import type { ProposalRowFragment } from '../../../generated/graphql.ts';
import { proposalPath } from '../proposal/addresses.ts';
import { STAGE_OF_COLOUR } from '../stages.ts';
import type { Row } from './ProposalTable.tsx';
import { LIST_TEXTS as TEXT } from './texts.ts';

/** Under the stage's tag: the name that Vivere gives it (ST-11), and the party that must act. */
function noteOf({ brand, stage, waitsFor }: ProposalRowFragment): string | null {
  const notes = [
    ...(brand === 'VIVERE' ? [TEXT.vivere(stage)] : []),
    ...(waitsFor === null ? [] : [TEXT.waitsFor(TEXT.actors[waitsFor])]),
  ];
  return notes.length === 0 ? null : notes.join(' · ');
}

export function rowOf(item: ProposalRowFragment, at: number): Row {
  return {
    key: item.id ?? `${at}`,
    href: item.id === null ? null : proposalPath(item.id),
    number: formatNumber(item.number),
    date: formatDate(item.createdAt),
    vehicle: vehicleName(item.vehicle),
    document: item.maskedDocument ?? MISSING,
    pointOfSale: item.pointOfSale === null ? MISSING : nameCase(item.pointOfSale.businessName),
    stage: STAGE_OF_COLOUR[item.stageColour],
    stageName: item.displayName,
    note: noteOf(item),
  };
}
