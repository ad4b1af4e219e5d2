import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { toBranch } from '../catalogue/items.ts';
import { responseSchemas } from '../../platform/http/answers.ts';
import { branchCouponAnswer, branchesAnswer, couponQuery } from '../api/branches.ts';
import { couponOfPointOfSale } from './service.ts';

export function branchesRoutes(app: BankApp, { catalogues }: Bank): void {
  app.get(
    '/branches',
    {
      schema: {
        operationId: 'getBranches',
        summary: 'List points of sale',
        tags: ['branches'],
        description: 'CA-35: returns the points of sale.',
        response: responseSchemas(branchesAnswer),
      },
    },
    async () => catalogues.pointsOfSale.map(toBranch),
  );
  app.get(
    '/branches/get_coupon',
    {
      schema: {
        operationId: 'getBranchCoupon',
        summary: 'Get the agreements of a point of sale',
        tags: ['branches'],
        description: 'CA-36: returns the default coupon and the agreements that a point of sale sells.',
        querystring: couponQuery,
        response: responseSchemas(branchCouponAnswer),
      },
    },
    async (request) => couponOfPointOfSale(catalogues, request.query.pointOfSale || undefined),
  );
}
