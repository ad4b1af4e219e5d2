import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { nameCase } from '@prendarios/rules/displayCase';
import { formatDate, MISSING } from '@prendarios/rules/format';
import { EXPORT_CAPPED_NOTE, EXPORT_LIMIT } from '@prendarios/rules/proposalsExport';
import { maskDni } from '@prendarios/rules/sensitive';
import { stageDays } from '@prendarios/rules/stageDays';
import { vehicleName } from '@prendarios/rules/vehicleName';
import { BankFailure, BankRefusal } from '../bank/client/errors.ts';
import { listAbilities, listPage } from '../bank/listAbilities.ts';
import type { Schemas } from '../bank/contract.ts';
import { type CsvColumn, csvPages } from '../derived/csvPages.ts';
import { displayName } from '../derived/flow.ts';
import { rowSentBack, rowWaitsFor } from '../derived/stage.ts';
import type { ProposalActor } from '../generated/resolvers.ts';
import { phaseLabels } from '../schema/phaseLabels.ts';
import { listQuery, proposalFilterBody } from '../schema/input/proposalFilter.ts';
import { sendError, sendRefusal, sessionRefusal } from '../http/errors.ts';
import { LIMITS } from '../http/limits.ts';
import { sameOriginGuard } from '../http/origin.ts';
import { perGuest } from '../http/requestLimits.ts';
import { contextOf, guestOf, keepVisitor, type Services, sessionOf } from '../http/request.ts';
import { isStaff, type Visitor } from '../session/sales.ts';

type ProposalItem = Schemas['ProposalItem'];

const body = z.strictObject({ filter: proposalFilterBody.nullish() });

const ACTORS: Readonly<Record<ProposalActor, string>> = {
  OWNER: 'Titular',
  CO_OWNER: 'Cotitular',
  SELLER: 'Vendedor',
  POINT_OF_SALE: 'Punto de venta',
  BANK: 'Banco',
  REGISTRY: 'Registro',
};

function actorOf(item: ProposalItem): string {
  const actor = rowWaitsFor(item);
  return actor === null ? '' : ACTORS[actor];
}

/** Returns who follows up the proposal; empty for nobody. */
function assigneeOf({ assignee }: ProposalItem): string {
  if (!assignee) return '';
  return assignee.name === null ? 'Otra persona' : nameCase(assignee.name);
}

/** Returns the columns, with no more personal data than the list shows (docs/security.md#personal-data). */
const columnsOf = (
  labels: ReadonlyMap<string, string>,
  { showsName, showsAssignee }: Readonly<{ showsName: boolean; showsAssignee: boolean }>,
  today: string,
): CsvColumn<ProposalItem>[] => [
  { header: 'Propuesta', cell: ({ proposalNumber }) => String(proposalNumber ?? MISSING) },
  { header: 'Fecha', cell: ({ creationDate }) => formatDate(creationDate) },
  { header: 'Etapa', cell: ({ flow }) => displayName(flow, (phase) => labels.get(phase) ?? phase) },
  {
    header: 'Días en la etapa',
    cell: ({ flow, stageSince }) =>
      flow.status === 'A' && stageSince ? String(stageDays(stageSince, today)) : '',
  },
  { header: 'Le toca a', cell: actorOf },
  {
    header: 'A corregir',
    cell: (item) =>
      item.flow.status === 'A'
        ? rowSentBack(item)
            .map(({ label, reason }) => `${label}: ${reason}`)
            .join(' · ')
        : '',
  },
  ...(showsName
    ? [{ header: 'Titular', cell: ({ ownerName }: ProposalItem) => nameCase(ownerName ?? MISSING) }]
    : []),
  {
    header: 'Documento',
    cell: ({ documentNumber }) => (documentNumber === null ? MISSING : maskDni(documentNumber)),
  },
  { header: 'Vehículo', cell: ({ vehicle }) => vehicleName({ ...vehicle, ...vehicle.fuelYear }) },
  { header: 'Monto', cell: ({ amount }) => (typeof amount === 'number' ? String(Math.round(amount)) : '') },
  {
    header: 'Pago estimado',
    cell: ({ expectedPaymentOn }) => (expectedPaymentOn ? formatDate(expectedPaymentOn) : ''),
  },
  { header: 'Punto de venta', cell: ({ pointOfSale }) => nameCase(pointOfSale?.business_name ?? MISSING) },
  { header: 'Identificador', cell: ({ proposalUuid }) => proposalUuid ?? MISSING },
  ...(showsAssignee ? [{ header: 'La tiene', cell: assigneeOf }] : []),
];

/**
 * Streams the filtered list as a file (RT-38), reading one bank page at a time while the client reads. It is a POST, so
 * that URL logs never contain a document number from the filter.
 */
export function exportRoute(app: FastifyInstance, services: Services): void {
  app.post(
    '/files/proposals.csv',
    {
      bodyLimit: LIMITS.bodyBytes,
      config: { requestsPerMinute: perGuest(services.settings.rateLimits.filesPerMinute) },
      onRequest: sameOriginGuard(services.settings.publicOrigin),
    },
    (request, reply) => exportProposals(request, reply, services),
  );
}

async function exportProposals(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const session = await sessionOf(request, services);
  if (session === null) return sendError(reply, 401);
  if (session.kind === 'refused') return sendRefusal(reply, sessionRefusal(session.code));
  const asked = body.safeParse(request.body);
  if (!asked.success) return sendError(reply, 400);
  if (!(await mayExport(services, session.user.claims.sub))) return sendError(reply, 429);
  const visitor: Visitor = { guest: await guestOf(request, services), user: session.user };
  // callerOf aborts the reads when the client disconnects.
  const context = contextOf(request, reply, visitor, services);
  const { bank } = context;
  try {
    const can = await listAbilities(bank);
    const list = listQuery(
      { filter: asked.data.filter, sort: 'NEWEST', pageSize: Math.max(...can.pageSizes) },
      can,
    );
    if ('refused' in list) return await sendError(reply, 400);
    const lines = csvPages({
      columns: columnsOf(
        await phaseLabels(context),
        { showsName: isStaff(session.user), showsAssignee: isStaff(session.user) && can.filtersByAssignee },
        context.today,
      ),
      page: async (after) => (await bank.marked('getProposals', listPage(list.query, after))).answer,
      limit: EXPORT_LIMIT,
      cappedNote: EXPORT_CAPPED_NOTE,
    });
    // Send errors with their status before the file starts.
    const first = await lines.next();
    await keepVisitor(request, reply, visitor, services);
    return await reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="propuestas.csv"',
        'cache-control': 'no-store',
      })
      .send(Readable.from(continued(first.value ?? '', lines)));
  } catch (error) {
    return refuse(request, reply, error);
  }
}

/** Whether the user may export. The limit is per user, so that others at the same IP address cannot use it up. */
const mayExport = ({ budgets }: Services, user: string): Promise<boolean> =>
  budgets.spendExport(user).then(
    () => true,
    () => false,
  );

/** A later failure breaks the connection, so that an incomplete file does not look complete. */
async function* continued(first: string, lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* lines;
}

function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof BankRefusal) return sendError(reply, error.refusal.status);
  if (!(error instanceof BankFailure)) throw error;
  request.log.warn({ call: error.call, code: error.code }, 'export failed');
  return sendError(reply, error.code === 'UNAUTHENTICATED' ? 401 : 503);
}
