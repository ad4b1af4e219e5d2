import type { CreateProposalInput } from '#generated/graphql.ts';
import type { QuoteChoice } from '#shared/loan/quote/choice.ts';

/** Returns the input that creates the proposal of a simulation (CA-43). */
export function proposalInput({
  quote,
  simulation,
  choice,
  replaceOpenProposal,
}: {
  quote: Pick<CreateProposalInput, 'financedAmount' | 'term' | 'dueDay' | 'rateId'>;
  simulation: { id: string; pointOfSaleCode?: string | null };
  choice: Pick<QuoteChoice, 'selfManagementUuid'>;
  replaceOpenProposal: boolean;
}): CreateProposalInput {
  return {
    ...quote,
    simulationId: simulation.id,
    pointOfSaleCode: simulation.pointOfSaleCode ?? null,
    replaceOpenProposal,
    selfManagementId: choice.selfManagementUuid,
  };
}
