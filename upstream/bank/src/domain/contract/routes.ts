import type { FastifyReply } from 'fastify';
import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { answers, fileAnswers } from '../../platform/http/answers.ts';
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
const response = answers(contractAnswer);

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
        summary: 'Read what comes before the contract, with consents',
        tags,
        description:
          'CA-63: the documents to read before the contract; stores the consents sent with it, TERMS for the contract that is made, 409 CONTRACT_NOT_CREATED before; 403 CONSENT_NOT_YOURS for a seller.',
        params,
        body: documentationBody,
        response: answers(documentationAnswer),
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
        summary: 'Make the contract',
        tags,
        description:
          'CA-64: makes the contract with the figures of its day, and shows those of the summary where they differ; 409 IDENTITY_REJECTED, BIOMETRY_REQUIRED, OTHER_BORROWER_PENDING, or DOCUMENT_NOT_READY with what is missing. From 7 to 23 h.',
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
        summary: 'Read the status of the contract',
        tags,
        description: 'CA-65: the status of the contract, who signed it and who has yet to.',
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
        description: 'CA-66: the contract as an attachment; 404 CONTRACT_NOT_CREATED before it is made.',
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
        summary: 'Read the contract as text',
        tags,
        description:
          'Beyond the specification: the contract and the documents beside it as text, part by part; 404 CONTRACT_NOT_CREATED before it is made.',
        params,
        querystring: contractQuery,
        response: answers(readingAnswer),
      },
    },
    async (request) => readContract(bank, request.params.id),
  );
  app.get(
    '/ext/contract-model',
    {
      schema: {
        operationId: 'readContractModel',
        summary: 'Read the model contract as text',
        tags,
        description:
          'Optional: the contract of any loan as text, with blanks, to be read before an application.',
        response: answers(readDocument),
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
        description: 'Optional: the same as a PDF.',
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
          'CA-67: true signs the contract as one borrower, 409 CONSENT_REQUIRED without TERMS, and the last signature moves the phase; false leaves it unsigned with a reason. 409 FIGURES_CHANGED until its figures were accepted by acceptedHash, and before the first signature on another day than the contract’s. From 7 to 23 h.',
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
        summary: 'Make the contract of the Vivere flow',
        tags,
        description:
          'CA-68: makes the contract in the Vivere flow, once; as `initiateContract`. From 7 to 23 h.',
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
        description: 'CA-69: the contract in the Vivere flow; as `downloadContract`.',
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
        summary: 'Read the signature of the Vivere flow',
        tags,
        description: 'CA-70: whether the contract is signed, with the evidence.',
        params,
        response: answers(signatureAnswer),
      },
    },
    async (request) => getSignature(bank, request.params.id),
  );
}
