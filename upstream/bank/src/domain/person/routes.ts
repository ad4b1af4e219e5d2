import { z } from 'zod';
import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { responseSchemas } from '../../platform/http/answers.ts';
import { proposalIdParams } from '../../platform/http/shapes.ts';
import { write } from '../../platform/http/write.ts';
import { proposalAnswer } from '../api/proposal.ts';
import { askerIn } from '../lifecycle/asker.ts';
import { sendBorrowerCode } from './borrowerCodes.ts';
import { consentRequestOf } from '../proposal/consentRequest.ts';
import { changeEmail } from './contact.ts';
import { correctPhone, sendPhoneChangeCode } from './correctPhone.ts';
import { consentRequestAnswer, consentRequestBody } from '../api/proposal.ts';
import {
  changeEmailAnswer,
  changeEmailBody,
  correctPhoneAnswer,
  correctPhoneBody,
  generateCodeAnswer,
  generateCodeBody,
  ownerAddressAnswer,
  ownerAnswer,
  ownerBody,
  personAdditional,
  personDetailsAnswer,
  personDetailsBody,
  phoneCodeBody,
  validateCodeAnswer,
  validateCodeBody,
} from '../api/person.ts';
import { ownerAddress, personDetails, saveCoOwner, saveOwner, validateCode } from './service.ts';

const tags = ['person'];

export function personRoutes(app: BankApp, bank: Bank): void {
  app.post(
    '/person/get_person_details',
    {
      schema: {
        operationId: 'getPersonDetails',
        summary: 'Check whether a person is deceased',
        tags,
        description: 'CA-14: returns whether the DNI belongs to a deceased person.',
        body: personDetailsBody,
        response: responseSchemas(personDetailsAnswer),
      },
    },
    async (request) => personDetails(bank, request.body),
  );
  app.post(
    '/person/generate_code',
    {
      config: { limited: true },
      schema: {
        operationId: 'generateCode',
        summary: "Send a code to the owner's phone",
        tags,
        description:
          "CA-15: sends a code to the phone of the proposal's owner, or of its co-owner with personType. With purpose, the code is for the signature: 403 BORROWERS_ONLY for a seller. The answer never contains the code.",
        body: generateCodeBody,
        response: responseSchemas(generateCodeAnswer),
      },
    },
    async (request) => {
      return write(bank, request, async (tx) => {
        const { maskedRecipient, expiresAt, resendAfter } = await sendBorrowerCode(
          tx,
          request.body,
          askerIn(request),
        );
        return { maskedPhone: maskedRecipient, expiresAt, resendAfter };
      });
    },
  );
  app.patch(
    '/ext/person/owner/:id/phone',
    {
      schema: {
        operationId: 'correctPhone',
        summary: "Correct the owner's phone",
        tags,
        description:
          "Optional: changes the owner's phone. Without `code`: before its first valid code, for the session that posted the proposal, up to twice; 409 PHONE_LOCKED. With the code sent to the new phone: until the owner's identity check begins; 409 CONTACT_LOCKED, 403 CONTACT_NOT_YOURS for a seller. The id is the proposal's.",
        params: proposalIdParams,
        body: correctPhoneBody,
        response: responseSchemas(correctPhoneAnswer),
      },
    },
    async (request) =>
      write(bank, request, (tx) => correctPhone(tx, request.params.id, request.body, request.caller)),
  );
  app.post(
    '/ext/person/owner/:id/phone/code',
    {
      config: { limited: true },
      schema: {
        operationId: 'sendPhoneChangeCode',
        summary: 'Send a code to a new phone',
        tags,
        description:
          "Optional: sends a code to the owner's new phone if a code proved the earlier one; the answer never contains the code. 403 CONTACT_NOT_YOURS for a seller, 409 CONTACT_LOCKED once the owner's identity check has begun. The id is the proposal's.",
        params: proposalIdParams,
        body: phoneCodeBody,
        response: responseSchemas(generateCodeAnswer),
      },
    },
    async (request) =>
      write(bank, request, (tx) => sendPhoneChangeCode(tx, request.params.id, request.body, request.caller)),
  );
  app.patch(
    '/ext/person/owner/:id/email',
    {
      schema: {
        operationId: 'changeEmail',
        summary: "Change the owner's email",
        tags,
        description:
          "Optional: changes the owner's email until the owner's identity check begins, and notifies the earlier address. 403 CONTACT_NOT_YOURS for a seller once the phone is validated, 409 CONTACT_LOCKED, 429 CONTACT_LIMIT above the daily limit. The id is the proposal's.",
        params: proposalIdParams,
        body: changeEmailBody,
        response: responseSchemas(changeEmailAnswer),
      },
    },
    async (request) =>
      write(bank, request, (tx) => changeEmail(tx, request.params.id, request.body, request.caller)),
  );
  app.post(
    '/person/validate_code',
    {
      schema: {
        operationId: 'validateCode',
        summary: 'Validate a phone code',
        tags,
        description:
          "CA-16: validates a code and stores the given consents; a co-owner must give both. With isReturnProposal it proves another device of the owner or co-owner. 400 CODE_INVALID, CODE_EXPIRED or CODE_BURNT, 403 CONSENT_NOT_YOURS for a seller's consents, 409 CONSENT_REQUIRED.",
        body: validateCodeBody,
        response: responseSchemas(validateCodeAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => validateCode(tx, request.body, askerIn(request))),
  );
  app.post(
    '/ext/consent-requests',
    {
      schema: {
        operationId: 'getConsentRequest',
        summary: 'Get the consent request of the owner',
        tags,
        description:
          "Optional: returns the consent request for the key in the code's message (`#clave=`), and the time of the consent. Every mismatch returns the same 404.",
        body: consentRequestBody,
        response: responseSchemas(consentRequestAnswer),
      },
    },
    async (request) => consentRequestOf(bank, request.body),
  );
  app.post(
    '/person/owner',
    {
      schema: {
        operationId: 'saveOwner',
        summary: "Save the owner's address and civil data",
        tags,
        description: "CA-17: saves the owner's address and civil data.",
        body: ownerBody,
        response: responseSchemas(ownerAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => saveOwner(tx, request.body)),
  );
  app.patch(
    '/person/coowner/:id',
    {
      schema: {
        operationId: 'saveCoOwner',
        summary: "Save the co-owner's address and civil data",
        tags,
        description: "CA-18: saves the co-owner's address and civil data. The id is the proposal's.",
        params: proposalIdParams,
        body: personAdditional,
        response: responseSchemas(proposalAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => saveCoOwner(tx, request.params.id, request.body)),
  );
  app.get(
    '/person/owner/get_owner_address',
    {
      schema: {
        operationId: 'getOwnerAddress',
        summary: "Read the owner's address",
        tags,
        description:
          "CA-19: returns the owner's address, or that of the same user's latest earlier proposal. The id is the proposal's.",
        querystring: z.object({ id: z.uuid() }),
        response: responseSchemas(ownerAddressAnswer),
      },
    },
    async (request) => ownerAddress(bank, request.query.id, request.caller),
  );
}
