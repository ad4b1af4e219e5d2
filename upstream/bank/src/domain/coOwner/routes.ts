import { answers } from '../../platform/http/answers.ts';
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
const response = answers(coOwnershipAnswer);

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
          "Optional: sends the co-owner a link to their part, to the phone or email in the proposal; the id is the proposal's. 409 ILLEGAL_MOVE before the owner's phone is validated, 429 LINK_LIMIT after three a day.",
        params: proposalIdParams,
        body: inviteCoOwnerBody,
        response: answers(linkAnswer),
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
          "Optional: opens the co-owner's part on one device by the key of the link, and ends the links that nobody opened; one 404 for every mismatch, 403 CO_OWNER_ONLY for the owner's own browser or user.",
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
          'Optional: sends the co-owner a new link in place of one that has ended or was opened on another device; the same answer for a key that was never sent.',
        body: coOwnerLinkBody,
        response: answers(resendCoOwnerLinkAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => resendCoOwnerLink(tx, request.body)),
  );
  app.get(
    '/ext/co-ownerships/:id',
    {
      schema: {
        operationId: 'getCoOwnership',
        summary: 'Read the loan as its co-owner',
        tags,
        description:
          "Optional: what the co-owner may see of the proposal, for the device that opened their link; the id is the proposal's.",
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
        summary: 'Decline to be the co-owner',
        tags,
        description:
          'Optional: the co-owner declines; the proposal stops until they accept, and the owner is told. 403 DEVICE_NOT_PROVED once they accepted, or opened their link, on another device, 409 ILLEGAL_MOVE once they signed.',
        params: proposalIdParams,
        body: refuseCoOwnershipBody,
        response,
      },
    },
    async (request) =>
      write(bank, request, (tx) => refuseCoOwnership(tx, request.params.id, request.body, request.caller)),
  );
}
