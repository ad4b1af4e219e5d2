import { responseSchemas } from '../../platform/http/answers.ts';
import { proposalIdParams } from '../../platform/http/shapes.ts';
import { write } from '../../platform/http/write.ts';
import type { BankApp } from '../../platform/platform.ts';
import {
  coOwnerLinkBody,
  coOwnershipAnswer,
  inviteCoOwnerBody,
  refuseCoOwnershipBody,
  resendCoOwnerLinkAnswer,
} from '../api/coOwner.ts';
import { linkAnswer } from '../api/biometry.ts';
import type { Bank } from '../bank.ts';
import { readProposal } from '../records/proposals.ts';
import { coOwnershipOf } from './answers.ts';
import { refuseCoOwnership } from './consent.ts';
import { openCoOwnership, resendCoOwnerLink, sendCoOwnerLink } from './links.ts';

const tags = ['ext'];
const response = responseSchemas(coOwnershipAnswer);

/** Registers the routes of the co-owner's part (decision 019). They are optional: another bank may lack them. */
export function coOwnerRoutes(app: BankApp, bank: Bank): void {
  app.post(
    '/ext/co-owner-links/:id',
    {
      schema: {
        operationId: 'sendCoOwnerLink',
        summary: 'Send the co-owner a link',
        tags,
        description:
          "Optional: sends the co-owner a link to their part, at the phone or email in the proposal. The id is the proposal's. 409 ILLEGAL_MOVE before the owner's phone is validated, 429 LINK_LIMIT after three a day.",
        params: proposalIdParams,
        body: inviteCoOwnerBody,
        response: responseSchemas(linkAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => sendCoOwnerLink(tx, request.params.id, request.body)),
  );
  app.post(
    '/ext/co-ownerships/open',
    {
      config: { limited: true },
      schema: {
        operationId: 'openCoOwnership',
        summary: "Open the co-owner's part by its link",
        tags,
        description:
          "Optional: opens the co-owner's part on one device with the key of the link, and ends unopened links. Every mismatch returns the same 404. 403 CO_OWNER_ONLY for the owner's browser or user.",
        body: coOwnerLinkBody,
        response,
      },
    },
    async (request) => write(bank, request, (tx) => openCoOwnership(tx, request.body, request.caller)),
  );
  app.post(
    '/ext/co-ownerships/resend',
    {
      config: { limited: true },
      schema: {
        operationId: 'resendCoOwnerLink',
        summary: 'Send the co-owner a new link',
        tags,
        description:
          "Optional: replaces a co-owner's link that has ended or was opened on another device. Unknown keys get the same answer.",
        body: coOwnerLinkBody,
        response: responseSchemas(resendCoOwnerLinkAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => resendCoOwnerLink(tx, request.body)),
  );
  app.get(
    '/ext/co-ownerships/:id',
    {
      schema: {
        operationId: 'getCoOwnership',
        summary: 'Get the loan as its co-owner',
        tags,
        description:
          "Optional: returns the data that the co-owner may see, to the device that opened their link. The id is the proposal's.",
        params: proposalIdParams,
        response,
      },
    },
    async (request) => coOwnershipOf(bank, await readProposal(bank.sql, request.params.id), request.caller),
  );
  app.post(
    '/ext/co-ownerships/:id/refuse',
    {
      schema: {
        operationId: 'refuseCoOwnership',
        summary: 'Decline the co-ownership',
        tags,
        description:
          'Optional: declines the co-ownership. The proposal stops until the co-owner accepts, and the owner is notified. 403 DEVICE_NOT_PROVED after accepting or opening the link on another device, 409 ILLEGAL_MOVE after signing.',
        params: proposalIdParams,
        body: refuseCoOwnershipBody,
        response,
      },
    },
    async (request) =>
      write(bank, request, (tx) => refuseCoOwnership(tx, request.params.id, request.body, request.caller)),
  );
}
