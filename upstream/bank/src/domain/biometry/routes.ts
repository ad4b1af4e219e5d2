import type { FastifyRequest } from 'fastify';
import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { responseSchemas } from '../../platform/http/answers.ts';
import { proposalIdParams } from '../../platform/http/shapes.ts';
import { conflict } from '../../platform/http/errors.ts';
import { write, writePrepared } from '../../platform/http/write.ts';
import type { CheckOf } from '../records/biometries.ts';
import type { Borrower } from '../records/rowTypes.ts';
import { EvidenceChanged } from './photos.ts';
import {
  biometryAnswer,
  biometryQuery,
  forwardingBody,
  linkAnswer,
  saveDataVivereBody,
  saveIdBody,
  saveProcessNumberBody,
  saveSelfieBody,
  setBioValidatedBody,
} from '../api/biometry.ts';
import {
  forwardLink,
  getBiometry,
  type EncodedPhotos,
  photosOfId,
  preparePhotos,
  prepareValidation,
  saveDataVivere,
  savePhotos,
  saveProcessNumber,
  setBioValidated,
} from './service.ts';

const tags = ['biometry'];
const response = responseSchemas(biometryAnswer);
/** Body limits for one and two photos of 5 MB in base64. */
const ONE_PHOTO = 8 * 1024 * 1024;
const TWO_PHOTOS = 2 * ONE_PHOTO;

/** Concurrent changes of one check are rare: a person sends one photo at a time. */
const TRIES = 3;

/** Repeats the attempt if a photo was added between verifying the evidence and writing the result. */
async function whileUnchanged<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = TRIES; left > 0; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof EvidenceChanged)) throw error;
    }
  }
  throw conflict('BIOMETRY_CHANGED', 'Llegaron otras fotos al mismo tiempo. Probá de nuevo.');
}

const checkOf = ({ proposalId, personType }: { proposalId: string; personType: Borrower }): CheckOf => ({
  proposalUuid: proposalId,
  personType,
});

export function biometryRoutes(app: BankApp, bank: Bank): void {
  const takePhotos = (
    request: FastifyRequest,
    check: CheckOf,
    photos: EncodedPhotos,
    frontDocument?: string,
  ) =>
    whileUnchanged(async () => {
      let forget: string[] = [];
      const answer = await writePrepared(
        bank,
        request,
        () => preparePhotos(bank, check, photos, frontDocument),
        async (tx, stored) => {
          const saved = await savePhotos(tx, check, stored, frontDocument);
          forget = saved.forget;
          return saved.answer;
        },
      );
      // Deleted only after the commit, because the earlier photo is valid until then.
      for (const id of forget) await bank.documents.delete(id);
      return answer;
    });
  app.patch(
    '/biometry/set_bio_validated',
    {
      schema: {
        operationId: 'validateIdentity',
        summary: 'Validate an identity',
        tags,
        description:
          'CA-71: validates the identity; 409 BIOMETRY_INCOMPLETE or BIOMETRY_REJECTED without approved evidence. Available from 7 to 23 h.',
        body: setBioValidatedBody,
        response,
      },
    },
    async (request) =>
      whileUnchanged(() =>
        writePrepared(
          bank,
          request,
          () => prepareValidation(bank, checkOf(request.body)),
          (tx, verified) => setBioValidated(tx, request.body, verified),
        ),
      ),
  );
  app.get(
    '/biometry/:id/get_biometry',
    {
      schema: {
        operationId: 'getBiometry',
        summary: 'Get the status of the identity check',
        tags,
        description:
          "CA-72: returns the status of the owner's identity check, or of the co-owner's with personType; never a photo.",
        params: proposalIdParams,
        querystring: biometryQuery,
        response,
      },
    },
    async (request) =>
      getBiometry(bank, { proposalUuid: request.params.id, personType: request.query.personType }),
  );
  app.post(
    '/biometry/save_selfie',
    {
      bodyLimit: ONE_PHOTO,
      schema: {
        operationId: 'saveSelfie',
        summary: 'Save the selfie',
        tags,
        description:
          'CA-73: saves the selfie; 400 NOT_A_PICTURE, TOO_SMALL, TOO_DARK, BLURRED or PICTURE_TOO_BIG, 409 CONSENT_REQUIRED without the BIOMETRICS consent of `getContractDocuments`. Available from 7 to 23 h.',
        body: saveSelfieBody,
        response,
      },
    },
    async (request) => {
      const { image } = request.body;
      return takePhotos(request, checkOf(request.body), [['selfie', 'image', image]]);
    },
  );
  app.post(
    '/biometry/save_process_number',
    {
      schema: {
        operationId: 'saveProcessNumber',
        summary: "Save the identity provider's number",
        tags,
        description: "CA-74: saves the identity provider's number of the check.",
        body: saveProcessNumberBody,
        response,
      },
    },
    async (request) => write(bank, request, (tx) => saveProcessNumber(tx, request.body)),
  );
  app.post(
    '/biometry/save_id',
    {
      bodyLimit: TWO_PHOTOS,
      schema: {
        operationId: 'saveIdentityDocument',
        summary: 'Save the front and back of the DNI',
        tags,
        description:
          'CA-75: saves front and back of the DNI; the same errors as for the selfie, and 400 OTHER_DOCUMENT. Available from 7 to 23 h.',
        body: saveIdBody,
        response,
      },
    },
    async (request) =>
      takePhotos(request, checkOf(request.body), photosOfId(request.body), request.body.frontDocument),
  );
  app.post(
    '/biometry/save_data_vivere',
    {
      schema: {
        operationId: 'saveVivereCheck',
        summary: 'Save the identity check of the Vivere flow',
        tags,
        description: "CA-76: saves the number of the Vivere flow's check.",
        body: saveDataVivereBody,
        response,
      },
    },
    async (request) => write(bank, request, (tx) => saveDataVivere(tx, request.body)),
  );
  app.post(
    '/biometry/:id/biometry_link_forwarding',
    {
      schema: {
        operationId: 'forwardBiometryLink',
        summary: 'Send the link to the identity check',
        tags,
        description:
          "CA-77: sends the link to the identity check to the owner's stored phone or mail; 429 LINK_LIMIT after three a day.",
        params: proposalIdParams,
        body: forwardingBody,
        response: responseSchemas(linkAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => forwardLink(tx, request.params.id, request.body)),
  );
}
