import { z } from 'zod';
import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { listOf, type ListName } from '../catalogue/catalogues.ts';
import { toItem } from '../catalogue/items.ts';
import { responseSchemas } from '../../platform/http/answers.ts';
import { catalogueItem } from '../../platform/http/shapes.ts';

const PLAIN: readonly {
  path: string;
  operationId: string;
  summary: string;
  list: ListName;
  description: string;
}[] = [
  {
    path: 'get_genders',
    operationId: 'getGenders',
    summary: 'List genders',
    list: 'gender',
    description: 'CA-06: returns the genders.',
  },
  {
    path: 'get_relationships',
    operationId: 'getRelationships',
    summary: 'List a co-owner’s relationships to the owner',
    list: 'relationship',
    description: 'CA-07: returns the relationships of a co-owner to the owner.',
  },
  {
    path: 'get_marital_status',
    operationId: 'getMaritalStatuses',
    summary: 'List marital statuses',
    list: 'maritalStatus',
    description: 'CA-08: returns the marital statuses.',
  },
  {
    path: 'get_mobile_providers',
    operationId: 'getMobileProviders',
    summary: 'List mobile providers',
    list: 'mobileProvider',
    description: 'CA-09: returns the mobile providers.',
  },
  {
    path: 'get_occupations',
    operationId: 'getOccupations',
    summary: 'List occupations',
    list: 'occupation',
    description: 'CA-10: returns the occupations; 1 is self-employed.',
  },
];

const items = responseSchemas(z.array(catalogueItem));
const tags = ['person'];
const occupationId = z.coerce.number().int().optional();

/** Registers the catalogue lists of the person screens; some are filtered by an earlier choice. */
export function personListRoutes(app: BankApp, { catalogues }: Bank): void {
  for (const { path, list, ...named } of PLAIN) {
    app.get(`/person/${path}`, { schema: { ...named, tags, response: items } }, async () =>
      listOf(catalogues, list).map(toItem),
    );
  }
  app.get(
    '/person/get_gross_income',
    {
      schema: {
        operationId: 'getGrossIncomeCategories',
        summary: 'List turnover tax categories',
        tags,
        description: 'CA-11: returns the turnover tax categories; `category` is the code of the VAT status.',
        querystring: z.object({ category: z.string().optional() }),
        response: items,
      },
    },
    async (request) =>
      request.query.category
        ? listOf(catalogues, 'grossIncome', request.query.category).map(toItem)
        : listOf(catalogues, 'iibbCategory').map(toItem),
  );
  app.get(
    '/person/get_tax_burdens',
    {
      schema: {
        operationId: 'getTaxBurdens',
        summary: 'List VAT statuses',
        tags,
        description: 'CA-12: returns the VAT statuses that an occupation may have.',
        querystring: z.object({ category: z.string().optional(), occupationId }),
        response: items,
      },
    },
    async (request) => {
      const { category, occupationId: occupation } = request.query;
      const burdens =
        occupation === undefined
          ? listOf(catalogues, 'ivaCategory')
          : listOf(catalogues, 'taxBurden', String(occupation));
      return burdens.filter((item) => !category || item.code === category).map(toItem);
    },
  );
  app.get(
    '/person/get_work_activities',
    {
      schema: {
        operationId: 'getWorkActivities',
        summary: 'List work activities',
        tags,
        description: 'CA-13: returns the work activities of an occupation.',
        querystring: z.object({ occupationId }),
        response: items,
      },
    },
    async (request) =>
      listOf(
        catalogues,
        'workActivity',
        request.query.occupationId === undefined ? undefined : String(request.query.occupationId),
      ).map(toItem),
  );
}
