import type { FastifyReply } from 'fastify';
import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { responseSchemas, fileAnswers } from '../../platform/http/answers.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { proposalIdParams } from '../../platform/http/shapes.ts';
import { write } from '../../platform/http/write.ts';
import {
  confirmBody,
  contractAnswer,
  contractQuery,
  documentationAnswer,
  documentationBody,
  initiateBody,
  readDocument,
  readingAnswer,
  signatureAnswer,
} from '../api/contract.ts';
import { printModel, readModel } from './model.ts';
import { confirmContract } from './signing.ts';
import {
  contractDocumentation,
  getContract,
  getSignature,
  initiateContract,
  openContract,
  readContract,
} from './service.ts';

const tags = ['contract'];
const params = proposalIdParams;
const response = responseSchemas(contractAnswer);

export function contractRoutes(app: BankApp, bank: Bank): void {
  const download = async (id: string, reply: FastifyReply) => {
    const { name, stream } = await openContract(bank, id);
    return reply.headers(attachment(name, 'application/pdf')).send(stream);
  };
  app.post(
    '/contract/:id/documentation',
    {
      schema: {
        operationId: 'getContractDocuments',
        summary: 'List the documents before the contract and save consents',
        tags,
        description:
          'CA-63: returns the documents to read before the contract, and stores the given consents. TERMS belong to the current contract; 409 CONTRACT_NOT_CREATED without one. 403 CONSENT_NOT_YOURS for a seller.',
        params,
        body: documentationBody,
        response: responseSchemas(documentationAnswer),
      },
    },
    async (request) =>
      write(bank, request, (tx) =>
        contractDocumentation(tx, request.params.id, request.body, request.caller),
      ),
  );
  app.post(
    '/contract/:id/initiate',
    {
      schema: {
        operationId: 'initiateContract',
        summary: 'Create the contract',
        tags,
        description:
          'CA-64: creates the contract with the figures of its day, and returns those of the summary if they differ; 409 IDENTITY_REJECTED, BIOMETRY_REQUIRED, OTHER_BORROWER_PENDING, or DOCUMENT_NOT_READY with the missing data. Available from 7 to 23 h.',
        params,
        body: initiateBody,
        response,
      },
    },
    async (request) =>
      write(bank, request, (tx) => initiateContract(tx, request.params.id, request.body?.personType)),
  );
  app.get(
    '/contract/:id/status',
    {
      schema: {
        operationId: 'getContractStatus',
        summary: 'Get the status of the contract',
        tags,
        description: 'CA-65: returns the status of the contract, its signers and the pending ones.',
        params,
        querystring: contractQuery,
        response,
      },
    },
    async (request) => getContract(bank, request.params.id),
  );
  app.get(
    '/contract/:id/download',
    {
      schema: {
        operationId: 'downloadContract',
        summary: 'Download the contract',
        tags,
        description:
          'CA-66: returns the contract as an attachment; 404 CONTRACT_NOT_CREATED before it exists.',
        params,
        querystring: contractQuery,
        produces: ['application/pdf'],
        response: fileAnswers,
      },
    },
    async (request, reply) => download(request.params.id, reply),
  );
  app.get(
    '/ext/contract/:id/reading',
    {
      schema: {
        operationId: 'readContract',
        summary: 'Get the contract as text',
        tags,
        description:
          'Beyond the specification: returns the contract and its related documents as text by section; 404 CONTRACT_NOT_CREATED before it exists.',
        params,
        querystring: contractQuery,
        response: responseSchemas(readingAnswer),
      },
    },
    async (request) => readContract(bank, request.params.id),
  );
  app.get(
    '/ext/contract-model',
    {
      schema: {
        operationId: 'readContractModel',
        summary: 'Get the model contract as text',
        tags,
        description: 'Optional: returns the model contract, with blanks, as text.',
        response: responseSchemas(readDocument),
      },
    },
    async () => readModel(bank),
  );
  app.get(
    '/ext/contract-model/pdf',
    {
      schema: {
        operationId: 'getContractModel',
        summary: 'Print the model contract',
        tags,
        description: 'Optional: returns the model contract as a PDF.',
        produces: ['application/pdf'],
        response: fileAnswers,
      },
    },
    async (_request, reply) =>
      reply.headers(attachment('modelo-de-contrato.pdf', 'application/pdf')).send(await printModel(bank)),
  );
  app.post(
    '/contract/:id/confirm',
    {
      schema: {
        operationId: 'confirmContract',
        summary: 'Sign the contract',
        tags,
        description:
          'CA-67: true signs the contract as one borrower (409 CONSENT_REQUIRED without TERMS), and the last signature moves the phase; false leaves it unsigned and records a reason. 409 FIGURES_CHANGED until acceptedHash proves that its figures were accepted and, before the first signature, on a day other than the contract’s. Available from 7 to 23 h.',
        params,
        body: confirmBody,
        response,
      },
    },
    async (request) => write(bank, request, (tx) => confirmContract(tx, request.params.id, request.body)),
  );
  app.get(
    '/contract/vivere/:id/generate',
    {
      schema: {
        operationId: 'generateVivereContract',
        summary: 'Create the contract of the Vivere flow',
        tags,
        description:
          'CA-68: creates the contract of the Vivere flow once, like `initiateContract`. Available from 7 to 23 h.',
        params,
        response,
      },
    },
    async (request) => write(bank, request, (tx) => initiateContract(tx, request.params.id)),
  );
  app.get(
    '/contract/vivere/:id/download',
    {
      schema: {
        operationId: 'downloadVivereContract',
        summary: 'Download the contract of the Vivere flow',
        tags,
        description: 'CA-69: returns the contract of the Vivere flow, like `downloadContract`.',
        params,
        produces: ['application/pdf'],
        response: fileAnswers,
      },
    },
    async (request, reply) => download(request.params.id, reply),
  );
  app.get(
    '/contract/vivere/:id/signature',
    {
      schema: {
        operationId: 'getVivereSignature',
        summary: 'Get the signature of the Vivere flow',
        tags,
        description: 'CA-70: returns whether the contract is signed, with the evidence.',
        params,
        response: responseSchemas(signatureAnswer),
      },
    },
    async (request) => getSignature(bank, request.params.id),
  );
}
