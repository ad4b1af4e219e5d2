import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { responseSchemas } from '../../platform/http/answers.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { conditionalAnswers, conditionalHeaders, withEtag } from '../../platform/http/etag.ts';
import { proposalIdParams } from '../../platform/http/shapes.ts';
import { write } from '../../platform/http/write.ts';
import { prepaymentAnswer, proposalPrepaymentQuery } from '../api/prepayment.ts';
import {
  flowPhasesAnswer,
  postProposalBody,
  postProposalQuery,
  proposalAnswer,
  proposalByDniAnswer,
  proposalByDniBody,
  updateCoOwnerBody,
  updateProposalBody,
} from '../api/proposal.ts';
import { flowPhases } from './flowLabels.ts';
import { proposalPrepayment } from './prepayment.ts';
import {
  cancelProposal,
  confirmProposal,
  getProposal,
  postProposal,
  proposalByDni,
  updateCoOwner,
} from './service.ts';
import { updateProposal } from './update.ts';

const tags = ['proposal'];
const params = proposalIdParams;
const response = responseSchemas(proposalAnswer);

export function proposalRoutes(app: BankApp, bank: Bank): void {
  app.post(
    '/proposal/post_proposal',
    {
      schema: {
        operationId: 'postProposal',
        summary: 'Create a proposal from a simulation',
        tags,
        description:
          "CA-43: creates the proposal of a simulation. 409 OPEN_PROPOSAL_EXISTS for an earlier one of the caller or one with a passed identity check, OFFER_EXPIRED after the offer's last day, OFFER_TAKEN for another choice than the posted one or if that was cancelled. 403 POINT_OF_SALE_NOT_YOURS for a seller who names another point of sale or none. deleteIfExists cancels only the caller's own earlier proposal.",
        querystring: postProposalQuery,
        body: postProposalBody,
        response,
      },
    },
    async (request) =>
      write(bank, request, (tx) => postProposal(tx, request.body, request.query, request.caller)),
  );
  app.patch(
    '/proposal/:id/update_proposal',
    {
      schema: {
        operationId: 'updateProposal',
        summary: 'Accept the summary or change the quote',
        tags,
        description:
          'CA-44: accepts the summary, or changes the quote, after which the summary must be accepted again; 409 OFFER_EXPIRED.',
        params,
        body: updateProposalBody,
        response,
      },
    },
    async (request) =>
      write(bank, request, (tx) => updateProposal(tx, request.params.id, request.body, request.caller)),
  );
  app.patch(
    '/proposal/:id/update_coowner',
    {
      schema: {
        operationId: 'updateCoOwner',
        summary: 'Add, change or remove the co-owner',
        tags,
        description: 'CA-45: adds, changes or removes the co-owner.',
        params,
        body: updateCoOwnerBody,
        response,
      },
    },
    async (request) => write(bank, request, (tx) => updateCoOwner(tx, request.params.id, request.body)),
  );
  app.post(
    '/proposal/:id/cancel_proposal',
    {
      schema: {
        operationId: 'cancelProposal',
        summary: 'Cancel a proposal',
        tags,
        description: 'CA-46: cancels the proposal.',
        params,
        response,
      },
    },
    async (request) => write(bank, request, (tx) => cancelProposal(tx, request.params.id, request.caller)),
  );
  app.get(
    '/proposal/:id/confirm_proposal',
    {
      schema: {
        operationId: 'confirmProposal',
        summary: 'Confirm the data of a proposal',
        tags,
        description:
          'CA-47: confirms the data; requires the header x-requested-action: confirm. 409 SELLER_NOT_VALIDATED, CONTRACT_DATA_MISSING.',
        params,
        response,
      },
    },
    async (request) => {
      // The contract defines a GET that writes. Links and prefetches must not trigger it
      // (docs/security.md#requests-from-other-sites).
      if (request.headers['x-requested-action'] !== 'confirm') {
        throw new ApiError(403, 'ACTION_NOT_REQUESTED', 'El pedido no está autorizado.');
      }
      return write(bank, request, (tx) => confirmProposal(tx, request.params.id));
    },
  );
  app.get(
    '/proposal/:id/get_proposal',
    {
      schema: {
        operationId: 'getProposal',
        summary: 'Get a proposal',
        tags,
        description: 'CA-48: returns the full proposal. Has an ETag.',
        params,
        headers: conditionalHeaders,
        response: conditionalAnswers(proposalAnswer),
      },
      onSend: withEtag,
    },
    async (request) => getProposal(bank, request.params.id),
  );
  app.get(
    '/ext/prepayment/:id',
    {
      schema: {
        operationId: 'getProposalPrepayment',
        summary: 'Simulate a prepayment of a loan',
        tags,
        description: "Optional: returns the effect of a prepayment on the proposal's loan; it pays nothing.",
        params,
        querystring: proposalPrepaymentQuery,
        response: responseSchemas(prepaymentAnswer),
      },
    },
    async (request) => proposalPrepayment(bank, request.params.id, request.query),
  );
  app.post(
    '/proposal/get_proposal_by_dni',
    {
      config: { limited: true },
      schema: {
        operationId: 'findProposal',
        summary: 'Find the open proposal of a DNI',
        tags,
        description:
          'CA-49: returns the open proposal of a DNI, or the one named by proposalUuid; 404 NO_PROPOSAL for every mismatch.',
        body: proposalByDniBody,
        response: responseSchemas(proposalByDniAnswer),
      },
    },
    async (request) => proposalByDni(bank, request.body, request.caller),
  );
  app.get(
    '/proposal/get_flow_phases',
    {
      schema: {
        operationId: 'getFlowPhases',
        summary: 'List phases and steps',
        tags,
        description: 'CA-50: returns phases and steps.',
        response: responseSchemas(flowPhasesAnswer),
      },
    },
    async () => flowPhases(),
  );
}
