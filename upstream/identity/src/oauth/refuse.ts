import type { FastifyReply } from 'fastify';
import { pageHeaders } from '../html.ts';
import { refusedPage } from './signInPage.ts';

/** Answers with a page of this service: the request names no address that we may redirect to. */
export const refuse = (reply: FastifyReply) => reply.code(400).headers(pageHeaders()).send(refusedPage());
