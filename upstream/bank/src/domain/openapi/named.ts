import { z } from 'zod';
import * as httpShapes from '../../platform/http/shapes.ts';
import * as logs from '../../platform/logs/contract.ts';
import * as accounts from '../api/accounts.ts';
import * as afip from '../api/afip.ts';
import * as biometry from '../api/biometry.ts';
import * as board from '../api/board.ts';
import * as branches from '../api/branches.ts';
import * as certificate from '../api/certificate.ts';
import * as coOwner from '../api/coOwner.ts';
import * as contract from '../api/contract.ts';
import * as coupon from '../api/coupon.ts';
import * as documentation from '../api/documentation.ts';
import * as enri from '../api/enri.ts';
import * as followUp from '../api/followUp.ts';
import * as insurance from '../api/insurance.ts';
import * as person from '../api/person.ts';
import * as personalData from '../api/personalData.ts';
import * as prepayment from '../api/prepayment.ts';
import * as places from '../api/places.ts';
import * as proposal from '../api/proposal.ts';
import * as proposals from '../api/proposals.ts';
import * as revocation from '../api/revocation.ts';
import * as sideCosts from '../api/sideCosts.ts';
import * as simulation from '../api/simulation.ts';
import * as user from '../api/user.ts';
import * as vehicle from '../api/vehicle.ts';

const MODULES = [
  httpShapes,
  logs,
  accounts,
  afip,
  biometry,
  board,
  branches,
  certificate,
  coOwner,
  contract,
  coupon,
  documentation,
  enri,
  followUp,
  insurance,
  person,
  personalData,
  prepayment,
  places,
  proposal,
  proposals,
  revocation,
  sideCosts,
  simulation,
  user,
  vehicle,
];

/** Tools expect inlined parameters in OpenAPI. */
const isParameters = (name: string) => /(Query|Params)$/.test(name);

const isNamedShape = (value: unknown): value is z.ZodType =>
  value instanceof z.ZodObject || value instanceof z.ZodArray || value instanceof z.ZodEnum;

/**
 * Registers every exported schema of the contract in zod's registry under its constant's name, so that the OpenAPI
 * document has one component per schema: `proposalAnswer` becomes `ProposalAnswer`, or `ProposalAnswerInput` in
 * requests.
 */
export function nameShapes(): void {
  for (const [name, shape] of MODULES.flatMap((module) => Object.entries<unknown>(module))) {
    if (!isNamedShape(shape) || isParameters(name)) continue;
    const known = z.globalRegistry.get(shape);
    if (known?.id !== undefined) continue;
    z.globalRegistry.add(shape, { ...known, id: `${name.charAt(0).toUpperCase()}${name.slice(1)}` });
  }
}
