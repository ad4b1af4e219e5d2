import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { responseSchemas } from '../../platform/http/answers.ts';
import { proposalIdParams } from '../../platform/http/shapes.ts';
import { write } from '../../platform/http/write.ts';
import {
  generateInsurancesBody,
  insurancesAnswer,
  postInsuranceBody,
  reloadInsurancesQuery,
} from '../api/insurance.ts';
import { generateInsurances, getInsurances, postInsurance, reloadInsurances } from './service.ts';

const tags = ['insurance'];
const response = responseSchemas(insurancesAnswer);

export function insuranceRoutes(app: BankApp, bank: Bank): void {
  app.get(
    '/insurance/:id/get_insurances',
    {
      schema: {
        operationId: 'getInsurances',
        summary: 'List the offered policies',
        tags,
        description: 'CA-39: returns the offered policies.',
        params: proposalIdParams,
        response,
      },
    },
    async (request) => getInsurances(bank, request.params.id),
  );
  app.post(
    '/insurance/generate_insurances',
    {
      schema: {
        operationId: 'generateInsurances',
        summary: 'Create policy offers',
        tags,
        description: 'CA-40: creates the offers, or returns existing ones.',
        body: generateInsurancesBody,
        response,
      },
    },
    async (request) => write(bank, request, (tx) => generateInsurances(tx, request.body.proposalId)),
  );
  app.patch(
    '/insurance/post_insurance',
    {
      schema: {
        operationId: 'chooseInsurance',
        summary: 'Choose a policy',
        tags,
        description: 'CA-41: chooses a policy.',
        body: postInsuranceBody,
        response,
      },
    },
    async (request) => write(bank, request, (tx) => postInsurance(tx, request.body)),
  );
  app.get(
    '/insurance/reload_insurances',
    {
      schema: {
        operationId: 'reloadInsurances',
        summary: 'Renew the policy offers',
        tags,
        description: 'CA-42: renews the offers; the choice stays if its offer still exists.',
        querystring: reloadInsurancesQuery,
        response,
      },
    },
    async (request) => write(bank, request, (tx) => reloadInsurances(tx, request.query.id)),
  );
}
