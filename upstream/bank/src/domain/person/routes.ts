import { z } from 'zod';
import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { answers } from '../../platform/http/answers.ts';
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
        summary: 'Look up whether a person has died',
        tags,
        description: 'CA-14: whether the DNI belongs to a deceased person.',
        body: personDetailsBody,
        response: answers(personDetailsAnswer),
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
          "CA-15: sends a code to the phone of the proposal's owner, or with personType of its co-owner; for the signature with purpose, 403 BORROWERS_ONLY for a seller. The answer never contains it.",
        body: generateCodeBody,
        response: answers(generateCodeAnswer),
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
          "Optional: changes the owner's phone. Without `code`: before its first valid code, for the session that posted the proposal, at most twice; 409 PHONE_LOCKED. With the code sent to the new phone: until the owner's identity check begins; 409 CONTACT_LOCKED, 403 CONTACT_NOT_YOURS for a seller. The id is the proposal's.",
        params: proposalIdParams,
        body: correctPhoneBody,
        response: answers(correctPhoneAnswer),
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
          "Optional: sends a code to a new phone of the owner, whose earlier one was proved; the answer never contains it. 403 CONTACT_NOT_YOURS for a seller, 409 CONTACT_LOCKED once the owner's identity check began. The id is the proposal's.",
        params: proposalIdParams,
        body: phoneCodeBody,
        response: answers(generateCodeAnswer),
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
          "Optional: changes the owner's email until the owner's identity check begins, and tells the earlier address; 403 CONTACT_NOT_YOURS for a seller once the phone is validated, 409 CONTACT_LOCKED, 429 CONTACT_LIMIT past the day's number of changes. The id is the proposal's.",
        params: proposalIdParams,
        body: changeEmailBody,
        response: answers(changeEmailAnswer),
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
        summary: 'Use up a phone code',
        tags,
        description:
          'CA-16: uses up a code, and stores the consents sent with it, both of which a co-owner must send; with isReturnProposal it proves another device of the holder, or of the co-owner; 400 CODE_INVALID, CODE_EXPIRED or CODE_BURNT, 403 CONSENT_NOT_YOURS for consents that a seller sends, 409 CONSENT_REQUIRED.',
        body: validateCodeBody,
        response: answers(validateCodeAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => validateCode(tx, request.body, askerIn(request))),
  );
  app.post(
    '/ext/consent-requests',
    {
      schema: {
        operationId: 'getConsentRequest',
        summary: 'Read what the owner is asked to consent to',
        tags,
        description:
          "Optional: what the owner is asked to consent to, by the key of the link in the code's message (`#clave=`), and when they did; one 404 for every mismatch.",
        body: consentRequestBody,
        response: answers(consentRequestAnswer),
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
        description: "CA-17: the owner's address and civil data.",
        body: ownerBody,
        response: answers(ownerAnswer),
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
        description: "CA-18: the co-owner's address and civil data; the id is the proposal's.",
        params: proposalIdParams,
        body: personAdditional,
        response: answers(proposalAnswer),
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
          "CA-19: the owner's address, or the one of the same user's latest proposal before; the id is the proposal's.",
        querystring: z.object({ id: z.uuid() }),
        response: answers(ownerAddressAnswer),
      },
    },
    async (request) => ownerAddress(bank, request.query.id, request.caller),
  );
}
