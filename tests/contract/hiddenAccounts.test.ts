import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Running, runGateway } from '../../gateway/src/testing/gateway.ts';
import { sampleBank } from './sampleBank.ts';
import { PROPOSAL } from './samples.ts';

const QUERY = `query A($id: ID!) { proposal(id: $id) { accountChoice { isAfterIdentityCheck canOpenNew accounts { id } } } }`;

let gateway: Running;
beforeEach(async () => {
  gateway = await runGateway();
});
afterEach(() => gateway.close());

const account = {
  id: 'own',
  bankName: 'Otro Banco',
  accountType: 'CA',
  maskedNumber: '•••• 4410',
  selected: false,
};

it.each([
  ['hides them before', false, []],
  ['shows them after', true, [{ id: 'own' }]],
])(
  '[CA-61] when a bank lists the accounts immediately, the gateway %s the identity check',
  async (_what, bioValidated, accounts) => {
    gateway.bank.script = (await sampleBank())(() => undefined, {
      get_accounts: { afterIdentity: null, canOpenNew: true, accounts: [account] },
      get_biometry: { bioValidated },
    });
    const answer = await gateway.graphql(
      { query: QUERY, variables: { id: PROPOSAL } },
      { cookie: await gateway.cookieFor(PROPOSAL) },
    );
    expect(answer.json()).toEqual({
      data: {
        proposal: { accountChoice: { isAfterIdentityCheck: !bioValidated, canOpenNew: true, accounts } },
      },
    });
  },
);
