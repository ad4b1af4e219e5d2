import type { StageKind, VivereStage } from '../generated/resolvers.ts';

type Stage = Readonly<{ stage: VivereStage; name: string; kind: StageKind; ids: readonly number[] }>;

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_none, at) => first + at);

/** Stages by bank status id (ST-11, ST-12, docs/domain.md#vivere-stages). */
export const VIVERE_STAGES: readonly Stage[] = [
  { stage: 'REGISTRATION', name: 'Registro de datos', kind: 'PREPARING', ids: [101, 1001] },
  { stage: 'REJECTED', name: 'Rechazada', kind: 'STOPPED', ids: between(1002, 1004) },
  { stage: 'INSURANCE', name: 'Seguros', kind: 'IN_PROGRESS', ids: [1005, 1006, 1044, 1045] },
  {
    stage: 'IDENTITY_CHECK',
    name: 'Biometría',
    kind: 'IN_PROGRESS',
    ids: [...between(1008, 1011), 1029, 1030, 1043],
  },
  { stage: 'FORMALIZATION', name: 'Formalización', kind: 'DONE', ids: [1007] },
  {
    stage: 'PLEDGE_ASSEMBLY',
    name: 'Armado de prenda',
    kind: 'PREPARING',
    ids: [1012, 1013, 1020, 1021, 1025],
  },
  { stage: 'SETTLEMENT', name: 'Liquidación', kind: 'DONE', ids: [...between(1014, 1018), 1026, 1031] },
  {
    stage: 'PLEDGE_RECEPTION',
    name: 'Recepción de prenda',
    kind: 'AT_REGISTRY',
    ids: [1019, 1023, 1027, 1032, 1034, 1035, 1040],
  },
];

/** Stage for ids outside the table (docs/domain.md#vivere-stages). */
const UNLISTED = { stage: 'OTHER', name: 'En proceso', kind: 'IN_PROGRESS' } as const;

export function vivereStage(statusId: number): Omit<Stage, 'ids'> {
  return VIVERE_STAGES.find(({ ids }) => ids.includes(statusId)) ?? UNLISTED;
}
