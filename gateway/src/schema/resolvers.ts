import type { Resolvers } from '../generated/resolvers.ts';
import { catalogueQueries } from './resolvers/catalogues.ts';
import { configQueries } from './resolvers/config.ts';
import { proposalFields, proposalQueries } from './resolvers/proposal.ts';
import { proposalChangeMutations } from './resolvers/proposalChanges.ts';
import { proposalListQueries, proposalSummaryFields } from './resolvers/proposalList.ts';
import { proposalStartMutations } from './resolvers/proposalStart.ts';
import { simulationFields, simulationMutations, simulationQueries } from './resolvers/simulation.ts';
import { trackingFields, trackingMutations, trackingQueries } from './resolvers/tracking.ts';
import { viewerFields, viewerMutations, viewerQueries } from './resolvers/viewer.ts';
import { scalars } from './scalars.ts';

export const resolvers = {
  ...scalars,
  Query: {
    ...configQueries,
    ...viewerQueries,
    ...catalogueQueries,
    ...simulationQueries,
    ...proposalQueries,
    ...trackingQueries,
    ...proposalListQueries,
  },
  Mutation: {
    ...viewerMutations,
    ...simulationMutations,
    ...proposalStartMutations,
    ...proposalChangeMutations,
    ...trackingMutations,
  },
  Viewer: viewerFields,
  Simulation: simulationFields,
  Proposal: { ...proposalFields, ...trackingFields },
  ProposalSummary: proposalSummaryFields,
} satisfies Resolvers;
