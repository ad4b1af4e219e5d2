import { responseSchemas, fileAnswers } from '../../platform/http/answers.ts';
import { attachment } from '../../platform/http/attachment.ts';
import type { BankApp } from '../../platform/platform.ts';
import { certificateAnswer, certificateParams } from '../api/certificate.ts';
import type { Bank } from '../bank.ts';
import { certificateOf, printCertificate } from './certificate.ts';

const tags = ['ext'];
const config = { limited: true } as const;

/** Registers optional routes for anyone who has a certificate's id (decision 028). */
export function certificateRoutes(app: BankApp, bank: Bank): void {
  app.get(
    '/ext/certificates/:id',
    {
      config,
      schema: {
        operationId: 'getCertificate',
        summary: 'Check a certificate of pre-approval',
        tags,
        description:
          'Optional: what a certificate proves to a dealer while it is valid, afterwards only its state. Public: its id is the only proof.',
        params: certificateParams,
        response: responseSchemas(certificateAnswer),
      },
    },
    (request) => certificateOf(bank, request.params.id),
  );
  app.get(
    '/ext/certificates/:id/pdf',
    {
      config,
      schema: {
        operationId: 'getCertificatePdf',
        summary: 'Print a certificate of pre-approval',
        tags,
        description: 'Optional: the same as a PDF, with the address of its page as a QR code.',
        params: certificateParams,
        produces: ['application/pdf'],
        response: fileAnswers,
      },
    },
    async (request, reply) =>
      reply
        .headers(attachment('certificado.pdf', 'application/pdf'))
        .send(await printCertificate(bank, request.params.id)),
  );
}
