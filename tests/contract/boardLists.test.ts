import { Kind, parse, print } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { readSource } from '../support/sourceFiles.ts';
import { type Name, type ProductWithPeople, productWithPeople } from './people.ts';

/** Imported by a computed path, so that tsc does not check the client's files here. */
const CLIENT = '../../client/src/flows/dashboard';
const BOARD = 'client/src/flows/dashboard/board/board.graphql';

const counts = z.looseObject({ signed: z.number(), inscribed: z.number(), startsOn: z.string() });
const board = z.looseObject({ cohorts: z.array(counts) });
type Board = z.infer<typeof board>;
type Address = { search: string; hash: string };
const code = z.object({
  chartsOf: z.custom<
    (
      board: Board,
      pointOfSale: string | null,
    ) => {
      key: string;
      groups: {
        key: string;
        href?: string;
        links?: Record<string, string>;
        values: Record<string, number>;
      }[];
    }[]
  >(),
  readPlace: z.custom<(address: Address) => { filters: object }>(),
  filterInput: z.custom<(filters: object, role: string) => object>(),
});

let product: ProductWithPeople;
beforeAll(async () => {
  product = await productWithPeople();
});
afterAll(() => product.close());

/** Returns the board page's operation with its fragment. */
function boardQuery(): string {
  const { definitions, ...document } = parse(readSource(BOARD));
  const asked = definitions.filter(
    (one) => one.kind !== Kind.OPERATION_DEFINITION || one.name?.value === 'Board',
  );
  return print({ ...document, definitions: asked });
}

async function clientCode() {
  const load = async (path: string): Promise<object> =>
    z.looseObject({}).parse(await import(`${CLIENT}/${path}`));
  return code.parse({
    ...(await load('board/charts.ts')),
    ...(await load('address/listAddress.ts')),
    ...(await load('address/filters.ts')),
  });
}

it.each([
  ['admin', 'ADMIN', null],
  ['seller', 'SELLER', null],
  ['sellerOfThree', 'SELLER', '01022'],
] as const satisfies [Name, string, string | null][])(
  'each figure on the board of %s links to a list with that many proposals [RT-38]',
  async (name, role, pointOfSaleCode) => {
    const { chartsOf, readPlace, filterInput } = await clientCode();
    const { data } = await product.ask<{ board: unknown }>(name, boardQuery(), { pointOfSaleCode });
    const read = board.parse(data?.board);
    const figures = chartsOf(read, pointOfSaleCode).flatMap(({ key: chart, groups }) =>
      groups.flatMap(({ key: group, href, links = {}, values }) => {
        // The conversion is shown as a percentage of the approved proposals.
        const cohort =
          chart === 'cohorts' ? read.cohorts.find(({ startsOn }) => startsOn === group) : undefined;
        const whole = Object.values(values).reduce((sum, value) => sum + value, 0);
        return [
          ...(chart === 'waiting' && href !== undefined ? [{ chart, of: group, href, count: whole }] : []),
          ...Object.entries(links).map(([series, link]) => ({
            chart,
            of: `${group} ${series}`,
            href: link,
            count: cohort === undefined ? values[series] : cohort[series],
          })),
        ];
      }),
    );
    expect(new Set(figures.map(({ chart }) => chart))).toEqual(
      new Set(['waiting', 'weeks', 'cohorts', 'documents', 'points']),
    );
    for (const { href, ...figure } of figures) {
      const { search, hash } = new URL(href, product.url);
      const filter = filterInput(readPlace({ search, hash }).filters, role);
      const answer = await product.ask<{ proposalCounts: { count: number }[] }>(
        name,
        'query ($filters: [ProposalFilter!]!) { proposalCounts(filters: $filters) { count } }',
        { filters: [filter] },
      );
      expect({ ...figure, count: answer.data?.proposalCounts[0]?.count }).toEqual(figure);
    }
  },
);
