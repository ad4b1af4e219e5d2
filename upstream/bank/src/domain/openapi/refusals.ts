import { ACCESS, type Access, isRead } from '../access/table.ts';
import { ROUTE_REFUSALS } from './routeRefusals.ts';

/** A route in the router's form, such as `GET /api/proposal/:id/get_proposal`, and its inputs. */
type RouteShape = Readonly<{ route: string; hasParameters: boolean; isLimited: boolean }>;

type Refusals = Record<number, string[]>;

function forSome({ personal, coOwner, staff }: Access & { about: 'proposal' }): Refusals {
  const codes = [
    ...(staff ? ['NOT_FOR_APPLICANTS'] : []),
    ...(personal ? ['BORROWERS_ONLY'] : []),
    ...(coOwner === 'proved' ? ['DEVICE_NOT_PROVED'] : []),
  ];
  return codes.length > 0 ? { 403: codes } : {};
}

function hidden(access: Access): Refusals {
  switch (access.about) {
    case 'proposal':
      return { ...forSome(access), 404: ['PROPOSAL_NOT_FOUND'] };
    case 'simulation':
      return { 404: ['SIMULATION_NOT_FOUND'] };
    case 'self':
      return { 404: ['USER_NOT_FOUND'] };
    case 'board':
      return { 403: ['NOT_FOR_APPLICANTS'] };
    case 'public':
    case 'person':
    case 'ownList':
      return {};
  }
}

/** Returns every error code of the call by HTTP status, specific codes first. */
export function refusalsOf({ route, hasParameters, isLimited }: RouteShape): Refusals {
  const access = ACCESS[route];
  const all: Refusals = {};
  const add = (refusals: Readonly<Record<number, readonly string[]>>) => {
    for (const [status, codes] of Object.entries(refusals)) {
      const before = all[Number(status)] ?? [];
      all[Number(status)] = [...before, ...codes.filter((code) => !before.includes(code))];
    }
  };
  add(ROUTE_REFUSALS[route] ?? {});
  if (access !== undefined) add(hidden(access));
  // The server parses a body even if the route expects none.
  const hasBody = !route.startsWith('GET ');
  if (hasParameters || hasBody) add({ 400: ['VALIDATION', 'BAD_REQUEST'] });
  if (route.includes('/:')) add({ 414: ['ADDRESS_TOO_LONG'] });
  if (hasBody) add({ 400: ['BAD_JSON'], 413: ['TOO_LARGE'], 415: ['MEDIA_TYPE'] });
  add({ 401: ['UNAUTHORIZED', 'UNAUTHENTICATED'] });
  if (!isRead(route)) {
    add({
      400: ['VALIDATION'],
      403: ['READ_ONLY'],
      409: ['IDEMPOTENCY_IN_FLIGHT'],
      422: ['IDEMPOTENCY_KEY_REUSED'],
    });
  }
  if (isLimited) add({ 429: ['TOO_MANY_REQUESTS'] });
  add({ 500: ['INTERNAL'], 503: ['IDENTITY_UNAVAILABLE'] });
  return all;
}
