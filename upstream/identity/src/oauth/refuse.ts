import type { FastifyReply } from 'fastify';
import type { BankLook } from '../bankLook.ts';
import { pageHeaders } from '../html.ts';
import { refusedPage } from './signInPage.ts';

/** Answers with a page of this service: the request names no address that we may redirect to. */
export const refuse = (look: BankLook, reply: FastifyReply) =>
  reply.code(400).headers(pageHeaders(look)).send(refusedPage(look));
