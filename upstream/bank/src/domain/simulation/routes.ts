import { z } from 'zod';
import type { Bank } from '../bank.ts';
import { type BankApp, inTransaction } from '../../platform/platform.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { responseSchemas, fileAnswers } from '../../platform/http/answers.ts';
import { write } from '../../platform/http/write.ts';
import {
  quotePdfAvailable,
  quotePdfBody,
  ratesAnswer,
  ratesBody,
  setSimulationAnswer,
  setSimulationBody,
  simulationAnswer,
  statusAnswer,
  statusQuery,
} from '../api/simulation.ts';
import { insuranceEstimateAnswer, insuranceEstimateQuery } from '../api/insurance.ts';
import { offerPrepaymentQuery, prepaymentAnswer } from '../api/prepayment.ts';
import { sideCostsAnswer, sideCostsQuery } from '../api/sideCosts.ts';
import { insuranceEstimate } from './insuranceEstimate.ts';
import { offerPrepayment } from './prepayment.ts';
import { quotePdf } from './quotePdf.ts';
import { getRates } from './rates.ts';
import { sideCosts } from './sideCosts.ts';
import { getSimulation, getStatus, setSimulation } from './service.ts';

const tags = ['simulation'];

export function simulationRoutes(app: BankApp, bank: Bank): void {
  app.post(
    '/simulation/set_simulation',
    {
      schema: {
        operationId: 'setSimulation',
        summary: 'Store a simulation',
        tags,
        description:
          "CA-01: stores a simulation; get_status polls for its decision. 403 CONSENT_NOT_YOURS for a seller's consents.",
        body: setSimulationBody,
        response: responseSchemas(setSimulationAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => setSimulation(tx, request.body, request.caller)),
  );
  app.post(
    '/simulation/get_rates',
    {
      schema: {
        operationId: 'getRates',
        summary: 'Calculate a loan',
        tags,
        description:
          "CA-02, CA-03: returns indicative figures, or with `uuid` those of the applicant's offer.",
        body: ratesBody,
        response: responseSchemas(ratesAnswer),
      },
    },
    async (request) => getRates(bank, request.body),
  );
  app.get(
    '/ext/insurance-estimate',
    {
      schema: {
        operationId: 'getInsuranceEstimate',
        summary: 'Estimate the mandatory insurance',
        tags,
        description:
          'Optional: returns the cheapest premium of the mandatory policy, and the CFTEA of the loan with it; 404 NO_POLICY if no policy fits.',
        querystring: insuranceEstimateQuery,
        response: responseSchemas(insuranceEstimateAnswer),
      },
    },
    async (request) => insuranceEstimate(bank, request.query),
  );
  app.get(
    '/ext/side-costs',
    {
      schema: {
        operationId: 'getSideCosts',
        summary: 'Estimate the costs in addition to the loan',
        tags,
        description:
          'Optional: returns the registration of the pledge, stamp tax, transfer of a used vehicle and plate tax, by province.',
        querystring: sideCostsQuery,
        response: responseSchemas(sideCostsAnswer),
      },
    },
    async (request) => sideCosts(bank, request.query),
  );
  app.get(
    '/ext/offer-prepayment',
    {
      schema: {
        operationId: 'getOfferPrepayment',
        summary: 'Simulate a prepayment within an offer',
        tags,
        description:
          "Optional: returns the effect of a prepayment on a choice of the applicant's offer; 404 NO_LOAN if its mode has no rate.",
        querystring: offerPrepaymentQuery,
        response: responseSchemas(prepaymentAnswer),
      },
    },
    async (request) => offerPrepayment(bank, request.query),
  );
  app.get(
    '/ext/quote-pdf/available',
    {
      schema: {
        operationId: 'getQuotePdfAvailable',
        summary: 'Check whether quotes can be printed',
        tags,
        description: 'Optional: returns whether the bank prints quotes.',
        response: responseSchemas(quotePdfAvailable),
      },
    },
    async () => ({ available: true as const }),
  );
  app.post(
    '/ext/quote-pdf',
    {
      schema: {
        operationId: 'getQuotePdf',
        summary: 'Print a quote',
        tags,
        description:
          "Optional: returns a quote as a PDF, with a QR code that links to its page; 409 OFFER_CHANGED if the total differs from the link's.",
        body: quotePdfBody,
        produces: ['application/pdf'],
        response: fileAnswers,
      },
    },
    async (request, reply) =>
      reply.headers(attachment('cotizacion.pdf', 'application/pdf')).send(await quotePdf(bank, request.body)),
  );
  app.get(
    '/simulation/get_status',
    {
      schema: {
        operationId: 'getSimulationStatus',
        summary: 'Poll the decision on a simulation',
        tags,
        description:
          'CA-04: returns the status of the decision; 502 SCORING_UNAVAILABLE if the service fails.',
        querystring: statusQuery,
        response: responseSchemas(statusAnswer),
      },
    },
    async (request) =>
      inTransaction(bank, (tx) => getStatus(tx, request.query.uuid, request.query.idRequest)),
  );
  app.get(
    '/simulation/get_simulation',
    {
      schema: {
        operationId: 'getSimulation',
        summary: 'Get a simulation',
        tags,
        description: 'CA-05: returns the simulation, with its scoring once decided.',
        querystring: z.object({ id: z.uuid() }),
        response: responseSchemas(simulationAnswer),
      },
    },
    async (request) => getSimulation(bank, request.query.id),
  );
}
