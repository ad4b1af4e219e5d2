import graphqlPlugin from '@graphql-eslint/eslint-plugin';

// Only GraphQL goes through ESLint; TypeScript is checked by oxlint.
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
      // Short lists come whole and do not page; an entry is found again by its own id, not through Node.
      // Pages go forward only, so a page needs no cursor of its start.
      '@graphql-eslint/relay-page-info': 'off',
      '@graphql-eslint/relay-edge-types': [
        'error',
        { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
      ],
      // The bank pages forward only.
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
      '@graphql-eslint/description-style': ['error', { style: 'inline' }],
      // Types are in the order in which a reader meets them, not in alphabetical order.
      '@graphql-eslint/alphabetize': 'off',
      // Money, figures or an address are values: an id on them would promise an identity that they lack.
      '@graphql-eslint/strict-id-in-types': 'off',
      // Lists, settings and quotes fail whole; null would only say less than the error does.
      '@graphql-eslint/require-nullable-result-in-root': 'off',
      // A payload carries what changed; the cache is kept by ids, so no screen would ask for Query again.
      '@graphql-eslint/require-field-of-type-query-in-mutation-result': 'off',
      // The date is part of the reason, where readers of the schema see it; tests/schema checks it.
      '@graphql-eslint/require-deprecation-date': 'off',
      '@graphql-eslint/no-root-type': ['error', { disallow: ['subscription'] }],
    },
  },
  {
    ...graphql,
    files: [operations],
    rules: {
      ...graphqlPlugin.configs['flat/operations-all'].rules,
      // Fields are in the order of the screen, not in alphabetical order.
      '@graphql-eslint/alphabetize': 'off',
      // A file has the operations of one screen, and is named after it.
      '@graphql-eslint/lone-executable-definition': 'off',
      '@graphql-eslint/match-document-filename': 'off',
      // Fragments are found by name across the client; a file that bundles its own imports is not how codegen reads.
      '@graphql-eslint/require-import-fragment': 'off',
      // A fragment also names what a component takes, even where a single query spreads it.
      '@graphql-eslint/no-one-place-fragments': 'off',
    },
  },
];
