import { ProveAccess } from '#shared/loan/findProposal/ProveAccess.tsx';
import { useReplace } from '#shared/page/useReplace.ts';
import { pathOf, stepById, type FlowBrand } from '../flow.ts';

const { heading, title, subtitle } = stepById('identity');
const PURPOSE = { title: heading ?? title, subtitle: subtitle ?? '' };

type AccessScreenProps = { brand: FlowBrand; proposalId: string | null; onRead: () => Promise<unknown> };

/** Gives a browser access to the flow's proposal. */
export const AccessScreen = ({ brand, proposalId, onRead }: AccessScreenProps) => {
  const replace = useReplace();
  return (
    <ProveAccess
      purpose={PURPOSE}
      proposalId={proposalId}
      onOpened={(id) => {
        replace(`${pathOf('identity', brand)}?${new URLSearchParams({ id })}`);
        // A failed query shows its own retry button.
        void onRead().catch(() => undefined);
      }}
    />
  );
};
