import type { Resolvers } from '../generated/resolvers.ts';
import { biometryFields, biometryMutations } from './resolvers/biometry.ts';
import { boardFields, boardQueries } from './resolvers/board.ts';
import { catalogueQueries, salesConditionsFields } from './resolvers/catalogues.ts';
import { configQueries } from './resolvers/config.ts';
import {
  addressFields,
  civilDataFields,
  mobilePhoneFields,
  personFields,
  simulationEntryFields,
  taxpayerFields,
  vehicleFields,
} from './resolvers/entries.ts';
import { contractFields, contractMutations, contractQueries } from './resolvers/contract.ts';
import { consentRequestQueries } from './resolvers/consentRequest.ts';
import { coOwnershipFields, coOwnershipMutations, coOwnershipQueries } from './resolvers/coOwnership.ts';
import { coOwnerFields, coOwnerMutations } from './resolvers/coOwner.ts';
import { flowFields, proposalFields, proposalQueries } from './resolvers/proposal.ts';
import { proposalChangeMutations } from './resolvers/proposalChanges.ts';
import {
  proposalConnectionFields,
  proposalListQueries,
  proposalSummaryFields,
} from './resolvers/proposalList.ts';
import { proposalStartMutations } from './resolvers/proposalStart.ts';
import { certificateQueries } from './resolvers/certificate.ts';
import { quoteQueries } from './resolvers/quotes.ts';
import { personalDataMutations } from './resolvers/personalData.ts';
import { prepaymentFields } from './resolvers/prepayment.ts';
import { revocationFields, revocationMutations } from './resolvers/revocation.ts';
import { saleFields, saleMutations, saleQueries } from './resolvers/sale.ts';
import { followUpMutations, followUpQueries } from './resolvers/followUp.ts';
import { outreachMutations, outreachQueries } from './resolvers/outreach.ts';
import { ownerFields, sellerMutations, sellerQueries } from './resolvers/seller.ts';
import { serviceMutations } from './resolvers/services.ts';
import { simulationFields, simulationMutations, simulationQueries } from './resolvers/simulation.ts';
import { dashboardFields, dashboardMutations, dashboardQueries } from './resolvers/dashboard.ts';
import { userSessionFields, viewerFields, viewerMutations, viewerQueries } from './resolvers/viewer.ts';
import { scalars } from './scalars.ts';

export const resolvers = {
  ...scalars,
  Query: {
    ...configQueries,
    ...viewerQueries,
    ...catalogueQueries,
    ...simulationQueries,
    ...quoteQueries,
    ...certificateQueries,
    ...contractQueries,
    ...proposalQueries,
    ...dashboardQueries,
    ...proposalListQueries,
    ...boardQueries,
    ...outreachQueries,
    ...followUpQueries,
    ...sellerQueries,
    ...saleQueries,
    ...consentRequestQueries,
    ...coOwnershipQueries,
  },
  Mutation: {
    ...viewerMutations,
    ...simulationMutations,
    ...proposalStartMutations,
    ...proposalChangeMutations,
    ...dashboardMutations,
    ...sellerMutations,
    ...saleMutations,
    ...coOwnerMutations,
    ...outreachMutations,
    ...followUpMutations,
    ...coOwnershipMutations,
    ...biometryMutations,
    ...contractMutations,
    ...revocationMutations,
    ...personalDataMutations,
    ...serviceMutations,
  },
  Viewer: viewerFields,
  UserSession: userSessionFields,
  SalesConditions: salesConditionsFields,
  Simulation: { ...simulationFields, ...simulationEntryFields },
  Person: personFields,
  MobilePhone: mobilePhoneFields,
  Address: addressFields,
  CivilData: civilDataFields,
  Vehicle: vehicleFields,
  SaleVehicle: vehicleFields,
  Taxpayer: taxpayerFields,
  ProposalFlow: flowFields,
  Proposal: {
    ...proposalFields,
    ...dashboardFields,
    ...ownerFields,
    ...biometryFields,
    ...contractFields,
    ...revocationFields,
    ...coOwnerFields,
    ...prepaymentFields,
  },
  Sale: saleFields,
  CoOwnership: coOwnershipFields,
  Board: boardFields,
  ProposalConnection: proposalConnectionFields,
  ProposalSummary: proposalSummaryFields,
} satisfies Resolvers;
