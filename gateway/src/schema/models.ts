import type { ConditionsAnswer } from '../bank/branches.ts';
import type { ProposalAnswer } from '../bank/proposal.ts';
import type { ProposalItem } from '../bank/proposals.ts';
import type { SimulationAnswer } from '../bank/simulation.ts';
import type { SellerAnswer } from '../bank/person.ts';
import type { IdentityClaims } from '../session/identityToken.ts';

/** What the resolvers of Simulation start from; the evaluation itself is asked for by the fields that need it. */
export type SimulationModel = { idRequest: string; answer: SimulationAnswer };

/** What the resolvers of Proposal start from. Only ever loaded through `loadProposal`, which checks who asks. */
export type ProposalModel = { answer: ProposalAnswer };

/** What the resolvers of Sale start from. Only ever loaded through `loadSale`, which checks who asks. */
export type SaleModel = { answer: ProposalAnswer; seller: SellerAnswer };

/** What the resolvers of SalesConditions start from. */
export type SalesConditionsModel = { answer: ConditionsAnswer };

/** What the resolvers of ProposalSummary start from: a row that the bank has shown to who asks, and the phases' labels. */
export type ProposalSummaryModel = { item: ProposalItem; labels: ReadonlyMap<string, string> };

/** What the resolvers of Viewer start from: the claims of the token that stood. */
export type ViewerModel = { claims: IdentityClaims };
