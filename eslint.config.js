import graphqlPlugin from '@graphql-eslint/eslint-plugin';

// ESLint checks only GraphQL; oxlint checks TypeScript.
const operations = 'client/src/**/*.graphql';
const graphql = {
  languageOptions: {
    parser: graphqlPlugin.parser,
    parserOptions: { graphQLConfig: { schema: './schema.graphql', documents: operations } },
  },
  plugins: { '@graphql-eslint': graphqlPlugin },
};

export default [
  { ignores: ['**/*', '!**/', '!**/*.graphql', '**/node_modules/**', '**/dist/**', '.cache/**'] },
  {
    ...graphql,
    files: ['schema.graphql'],
    rules: {
      ...graphqlPlugin.configs['flat/schema-all'].rules,
      ...graphqlPlugin.configs['flat/schema-relay'].rules,
      // Lists are paged forward only, so a page needs no start cursor.
      '@graphql-eslint/relay-page-info': 'off',
      // Short lists are returned without pages, and clients refetch entries by id, not through Node.
      '@graphql-eslint/relay-edge-types': [
        'error',
        { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
      ],
      // The bank pages forward only.
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
      '@graphql-eslint/description-style': ['error', { style: 'inline' }],
      // Types are in reading order, not in alphabetical order.
      '@graphql-eslint/alphabetize': 'off',
      // Values such as money, figures or addresses have no identity, so they have no id.
      '@graphql-eslint/strict-id-in-types': 'off',
      // Lists, settings and quotes fail completely; null would say less than the error.
      '@graphql-eslint/require-nullable-result-in-root': 'off',
      // A payload returns the changed objects, which the cache updates by id, so no screen refetches Query.
      '@graphql-eslint/require-field-of-type-query-in-mutation-result': 'off',
      // The reason includes the date, so that readers of the schema see it; tests/schema checks it.
      '@graphql-eslint/require-deprecation-date': 'off',
      '@graphql-eslint/no-root-type': ['error', { disallow: ['subscription'] }],
    },
  },
  {
    ...graphql,
    files: [operations],
    rules: {
      ...graphqlPlugin.configs['flat/operations-all'].rules,
      // Fields are in screen order, not in alphabetical order.
      '@graphql-eslint/alphabetize': 'off',
      // A file contains the operations of one screen and is named after it.
      '@graphql-eslint/lone-executable-definition': 'off',
      '@graphql-eslint/match-document-filename': 'off',
      // Codegen finds fragments by name across the client, not by imports.
      '@graphql-eslint/require-import-fragment': 'off',
      // A fragment also declares a component's data, even if only one query spreads it.
      '@graphql-eslint/no-one-place-fragments': 'off',
    },
  },
];
