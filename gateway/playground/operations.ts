import schemaText from '../../schema.graphql?raw';
import { savedOperations } from './savedOperations.ts';

const files = import.meta.glob<string>('../../client/src/**/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Generated from the client's GraphQL files when the playground is built. */
export const operations = savedOperations(files, schemaText);
