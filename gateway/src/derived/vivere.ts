import type { StageColour } from '../generated/resolvers.ts';

type Stage = Readonly<{ name: string; colour: StageColour; ids: readonly number[] }>;

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_none, at) => first + at);

/** Stages by bank status id (ST-11, ST-12, docs/domain.md#vivere-stages). */
export const VIVERE_STAGES: readonly Stage[] = [
  { name: 'Registro de datos', colour: 'YELLOW', ids: [101, 1001] },
  { name: 'Rechazada', colour: 'RED', ids: between(1002, 1004) },
  { name: 'Seguros', colour: 'ORANGE', ids: [1005, 1006, 1044, 1045] },
  { name: 'Biometría', colour: 'ORANGE', ids: [...between(1008, 1011), 1029, 1030, 1043] },
  { name: 'Formalización', colour: 'GREEN', ids: [1007] },
  { name: 'Armado de prenda', colour: 'YELLOW', ids: [1012, 1013, 1020, 1021, 1025] },
  { name: 'Liquidación', colour: 'GREEN', ids: [...between(1014, 1018), 1026, 1031] },
  {
    name: 'Recepción de prenda',
    colour: 'PURPLE',
    ids: [1019, 1023, 1027, 1032, 1034, 1035, 1040],
  },
];

/** Stage for ids outside the table (docs/domain.md#vivere-stages). */
const UNLISTED = { name: 'En proceso', colour: 'ORANGE' } as const;

export function vivereStage(statusId: number): Pick<Stage, 'name' | 'colour'> {
  return VIVERE_STAGES.find(({ ids }) => ids.includes(statusId)) ?? UNLISTED;
}
