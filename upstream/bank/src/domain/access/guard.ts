import type { FastifyRequest } from 'fastify';
import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { missingProposal } from '../records/proposals.ts';
import { missingSimulation } from '../records/simulations.ts';
import { type Caller, isStaff, type User } from '../../platform/access/caller.ts';
import { userOf } from './userOf.ts';
import { type TokenVerifier, unauthenticated } from '../../platform/access/identityToken.ts';
import {
  borrowersOnly,
  deviceNotProved,
  isReference,
  maySeeProposal,
  maySeeSimulation,
  partsOf,
} from './sight.ts';
import { ApiError, notFound } from '../../platform/http/errors.ts';
import { ACCESS, type Access, isRead, type Reference } from './table.ts';

const PROPOSAL_NAMES = ['idProposal', 'proposalId', 'proposalUuid', 'id', 'proposal'];

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

function valueAt(request: FastifyRequest, { in: place, name }: Reference, about: Access['about']): unknown {
  const source: unknown = request[place];
  const found = name.split('.').reduce(property, source);
  if (found !== undefined || about !== 'proposal' || place !== 'body') return found;
  return PROPOSAL_NAMES.map((alias) => property(source, alias)).find((value) => value !== undefined);
}

function referenceAt(
  request: FastifyRequest,
  at: Reference,
  about: 'proposal' | 'simulation',
): string | null {
  const value = valueAt(request, at, about);
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && isReference(about, text) ? text : null;
}

/** Returns the signed-in user of a request. @throws {ApiError} 401 for a guest. */
export function requireUser(request: FastifyRequest): User {
  if (request.caller.kind !== 'user') throw unauthenticated();
  return request.caller;
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

async function callerOf(bank: Bank, request: FastifyRequest, verify: TokenVerifier): Promise<Caller> {
  const { authorization } = request.headers;
  if (authorization === undefined) {
    const subject = request.headers['x-subject'];
    return { kind: 'guest', subject: typeof subject === 'string' ? subject : '' };
  }
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined) throw unauthenticated();
  return userOf(bank.sql, await verify(token));
}

const isAdmin = (caller: Caller): boolean => caller.kind === 'user' && caller.role === 'admin';

/** Another user's record returns the same response as an unknown one (docs/security.md#a-users-own-record). */
const missingUser = () => notFound('USER_NOT_FOUND', 'No encontramos ese usuario.');

const readOnly = () => new ApiError(403, 'READ_ONLY', 'Tu usuario es solo de consulta.');

const forApplicants = () => new ApiError(403, 'NOT_FOR_APPLICANTS', 'Tu usuario no tiene tablero.');

const isAboutCoOwner = (request: FastifyRequest): boolean =>
  [request.body, request.query].some((source) => property(source, 'personType') === 'CO_OWNER');

/**
 * Limits the co-owner's browser to the co-owner's part and stops all others from acting as the co-owner. Returns
 * whether the call is the co-owner's.
 */
async function requireParty(
  bank: Bank,
  request: FastifyRequest,
  access: Access & { about: 'proposal' },
): Promise<boolean> {
  const { coOwner } = access;
  const asCoOwner = coOwner === 'own' || (coOwner !== undefined && isAboutCoOwner(request));
  const reference = referenceAt(request, access.at, access.about);
  if (reference === null) return false;
  const parts = await partsOf(bank.sql, request.caller, reference);
  const own = parts.find(({ party }) => party === 'CO_OWNER');
  if (asCoOwner && own) {
    if (coOwner === 'proved' && own.provedAt === null) throw deviceNotProved();
    return true;
  }
  // On a shared device, the owner enters a code as on any other device.
  const isOnlyCoOwner = own !== undefined && parts.length === 1 && !access.opens;
  if (isOnlyCoOwner || (asCoOwner && coOwner !== 'shared')) throw missingProposal();
  return false;
}

/** @throws {ApiError} 403 BORROWERS_ONLY for a seller if only the borrower may call this. */
function refuseStaff({ caller }: FastifyRequest, { personal }: Access & { about: 'proposal' }): void {
  if (personal && isStaff(caller)) throw borrowersOnly();
}

/** @throws {ApiError} 401 for a guest, 403 NOT_FOR_APPLICANTS. */
function requireStaff(request: FastifyRequest): void {
  if (requireUser(request).role === 'applicant') throw forApplicants();
}

async function requireAccess(bank: Bank, request: FastifyRequest, access: Access): Promise<void> {
  const { caller } = request;
  switch (access.about) {
    case 'public':
    case 'person':
      return;
    case 'ownList':
      requireUser(request);
      return;
    case 'board':
      requireStaff(request);
      return;
    case 'self':
      if (valueAt(request, access.at, access.about) !== requireUser(request).id) throw missingUser();
      return;
    case 'proposal': {
      if (access.staff) requireStaff(request);
      if (await requireParty(bank, request, access)) return;
      if (caller.kind === 'guest' || (access.opens && caller.role === 'applicant')) return;
      const reference = referenceAt(request, access.at, access.about);
      if (reference !== null && !(await maySeeProposal(bank.sql, caller, reference))) throw missingProposal();
      refuseStaff(request, access);
      return;
    }
    case 'simulation': {
      if (caller.kind === 'guest') return;
      const reference = referenceAt(request, access.at, access.about);
      if (reference !== null && !(await maySeeSimulation(bank.sql, caller, reference))) {
        throw missingSimulation();
      }
    }
  }
}

/**
 * Enforces access/table.ts on every route of `app`. Startup fails if a route is missing from the table, so no route is
 * public by mistake.
 */
export function guardRoutes(app: BankApp, bank: Bank, verify: TokenVerifier): void {
  // Declares the property, which the onRequest hook below sets.
  app.decorateRequest('caller');
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) {
      if (!Object.hasOwn(ACCESS, `${name} ${url}`)) {
        throw new Error(`access/table.ts does not say who may call ${name} ${url}`);
      }
    }
  });
  app.addHook('onRequest', async (request) => {
    request.caller = await callerOf(bank, request, verify);
  });
  app.addHook('preValidation', async (request) => {
    const route = `${request.method} ${request.routeOptions.url ?? ''}`;
    const access = ACCESS[route];
    // Not a route, so the response is a 404.
    if (access === undefined) return;
    if (isAdmin(request.caller) && !isRead(route)) throw readOnly();
    await requireAccess(bank, request, access);
  });
}
