import { Button } from '@prendarios/design-system/actions/Button';
import { nameCase } from '@prendarios/rules/displayCase';
import { NEXT_CUSTOMER_HREF } from '#shared/session/paths.ts';
import { useViewer } from '#shared/session/useViewer.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { isClosed } from '#shared/loan/proposal/closed.ts';
import { HandOver } from './HandOver.tsx';
import { STAFF_FRAME_TEXTS } from './frameTexts.ts';
import { StaffCard } from './StaffCard.tsx';
import { STAFF_TEXTS } from './texts.ts';

const TEXT = STAFF_TEXTS.bar;

/** The name of the point of sale that the loan is for, or of the seller's only one; undefined while it is unknown. */
function usePointOfSale(): string | undefined {
  const { proposal, simulation, choice } = useHolderFlow();
  const own = useViewer().viewer?.pointsOfSale ?? [];
  const code = proposal?.pointOfSale?.code ?? simulation?.pointOfSaleCode ?? choice.pointOfSaleCode;
  const point = own.length === 1 ? own[0] : own.find((one) => one.code === code);
  return point && nameCase(point.businessName);
}

/** Whom a seller fills the form in for, and the way to that person's own phone. */
const CustomerBar = () => {
  const { proposal, simulation } = useHolderFlow();
  const pointOfSale = usePointOfSale();
  const customer = simulation?.owner ?? proposal?.owner;
  return (
    <StaffCard
      name={customer && nameCase(`${customer.firstName} ${customer.lastName}`)}
      place={customer && pointOfSale ? TEXT.customerOf(pointOfSale) : pointOfSale}
    >
      <HandOver variant="quiet" size="small">
        {STAFF_FRAME_TEXTS.handOver}
      </HandOver>
      {customer !== undefined && (
        <Button variant="quiet" size="small" href={NEXT_CUSTOMER_HREF}>
          {TEXT.other}
        </Button>
      )}
    </StaffCard>
  );
};

/** Nothing for a proposal of another point of sale: its holder is not this seller's customer. */
export const StaffBar = () => {
  const { proposal } = useHolderFlow();
  return proposal !== null && isClosed(proposal.access) ? null : <CustomerBar />;
};
