import graphqlPlugin from '@graphql-eslint/eslint-plugin';

// Only GraphQL goes through ESLint; TypeScript is checked by oxlint.
const graphql = (graphQLConfig) => ({
  languageOptions: { parser: graphqlPlugin.parser, parserOptions: { graphQLConfig } },
  plugins: { '@graphql-eslint': graphqlPlugin },
});

export default [
  { ignores: ['**/*', '!**/', '!**/*.graphql', '**/node_modules/**', '**/dist/**'] },
  {
    ...graphql({ schema: './schema.graphql' }),
    files: ['schema.graphql'],
    rules: {
      ...graphqlPlugin.configs['flat/schema-all'].rules,
      '@graphql-eslint/description-style': ['error', { style: 'inline' }],
      // Types stand in the order in which a reader meets them, not in that of the alphabet.
      '@graphql-eslint/alphabetize': 'off',
      // Money, figures or an address are values: an id on them would promise an identity that they lack.
      '@graphql-eslint/strict-id-in-types': 'off',
      // Lists, settings and quotes fail whole; null would only say less than the error does.
      '@graphql-eslint/require-nullable-result-in-root': 'off',
      // A payload carries what changed; the cache is kept by ids, so no screen would ask for Query again.
      '@graphql-eslint/require-field-of-type-query-in-mutation-result': 'off',
      '@graphql-eslint/no-root-type': ['error', { disallow: ['subscription'] }],
    },
  },
  {
    ...graphql({ schema: './schema.graphql', documents: 'client/src/**/*.graphql' }),
    files: ['client/src/**/*.graphql'],
    rules: graphqlPlugin.configs['flat/operations-recommended'].rules,
  },
];
