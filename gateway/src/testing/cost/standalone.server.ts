import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { schemaText } from '../../schema/schemaFile.ts';
import { plainResolvers } from './plainResolvers.ts';
import { measured } from './server.ts';

/** Runs Apollo Server with its default settings and HTTP server, for the same schema. */
const { url } = await startStandaloneServer(
  new ApolloServer({ typeDefs: schemaText, resolvers: plainResolvers }),
  { listen: { port: 0, host: '127.0.0.1' } },
);
measured(Number(new URL(url).port));
