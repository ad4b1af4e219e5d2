import { GraphQLError } from 'graphql';
import { genderCode } from '../../bank/person.ts';
import { sortedPointsOfSale } from '../../derived/catalogues.ts';
import { roleOf } from '../../derived/role.ts';
import type { MutationResolvers, QueryResolvers, ViewerResolvers } from '../../generated/resolvers.ts';
import { toPointOfSale } from '../convert/loan.ts';
import { genderFromCode } from '../convert/values.ts';
import { USER_PATHS } from '../input/paths.ts';
import { newUserBody } from '../input/user.ts';
import { orUserErrors } from '../userErrors.ts';

export const viewerQueries = {
  viewer: (_root, _args, { user }) => user && { claims: user.claims },
} satisfies QueryResolvers;

export const viewerFields: ViewerResolvers = {
  id: ({ claims }) => claims.sub,
  firstName: ({ claims }) => claims.given_name ?? claims.name ?? '',
  lastName: ({ claims }) => claims.family_name ?? '',
  gender: ({ claims }) => {
    const code = genderCode.safeParse(claims.gender);
    return code.success ? genderFromCode(code.data) : null;
  },
  cuil: ({ claims }) => claims['custom:cuit_cuil'] ?? null,
  phoneNumber: ({ claims }) => claims.phone_number ?? null,
  email: ({ claims }) => claims.email,
  role: ({ claims }) => roleOf(claims['cognito:groups']),
  pointsOfSale: async ({ claims }, _args, { bank }) => {
    const [own, all] = await Promise.all([bank.user.sellingPoints(claims.sub), bank.branches.branches()]);
    const cities = new Map(all.map(({ code, city }) => [code, city]));
    const points = own.map((point) => ({ ...point, city: cities.get(point.code) ?? '' }));
    return sortedPointsOfSale(points).map(toPointOfSale);
  },
};

export const viewerMutations = {
  signOut: async (_root, _args, { signOut }) => {
    await signOut();
    return { signedOut: true, userErrors: [] };
  },
  createUser: async (_root, { input }, { bank, settings }) => {
    if (!settings.flags.signUp) {
      throw new GraphQLError('signing up is switched off', { extensions: { code: 'FORBIDDEN' } });
    }
    const { value, userErrors } = newUserBody(input);
    if (value === null) return { created: false, userErrors };
    const outcome = await orUserErrors(USER_PATHS, async () => {
      await bank.user.create(value);
      return { created: true, userErrors: [] };
    });
    return { created: false, ...outcome };
  },
} satisfies MutationResolvers;
