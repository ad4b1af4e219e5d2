import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOperations, currentSchema } from '../schema/operations.ts';
import { type Browsers, browsersOfRoles, rowOf, SITUATIONS } from './roleBrowsers.ts';
import { type Call, callOf, operationCall, outcomeOf } from './roleCalls.ts';
import { SIMULATION } from './samples.ts';
import { MUTATIONS, QUERIES, ROLES, type Row, VARIANTS } from './roleTable.ts';

const schema = buildSchema(currentSchema());
const namesOf = (type: ReturnType<typeof schema.getQueryType>) => Object.keys(type?.getFields() ?? {});
/** Input values that fit this test's simulations and the demo data. */
const INPUTS: Readonly<Record<string, object>> = {
  createProposal: { rateId: 'TRD-01-24', pointOfSaleCode: '01010' },
  changeVehicle: { simulationId: SIMULATION },
  identifyVehicle: { plate: 'AA123BB' },
};

const queries = Object.keys(QUERIES).map((name) => callOf(schema, 'query', name));
const mutations = Object.keys(MUTATIONS).map((name) => callOf(schema, 'mutation', name, INPUTS[name]));
const variants = VARIANTS.map(({ mutation, input, row }) => {
  const call = callOf(schema, 'mutation', mutation, { ...INPUTS[mutation], ...input });
  return { what: `${mutation} with ${JSON.stringify(input)}`, call, row };
});
const operations = clientOperations().map((text) => operationCall(schema, text, INPUTS));
const rowFor = (field: string): Row | undefined => QUERIES[field] ?? MUTATIONS[field];

let browsers: Browsers;
beforeAll(async () => {
  browsers = await browsersOfRoles();
});
afterAll(() => browsers.close());

describe('the role table [SH-16]', () => {
  it('has a row for every query and mutation, and no others', () => {
    expect(Object.keys(QUERIES).toSorted()).toEqual(namesOf(schema.getQueryType()).toSorted());
    expect(Object.keys(MUTATIONS).toSorted()).toEqual(namesOf(schema.getMutationType()).toSorted());
  });

  it('gives a reason for rows that follow no common pattern', () => {
    const rows = [...Object.values(QUERIES), ...Object.values(MUTATIONS)];
    expect(rows.filter(({ why }) => why !== undefined).length).toBeGreaterThan(12);
  });
});

const keeping = mutations.filter(({ name }) => MUTATIONS[name]?.keeps !== undefined);

describe('an admin [SH-16]', () => {
  const tried = [...mutations.filter((call) => !keeping.includes(call)), ...variants.map(({ call }) => call)];
  it('changes nothing with any mutation, even in a guest’s browser', async () => {
    const before = await browsers.held();
    for (const call of tried) {
      for (const situation of SITUATIONS) await browsers.send('admin', situation, call);
    }
    expect(await browsers.held()).toEqual(before);
  });
});

describe('a rejected call [SH-16]', () => {
  const tried: [Call, Row][] = [
    ...mutations.map((call): [Call, Row] => [call, MUTATIONS[call.name] as Row]),
    ...variants.map(({ call, row }): [Call, Row] => [call, row]),
  ];
  it.each(ROLES)('changes nothing: %s', async (role) => {
    const before = await browsers.held();
    let count = 0;
    for (const [call, row] of tried) {
      for (const situation of SITUATIONS) {
        if (row[situation][role] === 'allowed') continue;
        await browsers.send(role, situation, call);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(20);
    expect(await browsers.held()).toEqual(before);
  });
});

// Runs after the tests that compare checksums, because queued messages may be sent at any time.
describe('a call that admins may make [SH-16]', () => {
  it('is only a revocation or personal data request', () => {
    expect(keeping.map(({ name }) => name)).toEqual(['requestRevocation', 'requestPersonalData']);
  });

  it.each(keeping)('changes only the tables in its row: $name', async (call) => {
    const before = await browsers.held();
    await browsers.send('admin', 'own', call);
    const changed = (await browsers.held()).filter((mark) => !before.includes(mark));
    expect(changed.map((mark) => mark.split(' ')[0])).toEqual(MUTATIONS[call.name]?.keeps);
  });
});

const withoutReason = ({ own, anothers }: Row) => ({ own, anothers });

describe('every query as each role [SH-16]', () => {
  it.each(queries)('has the outcomes in the table: $name', async (call) => {
    expect(await rowOf(browsers, call, call.name)).toEqual(withoutReason(QUERIES[call.name] as Row));
  });
});

describe('every mutation as each role [SH-16]', () => {
  // Run first: an existing proposal cannot be created again at another point of sale.
  it.each(variants)('has the outcomes in the table: $what', async ({ call, row }) => {
    expect(await rowOf(browsers, call, call.name)).toEqual(withoutReason(row));
  });

  it.each(mutations)('has the outcomes in the table: $name', async (call) => {
    expect(await rowOf(browsers, call, call.name)).toEqual(withoutReason(MUTATIONS[call.name] as Row));
  });
});

describe('every client operation as each role [SH-16]', () => {
  it.each(operations)('has the outcomes in the table: $name', async (call) => {
    for (const role of ROLES) {
      for (const situation of SITUATIONS) {
        const answer = await browsers.send(role, situation, call);
        for (const { name, key } of call.fields) {
          expect([role, situation, key, outcomeOf(key, answer)]).toEqual([
            role,
            situation,
            key,
            rowFor(name)?.[situation][role],
          ]);
        }
      }
    }
  });
});
