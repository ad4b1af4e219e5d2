import { buildGateway } from '../../gateway/src/app.ts';
import { readSettings } from '../../gateway/src/settings.ts';
import { TestIdentity } from '../../gateway/src/testing/identity.ts';
import { testBank } from '../../upstream/bank/src/testing/bank.ts';
import {
  ADMIN,
  APPLICANT,
  OTHER_APPLICANT,
  SELLER,
  SELLER_OF_NONE,
  SELLER_OF_THREE,
} from '../../upstream/bank/src/testing/identity.ts';
import { NO_PAGES } from './guest.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const groups = (name: string, points = '') => ({
  'cognito:groups': [name],
  ...(points === '' ? {} : { 'custom:points_of_sale': points }),
});

/** Demo users who sign in. */
const PEOPLE = {
  applicant: APPLICANT,
  otherApplicant: OTHER_APPLICANT,
  seller: { ...SELLER, ...groups('seller', '01010') },
  sellerOfThree: { ...SELLER_OF_THREE, ...groups('seller', '01010,01022,01035') },
  sellerOfNone: { ...SELLER_OF_NONE, ...groups('seller') },
  admin: { ...ADMIN, ...groups('admin') },
};
export type Name = keyof typeof PEOPLE;
export const NAMES = Object.keys(PEOPLE) as readonly Name[];

type Answer<T> = {
  data: T | null;
  errors?: { message: string; extensions: { code: string; field?: string } }[];
};

/** Starts bank and gateway with the demo proposals, and a token for each demo user. */
export async function productWithPeople(bankEnvironment: Record<string, string> = {}) {
  const identity = await TestIdentity.start();
  const bank = await testBank({ ...identity.environment, DEMO_PROPOSALS: '400', ...bankEnvironment });
  const address = await bank.app.listen({ port: 0, host: '127.0.0.1' });
  const settings = {
    LOG_LEVEL: 'silent',
    BANK_API_URL: `${address}/api`,
    ...identity.environment,
  };
  const gateway = await buildGateway({ ...readSettings(settings), clientDist: NO_PAGES }, { now: () => NOW });
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const tokens = new Map<Name, string>();
  for (const name of NAMES) tokens.set(name, await identity.token(PEOPLE[name], NOW));
  /** `null`: a guest. */
  const headersOf = (name: Name | null): Record<string, string> => ({
    'content-type': 'application/json',
    ...(name === null ? {} : { authorization: `Bearer ${tokens.get(name) ?? ''}` }),
  });
  return {
    bank,
    url,
    gateway,
    headersOf,
    /** Returns a token of a new session, so that ending one session leaves the others open. */
    signIn: (name: Name) => identity.token(PEOPLE[name], NOW),
    signInAs: (claims: typeof APPLICANT) => identity.token(claims, NOW),
    ask: async <T>(name: Name | null, query: string, variables: object = {}): Promise<Answer<T>> => {
      const body = JSON.stringify({ query, variables });
      const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: headersOf(name), body });
      return (await answer.json()) as Answer<T>;
    },
    close: async () => {
      await gateway.close();
      await bank.close();
      await identity.close();
    },
  };
}

export type ProductWithPeople = Awaited<ReturnType<typeof productWithPeople>>;
