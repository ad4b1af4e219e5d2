import { createServer } from 'node:http';
import { abilities, page, phases, proposal, PROPOSAL_ID } from './fixtures.ts';
import { measured } from './server.ts';

/** Responses of a bank of negligible cost, so that the run measures the server in front of it. */
const answers = new Map([
  [`/api/proposal/${PROPOSAL_ID}/get_proposal`, JSON.stringify(proposal)],
  ['/api/proposals/get_proposals', JSON.stringify(page)],
  ['/api/proposal/get_flow_phases', JSON.stringify(phases)],
  ['/api/ext/list-abilities', JSON.stringify(abilities)],
]);

const server = createServer((request, response) => {
  const body = answers.get((request.url ?? '').split('?')[0] ?? '');
  response
    .writeHead(body === undefined ? 404 : 200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body ?? '{}'),
    })
    .end(body ?? '{}');
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') measured(address.port);
});
