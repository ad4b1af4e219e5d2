import { describe, expect, it } from 'vitest';
import { VIVERE_STAGES, vivereStage } from './vivere.ts';

/** Copied from docs/domain.md#vivere-stages, independently of the code. */
const TABLE = [
  ['Registro de datos', 'REGISTRATION', 'PREPARING', [101, 1001]],
  ['Rechazada', 'REJECTED', 'STOPPED', [1002, 1003, 1004]],
  ['Seguros', 'INSURANCE', 'IN_PROGRESS', [1005, 1006, 1044, 1045]],
  ['Biometría', 'IDENTITY_CHECK', 'IN_PROGRESS', [1008, 1009, 1010, 1011, 1029, 1030, 1043]],
  ['Formalización', 'FORMALIZATION', 'DONE', [1007]],
  ['Armado de prenda', 'PLEDGE_ASSEMBLY', 'PREPARING', [1012, 1013, 1020, 1021, 1025]],
  ['Liquidación', 'SETTLEMENT', 'DONE', [1014, 1015, 1016, 1017, 1018, 1026, 1031]],
  ['Recepción de prenda', 'PLEDGE_RECEPTION', 'AT_REGISTRY', [1019, 1023, 1027, 1032, 1034, 1035, 1040]],
] as const;

describe('[ST-11] the Vivere stages', () => {
  it.each(TABLE)('include %s as %s with kind %s for each of its ids [ST-12]', (name, stage, kind, ids) => {
    for (const id of ids) expect(vivereStage(id)).toMatchObject({ name, stage, kind });
  });

  it('are exactly these eight and share no ids', () => {
    expect(VIVERE_STAGES.map(({ name }) => name)).toEqual(TABLE.map(([name]) => name));
    const ids = VIVERE_STAGES.flatMap((stage) => stage.ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids)).toEqual(new Set(TABLE.flatMap(([, , , all]) => [...all])));
  });

  it.each([0, 1022, 1046, 999])('are in progress for an unlisted id: %i', (id) => {
    expect(vivereStage(id)).toEqual({ stage: 'OTHER', name: 'En proceso', kind: 'IN_PROGRESS' });
  });
});
