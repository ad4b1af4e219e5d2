import Fastify from 'fastify';
import { bankUrl, measured } from '../../gateway/src/testing/cost/server.ts';

/** A baseline handler that only fetches, parses and serialises. */
const app = Fastify();
app.get<{ Params: { id: string } }>('/proposal/:id', async (request) => {
  const answer = await fetch(`${bankUrl()}/proposal/${request.params.id}/get_proposal`);
  return answer.json();
});
app.get('/proposals', async () => {
  const answer = await fetch(`${bankUrl()}/proposals/get_proposals`);
  return answer.json();
});
measured(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port));
