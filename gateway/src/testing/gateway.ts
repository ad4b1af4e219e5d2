import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildGateway, type GatewayDependencies } from '../app.ts';
import { readSettings, type Settings } from '../settings.ts';
import { GuestCapability, GuestCookies } from '../session/guest.ts';
import { BankStandIn } from './bankStandIn.ts';

export const PRODUCTION = {
  PROFILE: 'production',
  BANK_SERVICE_KEY: 'a-service-key-for-tests',
  COOKIE_SECRET: 'a-cookie-secret-for-tests-of-forty-bytes',
  IDENTITY_ISSUER: 'https://cognito-idp.sa-east-1.amazonaws.com/sa-east-1_TESTPOOL',
  IDENTITY_CLIENT_ID: 'testclient',
};

export type Running = {
  app: FastifyInstance;
  bank: BankStandIn;
  settings: Settings;
  graphql: (body: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  cookieFor: (...proposals: string[]) => Promise<string>;
  close: () => Promise<void>;
};

type Changed = Partial<Omit<Settings, 'rateLimits'>> & { rateLimits?: Partial<Settings['rateLimits']> };

/**
 * Runs the gateway with a scripted bank. `changed`: settings that the environment cannot set, such as accepting
 * operation texts in production.
 */
export async function runGateway(
  environment: Record<string, string> = {},
  dependencies: GatewayDependencies = {},
  { rateLimits, ...changed }: Changed = {},
): Promise<Running> {
  const bank = await BankStandIn.start();
  const read = readSettings({ LOG_LEVEL: 'silent', BANK_API_URL: bank.url, ...environment });
  const settings = {
    ...read,
    clientDist: '/nonexistent',
    ...changed,
    rateLimits: { ...read.rateLimits, ...rateLimits },
  };
  const app = await buildGateway(settings, dependencies);
  return {
    app,
    bank,
    settings,
    graphql: (body, headers = {}) =>
      app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    cookieFor: async (...proposals) => {
      const guest = GuestCapability.fresh();
      for (const id of proposals) guest.addProposal(id);
      const name = settings.profile === 'production' ? '__Host-guest' : 'guest';
      return `${name}=${await new GuestCookies(settings.cookieSecrets).seal(guest)}`;
    },
    close: async () => {
      await app.close();
      await bank.close();
    },
  };
}
