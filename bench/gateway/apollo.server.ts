import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { plainResolvers } from '../../gateway/src/testing/cost/plainResolvers.ts';
import { measured } from '../../gateway/src/testing/cost/server.ts';

/** Apollo Server on Express, set up as in their documentation, over the same schema. */
const apollo = new ApolloServer({
  typeDefs: readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
  resolvers: plainResolvers,
});
await apollo.start();
const app = express();
app.use('/graphql', express.json(), expressMiddleware(apollo));
const server = app.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  measured(port);
});
