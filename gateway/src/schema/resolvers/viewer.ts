import { GraphQLError } from 'graphql';
import { BankRefusal } from '../../bank/client/errors.ts';
import { sellingPoints } from '../../bank/sellingPoints.ts';
import { browserName } from '../../derived/browserName.ts';
import { sortedPointsOfSale } from '../../derived/catalogues.ts';
import { roleOf } from '../../derived/role.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  UserSessionResolvers,
  ViewerResolvers,
} from '../../generated/resolvers.ts';
import { toPointOfSale } from '../convert/loan.ts';
import { genderFromCode, isGenderCode } from '../convert/values.ts';
import { newUserBody, USER } from '../entities/user.ts';
import { requireUser } from '../access.ts';
import { orUserErrors } from '../userErrors.ts';

export const viewerQueries = {
  viewer: (_root, _args, { user }) => user && { claims: user.claims },
} satisfies QueryResolvers;

export const viewerFields: ViewerResolvers = {
  id: ({ claims }) => claims.sub,
  firstName: ({ claims }) => claims.given_name ?? claims.name ?? '',
  lastName: ({ claims }) => claims.family_name ?? '',
  gender: ({ claims }) => {
    const { gender } = claims;
    return isGenderCode(gender) ? genderFromCode(gender) : null;
  },
  cuil: ({ claims }) => claims['custom:cuit_cuil'] ?? null,
  phoneNumber: ({ claims }) => claims.phone_number ?? null,
  email: ({ claims }) => claims.email,
  role: ({ claims }) => roleOf(claims['cognito:groups']),
  sessions: (_viewer, _args, { sessions }) => sessions.list(),
  pointsOfSale: async ({ claims }, _args, { bank }) => {
    const [own, all] = await Promise.all([
      sellingPoints(bank, claims.sub),
      bank.catalogue('getBranches', {}),
    ]);
    const cities = new Map(all.map(({ code, city }) => [code, city]));
    const points = own.map((point) => ({ ...point, city: cities.get(point.code) ?? '' }));
    return sortedPointsOfSale(points).map(toPointOfSale);
  },
};

/** Converts seconds since 1970. */
const moment = (seconds: number) => new Date(seconds * 1000).toISOString();

export const userSessionFields: UserSessionResolvers = {
  browser: ({ agent }) => browserName(agent).browser,
  system: ({ agent }) => browserName(agent).system,
  openedAt: ({ openedAt }) => moment(openedAt),
  seenAt: ({ seenAt }) => moment(seenAt),
};

/** Hides that an email address is taken; the bank sends an email to its owner (docs/security.md#finding-people). */
function likeANewUser(error: unknown): void {
  if (!(error instanceof BankRefusal) || error.refusal.code !== 'EMAIL_TAKEN') throw error;
}

export const viewerMutations = {
  signOut: async (_root, { input }, { signOut, sessions }) => {
    if (input?.everywhere) await sessions.end(() => true);
    await signOut();
    return { isSignedOut: true, userErrors: [] };
  },
  endSession: async (_root, { input }, context) => {
    requireUser(context);
    await context.sessions.end((id) => id === input.sessionId);
    return { sessions: await context.sessions.list(), userErrors: [] };
  },
  createUser: async (_root, { input }, { bank, settings, own, spendSignUp }) => {
    if (!settings.flags.signUp) {
      throw new GraphQLError('signing up is switched off', { extensions: { code: 'FORBIDDEN' } });
    }
    const { value, userErrors } = newUserBody(input);
    if (value === null) return { isCreated: false, userErrors };
    await spendSignUp();
    own.keep();
    const outcome = await orUserErrors(USER, async () => {
      // Send the user's token, so that the bank rejects admins (SH-16).
      await bank.send('createUser', { body: value, behalf: 'user' }).catch(likeANewUser);
      return { isCreated: true, userErrors: [] };
    });
    return { isCreated: false, ...outcome };
  },
} satisfies MutationResolvers;
