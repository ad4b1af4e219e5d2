import { todayInArgentina } from '@prendarios/rules/birthDate';
import { desc, eq } from 'drizzle-orm';
import type { Bank } from '../../domain/bank.ts';
import { staffActs, followUps } from '../../domain/records/phaseTables.ts';
import type { ProposalRow } from '../../domain/records/proposals.ts';
import { proposals } from '../../domain/records/tables.ts';
import { idOf, hoursAfter } from './beside.ts';
import { inOfficeHours } from './dates.ts';

type Seller = Readonly<{ id: string; name: string }>;

/** The demo's sellers, with the identity stand-in's ids and names. */
const LAURA = { id: '00000000-0000-4000-8000-000000000002', name: 'Laura Sosa' };
const DIEGO = { id: '00000000-0000-4000-8000-000000000003', name: 'Diego Luna' };

type Plan = Readonly<{
  assignee: Seller;
  pointOfSale: string;
  /** Days from today to the next call; null without one. */
  inDays: number | null;
  notes: readonly (readonly [author: Seller, text: string])[];
}>;

const PLANS: readonly Plan[] = [
  {
    assignee: LAURA,
    pointOfSale: '01010',
    inDays: 0,
    notes: [
      [LAURA, 'Vino con el padre. Duda entre dos seguros, le mandé los precios.'],
      [LAURA, 'Prefiere que la llame a la tarde, sale de trabajar a las 18.'],
    ],
  },
  {
    assignee: LAURA,
    pointOfSale: '01010',
    inDays: 5,
    notes: [
      [DIEGO, 'Pasó por el salón. Le falta el recibo de sueldo.'],
      [LAURA, 'Lo sigo yo. Trae el recibo la semana que viene.'],
    ],
  },
  {
    assignee: DIEGO,
    pointOfSale: '01010',
    inDays: 1,
    notes: [
      [LAURA, 'Preguntó si puede adelantar cuotas.'],
      [DIEGO, 'Le expliqué cómo se precancela. Queda en pensarlo.'],
    ],
  },
  {
    assignee: DIEGO,
    pointOfSale: '01022',
    inDays: -2,
    notes: [
      [DIEGO, 'No atiende. Le dejé un mensaje.'],
      [DIEGO, 'Contestó: está de viaje hasta el jueves.'],
    ],
  },
  {
    assignee: DIEGO,
    pointOfSale: '01035',
    inDays: null,
    notes: [
      [DIEGO, 'Cambia el auto por una camioneta, le interesa a 36 cuotas.'],
      [DIEGO, 'Ya tiene el turno de la verificación policial.'],
    ],
  },
];

/** Phases in which a seller calls a customer. */
const CALLED: readonly (string | null)[] = ['INSURANCE', 'SELLER'];
const DAY_HOURS = 24;

/** Adds an assignee, a next call and notes to a few open proposals. */
export async function loadFollowUps(bank: Bank, isDemo: (proposal: ProposalRow) => boolean): Promise<void> {
  const open = await bank.sql
    .select()
    .from(proposals)
    .where(eq(proposals.flowStatus, 'A'))
    .orderBy(desc(proposals.createdAt), desc(proposals.number));
  const demo = open.filter((one) => isDemo(one) && one.createdBy === null && CALLED.includes(one.phase));
  const now = bank.clock.now();
  const taken = new Set<string>();
  for (const { assignee, pointOfSale, inDays, notes } of PLANS) {
    const proposal = demo.find((one) => one.pointOfSale === pointOfSale && !taken.has(one.uuid));
    if (proposal === undefined) continue;
    const { uuid: proposalUuid } = proposal;
    taken.add(proposalUuid);
    await bank.sql.insert(followUps).values({
      proposalUuid,
      assigneeId: assignee.id,
      assigneeName: assignee.name,
      nextOn: inDays === null ? null : todayInArgentina(hoursAfter(now, inDays * DAY_HOURS)),
      updatedAt: now,
    });
    await bank.sql.insert(staffActs).values([
      {
        id: idOf('taken', proposalUuid),
        proposalUuid,
        kind: 'TAKEN' as const,
        userId: assignee.id,
        userName: assignee.name,
        createdAt: inOfficeHours(hoursAfter(now, -notes.length * DAY_HOURS)),
      },
      ...notes.map(([author, text], at) => ({
        id: idOf(`note ${at}`, proposalUuid),
        proposalUuid,
        kind: 'NOTE' as const,
        text,
        userId: author.id,
        userName: author.name,
        createdAt: inOfficeHours(hoursAfter(now, (at - notes.length) * DAY_HOURS)),
      })),
    ]);
  }
}
