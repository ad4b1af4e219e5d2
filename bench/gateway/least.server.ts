import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import Fastify from 'fastify';
import { GraphQLScalarType } from 'graphql';
import { Pool } from 'undici';
import { page, proposal, PROPOSAL_ID } from '../../gateway/src/testing/cost/fixtures.ts';
import { plainPage, plainProposal } from '../../gateway/src/testing/cost/plainResolvers.ts';
import { bankUrl, measured } from '../../gateway/src/testing/cost/server.ts';

/**
 * The minimum cost of an Apollo Server before the bank: one call, its body parsed, and a prepared answer as large as the
 * other servers'. It executes no field, and does no mapping, authentication, validation or logging.
 */
const ready = new GraphQLScalarType({ name: 'Ready', serialize: (value) => value });
const { origin, pathname } = new URL(bankUrl());
const pool = new Pool(origin, { connections: 64 });

async function called(path: string): Promise<unknown> {
  const { body } = await pool.request({ method: 'GET', path: `${pathname}${path}` });
  return JSON.parse(await body.text()) as unknown;
}

const answers = { proposal: plainProposal(proposal), proposals: plainPage(page) };
const apollo = new ApolloServer({
  typeDefs: 'scalar Ready type Query { proposal: Ready proposals: Ready }',
  resolvers: {
    Ready: ready,
    Query: {
      proposal: async () => (await called(`/proposal/${PROPOSAL_ID}/get_proposal`)) && answers.proposal,
      proposals: async () => (await called('/proposals/get_proposals')) && answers.proposals,
    },
  },
  introspection: false,
  persistedQueries: false,
  plugins: [
    ApolloServerPluginCacheControlDisabled(),
    ApolloServerPluginInlineTraceDisabled(),
    ApolloServerPluginLandingPageDisabled(),
    ApolloServerPluginSchemaReportingDisabled(),
    ApolloServerPluginUsageReportingDisabled(),
  ],
});
await apollo.start();
const app = Fastify();
app.post('/graphql', fastifyApolloHandler(apollo));
measured(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port));
