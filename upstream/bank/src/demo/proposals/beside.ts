import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { desc, sql } from 'drizzle-orm';
import type { Bank } from '../../domain/bank.ts';
import { biometries, contracts, documentObservations, stepDates } from '../../domain/records/phaseTables.ts';
import type { Disbursement } from '../../domain/records/rowTypes.ts';
import { files, insuranceOffers, proposals } from '../../domain/records/tables.ts';
import { inputOfTerms, loanInputOf, termsOf } from '../../domain/proposal/loanInput.ts';
import { INSCRIBED_PLEDGE } from '@prendarios/rules/sentBackDocuments';
import { requiredDocuments } from '../../domain/lifecycle/requiredDocuments.ts';
import { figuresOn } from '../../domain/contract/figures.ts';
import { activePhase, isStepDone } from '../../domain/flow/machine.ts';
import { RELOAD } from '../../domain/flow/table.ts';
import { premiums } from '../../domain/insurance/service.ts';
import { contractHash } from '../../domain/pdf/contractHash.ts';
import { printPdf } from '../../domain/pdf/printer.ts';
import type { ProposalRow } from '../../domain/records/proposals.ts';
import { today } from '../../platform/clock.ts';
import { stepTimes } from './dates.ts';

const HOUR_MS = 3_600_000;
const BATCH = 100;
const REASONS = [
  'La foto salió movida y no se lee el número.',
  'El documento está vencido. Subí el vigente.',
  'Falta una parte de la imagen: se tienen que ver los cuatro bordes.',
];

/** Returns an id derived from the proposal, so that the first start always creates the same demo. */
export function idOf(what: string, proposalUuid: string): string {
  const hex = createHash('md5').update(`${what}/${proposalUuid}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Returns when a step was done; for an unfinished step, when the proposal was created. */
const dateOf = (proposal: ProposalRow, step: string, now: Date): Date =>
  new Date(stepTimes(proposal, now)[step] ?? proposal.createdAt);

export const hoursAfter = (from: Date, hours: number) => new Date(from.getTime() + hours * HOUR_MS);

async function inBatches<T>(rows: readonly T[], insert: (some: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) await insert(rows.slice(at, at + BATCH));
}

function offerOf(bank: Bank, proposal: ProposalRow) {
  const [cheapest] = premiums(bank, proposal).toSorted((one, two) => one.monthlyPremium - two.monthlyPremium);
  if (!cheapest) throw new Error('no policy fits a vehicle of the demo');
  return {
    ...cheapest,
    id: idOf('offer', proposal.uuid),
    proposalUuid: proposal.uuid,
    selected: isStepDone(proposal.flow, 'INSURANCE.load'),
  };
}

/** Every third identity check is in the Vivere flow. */
function biometryOf(proposal: ProposalRow, now: Date) {
  const { uuid, number, flow } = proposal;
  const isDone = isStepDone(flow, 'BIOMETRIA.createFormalization');
  const at = dateOf(proposal, 'SELLER.confirmData', now);
  return {
    id: idOf('biometry', uuid),
    proposalUuid: uuid,
    status: isDone ? ('APPROVED' as const) : ('PENDING' as const),
    bioValidated: isDone,
    problems: [],
    vivere:
      number % 3 === 0 ? { processNumber: `V-${number}`, textVersion: 'demo', at: at.toISOString() } : null,
    createdAt: at,
    updatedAt: at,
  };
}

/** Step after which the inscribed pledge is uploaded. */
const PLEDGE_CLOSED = 'REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta';

const dayOf = (at: Date): string => today({ now: () => at });

/** Returns the payment on the day of the inscription; null before it. */
async function disbursementOf(bank: Bank, proposal: ProposalRow): Promise<Disbursement | null> {
  if (!isStepDone(proposal.flow, PLEDGE_CLOSED)) return null;
  const on = dayOf(dateOf(proposal, PLEDGE_CLOSED, bank.clock.now()));
  return { on, ...(await figuresOn(bank, proposal, on)) };
}

/** A contract signed by the owner: terms, hash and evidence. The file is printed from them on request. */
export async function contractOf(bank: Bank, accepted: ProposalRow) {
  const signedAt = dateOf(accepted, 'BIOMETRIA.createFormalization', bank.clock.now());
  const madeAt = hoursAfter(signedAt, -1);
  const { calculated, installments } = await figuresOn(bank, accepted, dayOf(madeAt));
  const proposal = { ...accepted, calculated, installments };
  const terms = termsOf({ ...(await loanInputOf(bank, proposal)), issuedAt: madeAt });
  const hash = contractHash(inputOfTerms(terms));
  return {
    proposalUuid: proposal.uuid,
    status: 'APPROVAL_PENDING' as const,
    consents: [{ kind: 'TERMS' as const, textVersion: 'demo', at: madeAt.toISOString(), hash }],
    terms,
    hash,
    confirmed: true,
    disbursement: await disbursementOf(bank, proposal),
    signatures: [
      {
        personType: 'OWNER' as const,
        signedAt: signedAt.toISOString(),
        biometryId: idOf('biometry', proposal.uuid),
        hash,
      },
    ],
    createdAt: madeAt,
    updatedAt: signedAt,
  };
}

const isReloading = ({ flow }: ProposalRow) => activePhase(flow)?.name === RELOAD;

function sentBackOf(proposal: ProposalRow, now: Date) {
  const { uuid, number, flow } = proposal;
  const last = Object.values(stepTimes(proposal, now)).at(-1);
  return (activePhase(flow)?.steps ?? []).map(({ name }, at) => ({
    id: idOf(`observation ${name}`, uuid),
    proposalUuid: uuid,
    documentType: name,
    reason: REASONS[(number + at) % REASONS.length] ?? '',
    observedAt: new Date(last ?? proposal.createdAt),
  }));
}

async function sample(): Promise<Buffer> {
  const stream = await printPdf({ content: ['Documento de muestra', 'Hecho para la demostración.'] });
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

async function keepFiles(
  bank: Bank,
  uploaded: readonly ProposalRow[],
): Promise<(typeof files.$inferInsert)[]> {
  const content = await sample();
  const sha256 = createHash('sha256').update(content).digest('hex');
  const rows = uploaded.flatMap((proposal) =>
    requiredDocuments(proposal)
      .filter(({ mandatory }) => mandatory)
      .filter(({ type }) => type !== INSCRIBED_PLEDGE || isStepDone(proposal.flow, PLEDGE_CLOSED))
      .map(({ type, label }) => ({
        id: idOf(`file ${type}`, proposal.uuid),
        proposalUuid: proposal.uuid,
        documentType: type,
        name: `${label}.pdf`,
        size: content.length,
        contentType: 'application/pdf' as const,
        sha256,
        createdAt: dateOf(proposal, 'SELLER.uploadDocumentation', bank.clock.now()),
      })),
  );
  await inBatches(rows, (some) =>
    Promise.all(
      some.map(({ id }) =>
        bank.documents.put(id, Readable.from([content]), { contentType: 'application/pdf' }),
      ),
    ),
  );
  return rows;
}

const stepDatesOf = (proposal: ProposalRow, now: Date): typeof stepDates.$inferInsert => ({
  proposalUuid: proposal.uuid,
  dates: stepTimes(proposal, now),
});

/** Stores the figures of each signed proposal: those of its payment or, before that, of its contract. */
async function noteFinalFigures(
  bank: Bank,
  signed: readonly Awaited<ReturnType<typeof contractOf>>[],
): Promise<void> {
  await inBatches(signed, (some) => {
    const rows = some.map(({ proposalUuid: uuid, terms: { proposal }, disbursement }) => ({
      uuid,
      calculated: disbursement?.calculated ?? proposal.calculatedValueDTO,
      installments: disbursement?.installments ?? proposal.installments,
    }));
    return bank.sql
      .execute(sql`update proposals set calculated = final.calculated, installments = final.installments
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as final(uuid uuid, calculated jsonb, installments jsonb)
      where final.uuid = proposals.uuid`);
  });
}

/**
 * Sets each proposal's last change to the date of its last step, and its stage to that of the last step in another
 * phase.
 */
async function noteLastChanges(bank: Bank, demo: readonly ProposalRow[]): Promise<void> {
  const rows = demo.map((proposal) => {
    const { uuid, flowStatus, phase, createdAt } = proposal;
    const done = Object.entries(stepDatesOf(proposal, bank.clock.now()).dates);
    const last = (steps: typeof done) => steps.at(-1)?.[1] ?? createdAt.toISOString();
    const before = done.filter(([step]) => flowStatus !== 'A' || !step.startsWith(`${phase}.`));
    return { uuid, at: last(done), since: last(before) };
  });
  await bank.sql.execute(sql`update proposals set updated_at = last.at, stage_since = last.since
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as last(uuid uuid, at timestamptz, since timestamptz)
    where last.uuid = proposals.uuid`);
}

/** Adds policies, identity checks, contracts, files and documents sent back to the demo's proposals. */
export async function loadBeside(bank: Bank, isDemo: (proposal: ProposalRow) => boolean): Promise<void> {
  const all = await bank.sql
    .select()
    .from(proposals)
    .orderBy(desc(proposals.createdAt), desc(proposals.number));
  const demo = all.filter(isDemo);
  await inBatches(
    demo.map((proposal) => stepDatesOf(proposal, bank.clock.now())),
    (rows) => bank.sql.insert(stepDates).values(rows),
  );
  await noteLastChanges(bank, demo);
  const done = (step: Parameters<typeof isStepDone>[1]) => demo.filter(({ flow }) => isStepDone(flow, step));
  await inBatches(
    done('OWNER.validateCode').map((proposal) => offerOf(bank, proposal)),
    (rows) => bank.sql.insert(insuranceOffers).values(rows),
  );
  await inBatches(
    done('SELLER.confirmData').map((proposal) => biometryOf(proposal, bank.clock.now())),
    (rows) => bank.sql.insert(biometries).values(rows),
  );
  await bank.sql.execute(sql`update proposals set vivere = true from biometries
    where biometries.proposal_uuid = proposals.uuid and biometries.vivere is not null`);
  const signed = [];
  for (const proposal of done('BIOMETRIA.createFormalization')) {
    signed.push(await contractOf(bank, proposal));
  }
  await inBatches(signed, (rows) => bank.sql.insert(contracts).values(rows));
  await noteFinalFigures(bank, signed);
  const reloading = demo.filter(isReloading);
  await inBatches(
    reloading.flatMap((proposal) => sentBackOf(proposal, bank.clock.now())),
    (rows) => bank.sql.insert(documentObservations).values(rows),
  );
  const uploaded = done('SELLER.uploadDocumentation');
  // Not for cancelled proposals, because each document writes a file to the store.
  const fileRows = await keepFiles(
    bank,
    uploaded.filter(({ createdBy, flowStatus }) => createdBy !== null || ['A', 'E'].includes(flowStatus)),
  );
  await inBatches(fileRows, (rows) => bank.sql.insert(files).values(rows));
}
