import { z } from 'zod';
import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { responseSchemas, fileAnswers } from '../../platform/http/answers.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { proposalIdParams } from '../../platform/http/shapes.ts';
import { write, writePrepared } from '../../platform/http/write.ts';
import {
  documentQuery,
  documentsAnswer,
  generateDocumentQuery,
  preUploadAnswer,
  reUploadBody,
  uploadBody,
  uploadProposalBody,
} from '../api/documentation.ts';
import { generatedDocument } from './generated.ts';
import {
  attachDocuments,
  finishDocumentation,
  getDocuments,
  keepFile,
  openDocument,
  reUploadDocuments,
  storeFile,
} from './service.ts';
import { receivedFile } from './receivedFile.ts';
import { thumbnailOf } from './thumbnail.ts';

const tags = ['documentation'];

export function documentationRoutes(app: BankApp, bank: Bank): void {
  app.post(
    '/documentation/pre-upload',
    {
      schema: {
        operationId: 'preUploadFile',
        summary: 'Upload a file',
        tags,
        description: 'CA-52: receives one file (part `file`) for the proposal named by x-proposal-id.',
        consumes: ['multipart/form-data'],
        headers: z.object({ 'x-proposal-id': z.uuid() }),
        response: responseSchemas(preUploadAnswer),
      },
    },
    async (request) => {
      const proposalUuid = request.headers['x-proposal-id'];
      const received = await receivedFile(request);
      return writePrepared(
        bank,
        request,
        () => storeFile(bank, proposalUuid, received),
        (tx, stored) => keepFile(tx, proposalUuid, stored),
        received.mark,
      );
    },
  );
  app.patch(
    '/documentation/:id/upload',
    {
      schema: {
        operationId: 'uploadDocuments',
        summary: 'Attach files to documents',
        tags,
        description:
          'CA-53: attaches pre-uploaded files to documents of the proposal; 403 POINT_OF_SALE_ONLY for the inscribed pledge from other callers.',
        params: proposalIdParams,
        body: uploadBody,
        response: responseSchemas(documentsAnswer),
      },
    },
    async (request) =>
      write(bank, request, (tx) => attachDocuments(tx, request.params.id, request.body, request.caller)),
  );
  app.patch(
    '/documentation/:id/upload-proposal',
    {
      schema: {
        operationId: 'finishUpload',
        summary: 'Declare the documents complete',
        tags,
        description:
          'CA-54: declares the documents complete; 409 DOCUMENTS_MISSING with the missing documents, CONTRACT_DATA_MISSING with the missing contract data.',
        params: proposalIdParams,
        body: uploadProposalBody,
        response: responseSchemas(documentsAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => finishDocumentation(tx, request.params.id)),
  );
  app.post(
    '/documentation/:id/re-upload',
    {
      schema: {
        operationId: 'replaceDocuments',
        summary: 'Replace documents that were sent back',
        tags,
        description:
          'CA-55: replaces documents that were sent back; after the last one the interrupted phase continues. 403 POINT_OF_SALE_ONLY as for an upload.',
        params: proposalIdParams,
        body: reUploadBody,
        response: responseSchemas(documentsAnswer),
      },
    },
    async (request) =>
      write(bank, request, (tx) => reUploadDocuments(tx, request.params.id, request.body, request.caller)),
  );
  app.get(
    '/documentation/:id/generate-document',
    {
      schema: {
        operationId: 'generateDocument',
        summary: 'Print a document of the loan',
        tags,
        description:
          'CA-57: returns a document of the loan as a PDF; 409 DOCUMENT_NOT_READY with the missing data in `fields`.',
        params: proposalIdParams,
        querystring: generateDocumentQuery,
        produces: ['application/pdf'],
        response: fileAnswers,
      },
    },
    async (request, reply) => {
      const { documentName } = request.query;
      const { name, stream } = await generatedDocument(bank, request.params.id, documentName);
      return reply.headers(attachment(name, 'application/pdf')).send(stream);
    },
  );
  app.get(
    '/documentation/:id/get_documents',
    {
      schema: {
        operationId: 'getDocuments',
        summary: 'List the required documents',
        tags,
        description: 'CA-56: returns the required documents of the proposal with their files.',
        params: proposalIdParams,
        response: responseSchemas(documentsAnswer),
      },
    },
    async (request) => getDocuments(bank.sql, request.params.id),
  );
  app.get(
    '/documentation/:id/get_document',
    {
      schema: {
        operationId: 'getDocument',
        summary: 'Download an uploaded file',
        tags,
        description: 'CA-58: returns an uploaded file, or a thumbnail of a photo, as an attachment.',
        params: proposalIdParams,
        querystring: documentQuery,
        produces: ['image/jpeg', 'image/png', 'application/pdf'],
        response: fileAnswers,
      },
    },
    async (request, reply) => {
      const { documentId, size } = request.query;
      const { file, stream } = await openDocument(bank, request.params.id, documentId);
      if (size === undefined || file.contentType === 'application/pdf') {
        return reply.headers(attachment(file.name, file.contentType, file.size)).send(stream);
      }
      const small = await thumbnailOf(stream, bank.decoding);
      return reply.headers(attachment(file.name, 'image/jpeg', small.length)).send(small);
    },
  );
}
