import { z } from 'zod';
import type { Bank } from '../bank.ts';
import { type BankApp, inTransaction } from '../../platform/platform.ts';
import { answers } from '../../platform/http/answers.ts';
import { write } from '../../platform/http/write.ts';
import {
  ratesAnswer,
  ratesBody,
  setSimulationAnswer,
  setSimulationBody,
  simulationAnswer,
  statusAnswer,
  statusQuery,
} from '../api/simulation.ts';
import { getRates } from './rates.ts';
import { getSimulation, getStatus, setSimulation } from './service.ts';

const tags = ['simulation'];

export function simulationRoutes(app: BankApp, bank: Bank): void {
  app.post(
    '/simulation/set_simulation',
    {
      schema: {
        tags,
        description:
          'CA-01: stores a simulation; get_status polls for its decision. Consents are not stored if a seller enters it.',
        body: setSimulationBody,
        response: answers(setSimulationAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => setSimulation(tx, request.body, request.caller)),
  );
  app.post(
    '/simulation/get_rates',
    {
      schema: {
        tags,
        description: "CA-02, CA-03: indicative figures, or with `uuid` those of the applicant's own offer.",
        body: ratesBody,
        response: answers(ratesAnswer),
      },
    },
    async (request) => getRates(bank, request.body),
  );
  app.get(
    '/simulation/get_status',
    {
      schema: {
        tags,
        description: 'CA-04: the status of the decision; 502 SCORING_UNAVAILABLE if the service fails.',
        querystring: statusQuery,
        response: answers(statusAnswer),
      },
    },
    async (request) =>
      inTransaction(bank, (tx) => getStatus(tx, request.query.uuid, request.query.idRequest)),
  );
  app.get(
    '/simulation/get_simulation',
    {
      schema: {
        tags,
        description: 'CA-05: the simulation, with its scoring once decided.',
        querystring: z.object({ id: z.uuid() }),
        response: answers(simulationAnswer),
      },
    },
    async (request) => getSimulation(bank, request.query.id),
  );
}
