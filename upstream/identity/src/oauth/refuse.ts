import type { FastifyReply } from 'fastify';
import type { BankLook } from '../bankLook.ts';
import { pageHeaders } from '../html.ts';
import { refusedPage } from './signInPage.ts';

/** Shows an error page, because the request names no address that allows a redirect. */
export const refuse = (look: BankLook, reply: FastifyReply) =>
  reply.code(400).headers(pageHeaders(look)).send(refusedPage(look));
