import { suggestCuil } from '@prendarios/rules/cuil';
import type { Flow } from '../../domain/flow/machine.ts';
import { CONCIERGE, RELOAD } from '../../domain/flow/table.ts';
import { vivereStatusOf } from '../../domain/flow/vivereStatus.ts';
import { flowColumns } from '../../domain/lifecycle/moves.ts';
import { type DemoFlow, demoFlows } from './flows.ts';
import type { Chosen } from './load.ts';

const DAY_MS = 86_400_000;

const POINTS_OF_SALE = ['01010', '01022', '01035'] as const;

const hasGestor = (flow: Flow) =>
  flow.flowPhase.some(({ name, status }) => name === CONCIERGE && status === 'ACTIVE');

/** Returns what distinguishes proposals on the dashboard: status, phase, Vivere id, and an active gestor. */
const looksOf = (flow: Flow): string =>
  [flow.status, flowColumns(flow).phase, vivereStatusOf(flow), hasGestor(flow)].join(' ');

/** Groups the flows without a co-owner by their look (`looksOf`), as indexes into demoFlows(). */
function looks(): number[][] {
  const groups = new Map<string, number[]>();
  demoFlows().forEach(({ flow, hasCoOwner }, at) => {
    if (hasCoOwner) return;
    const group = groups.get(looksOf(flow)) ?? [];
    groups.set(looksOf(flow), [...group, at]);
  });
  return [...groups.values()];
}

/** Returns an age in days: under 25 for open proposals of an early phase, up to twelve weeks for the others. */
const daysOld = (share: number, { onlyRecent }: DemoFlow) => 0.25 + share * (onlyRecent ? 24 : 80);

/** Returns proposals with every look at each seller's point of sale. */
export function chosenForSellers(): Chosen[] {
  const flows = demoFlows();
  const all = looks().flatMap((group) =>
    POINTS_OF_SALE.map((pointOfSale, at) => ({ pointOfSale, flow: group[at % group.length] ?? 0 })),
  );
  return all.map(({ pointOfSale, flow }, at) => {
    const shape = flows[flow];
    const share = (at * 0.618) % 1;
    return { flow, pointOfSale, ageMs: Math.floor((shape ? daysOld(share, shape) : 1) * DAY_MS) };
  });
}

/** The demo's applicant, with the identity stand-in's id and address. */
const APPLICANT = { id: '00000000-0000-4000-8000-000000000001', email: 'solicitante@correo.example' };
const OWN_DOCUMENT = '30111222';

const family = (document: string) => ({
  document,
  gender: 'F' as const,
  firstName: 'Ana',
  lastName: 'Solicitante',
  cuitl: suggestCuil(document, 'F') ?? '',
  email: APPLICANT.email,
});
const own = {
  document: OWN_DOCUMENT,
  gender: 'M' as const,
  firstName: 'Juan',
  lastName: 'Solicitante',
  cuitl: '20301112220',
  email: APPLICANT.email,
};

/** Returns the first flow at a phase, with or without an active gestor. */
function flowAt(status: string, phase: string, gestor = false): number {
  const found = demoFlows().findIndex(
    ({ flow }) => flow.status === status && flowColumns(flow).phase === phase && hasGestor(flow) === gestor,
  );
  if (found === -1) throw new Error(`the demo has no flow ${status} at ${phase}`);
  return found;
}

/**
 * Returns proposals that the demo's applicant posted signed in. Those with the applicant's document have ended, so that
 * the applicant can start another; the open ones are for relatives.
 */
export function chosenForApplicant(): Chosen[] {
  const states = [
    { flow: flowAt('A', 'INSURANCE'), person: family('57900001') },
    { flow: flowAt('A', 'BIOMETRIA'), person: family('57900002') },
    { flow: flowAt('A', RELOAD), person: family('57900003') },
    { flow: flowAt('A', 'REGISTRO_PRENDA_INSCRIPTA'), person: family('57900004') },
    { flow: flowAt('E', 'REGISTRO_PRENDA_INSCRIPTA'), person: own },
    { flow: flowAt('C', 'SELLER'), person: own },
    { flow: flowAt('X', 'OWNER'), person: own },
  ];
  return states.map((state, index) => ({
    ...state,
    pointOfSale: POINTS_OF_SALE[index % POINTS_OF_SALE.length] ?? null,
    ageMs: (index + 1) * 3 * DAY_MS + DAY_MS / 3,
    createdBy: APPLICANT.id,
  }));
}

/** First digits of the documents in chosen proposals. */
export const CHOSEN_DOCUMENTS = '579';

const guest = (at: number) => {
  const document = `${CHOSEN_DOCUMENTS}0001${at}`;
  return {
    document,
    gender: 'F' as const,
    firstName: 'Vera',
    lastName: 'Vuelve',
    cuitl: suggestCuil(document, 'F') ?? '',
    email: `vera.${at}@ejemplo.com.ar`,
    cellPhone: { areaCode: '11', number: `4000001${at}`, provider: 'PER' },
  };
};

/**
 * Returns proposals of people without an account, who return with a phone code: one for each entry modal (ST-13,
 * ST-14).
 */
export const chosenForGuests = (): Chosen[] =>
  [
    { flow: flowAt('A', 'INSURANCE'), pointOfSale: null },
    { flow: flowAt('A', 'BIOMETRIA'), pointOfSale: null },
    { flow: flowAt('A', 'REGISTRO_PRENDA'), pointOfSale: null },
    { flow: flowAt('A', 'SELLER', true), pointOfSale: null },
    { flow: flowAt('A', 'INSURANCE'), pointOfSale: '00001' },
  ].map((state, at) => ({ ...state, person: guest(at + 1), ageMs: (at + 1) * DAY_MS + DAY_MS / 5 }));

/**
 * Returns two proposals with a co-owner at the demo seller's point of sale, listed last: one awaits acceptance, one a
 * signature.
 */
export const chosenWithCoOwner = (): Chosen[] =>
  demoFlows().flatMap(({ hasCoOwner }, flow) => {
    if (!hasCoOwner) return [];
    const document = `${CHOSEN_DOCUMENTS}${flow % 2}0021`;
    const others = `${CHOSEN_DOCUMENTS}${flow % 2}0031`;
    return [
      {
        flow,
        pointOfSale: POINTS_OF_SALE[0],
        ageMs: 24 * DAY_MS + DAY_MS / 3,
        person: {
          document,
          gender: 'F' as const,
          firstName: 'Clara',
          lastName: 'Comparte',
          cuitl: suggestCuil(document, 'F') ?? '',
          email: `clara.${document}@ejemplo.com.ar`,
          cellPhone: { areaCode: '11', number: '40000021', provider: 'PER' },
        },
        coOwner: {
          personType: 'CO_OWNER' as const,
          owner: false,
          document: others,
          gender: 'M' as const,
          firstName: 'Teo',
          lastName: 'Comparte',
          cuitl: suggestCuil(others, 'M') ?? '',
          relationship: 'HER',
          email: `teo.${others}@ejemplo.com.ar`,
          cellPhone: { areaCode: '11', number: '40000031', provider: 'PER' },
        },
      },
    ];
  });
