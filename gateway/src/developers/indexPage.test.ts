import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { indexPage } from './indexPage.ts';

const DEMO = { IDENTITY_ISSUER: 'http://localhost:4002/pool', IDENTITY_CLIENT_ID: 'client' };
const doors = (environment: Record<string, string>) =>
  [...indexPage(readSettings(environment)).body.matchAll(/<li><a href="([^"]+)"/g)].map(
    ([, address]) => address,
  );

describe('the developer index page', () => {
  it('links to every demo page', () => {
    expect(doors(DEMO)).toEqual([
      '/playground/',
      '/developers/schema',
      '/errors',
      'http://127.0.0.1:4001/api/docs',
      'http://127.0.0.1:4001/outbox',
      'http://127.0.0.1:4001/demo/back-office',
      'http://localhost:4002/outbox',
      '/metrics',
    ]);
  });

  it('links to the design system if it is built, and otherwise says how to build it', () => {
    const [built, other] = [true, false].map((hasDesign) => indexPage(readSettings(DEMO), hasDesign).body);
    expect(built).toContain('<a href="/design/">');
    expect(other).not.toContain('<a href="/design/">');
    expect(other).toContain('npx storybook build');
  });

  it('has a row for each bank call, with fields that link to the schema', () => {
    const call = {
      method: 'POST',
      path: '/api/simulation/set_simulation',
      served: ['Mutation.startSimulation'],
      operations: ['StartSimulation'],
    };
    const screens = { StartSimulation: ['client/src/flows/holder/steps/personal-data'] };
    const { body } = indexPage(readSettings(DEMO), false, { calls: [call], users: {}, screens });
    expect(body.split('id="calls"')[1]?.match(/<tr><th scope="row">/g)).toHaveLength(1);
    expect(body).toContain('personal-data');
    expect(body).toContain(
      '<a href="/developers/schema#Mutation.startSimulation">Mutation.startSimulation</a>',
    );
  });

  it('explains how another client uses this installation', () => {
    const settings = readSettings({ ...DEMO, PUBLIC_ORIGIN: 'https://demo.example' });
    const { body } = indexPage(settings);
    expect(body).toContain('curl -O https://demo.example/developers/schema.graphql');
    expect(body).toContain('curl https://demo.example/graphql');
    expect(body).toContain(`${settings.rateLimits.graphqlPerMinute} a minute`);
    expect(indexPage(readSettings({ ...DEMO, PORT: '4711' })).body).toContain(
      'curl http://localhost:4711/graphql',
    );
  });
});
