import { ApolloClient, InMemoryCache, type ApolloLink } from '@apollo/client';
import { pagedConnection } from './pagedConnection.ts';
import { createLink } from './links.ts';

/** Types without an id, which Apollo merges into their parent object. */
const MERGED = [
  'Person',
  'Vehicle',
  'Address',
  'CivilData',
  'LoanFigures',
  'ChosenQuote',
  'Money',
  'ProposalFlow',
] as const;

export function createApolloClient(link: ApolloLink = createLink('/graphql')): ApolloClient {
  return new ApolloClient({
    link,
    cache: new InMemoryCache({
      typePolicies: {
        Query: { fields: { proposals: pagedConnection } },
        ...Object.fromEntries(MERGED.map((name) => [name, { keyFields: false, merge: true }])),
        /** The bank reuses ids across lists. */
        CatalogItem: { keyFields: false },
        VehicleModel: { keyFields: false },
        VehicleBrand: { keyFields: false },
      },
    }),
    defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: true } },
  });
}
