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

/** Returns the name of the loan's point of sale, or of the seller's only one; undefined while unknown. */
function usePointOfSale(): string | undefined {
  const { proposal, simulation, choice } = useHolderFlow();
  const own = useViewer().viewer?.pointsOfSale ?? [];
  const code = proposal?.pointOfSale?.code ?? simulation?.pointOfSaleCode ?? choice.pointOfSaleCode;
  const point = own.length === 1 ? own[0] : own.find((one) => one.code === code);
  return point && nameCase(point.businessName);
}

/** Shows the customer of the form, and continues on their phone. */
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

/** Shows nothing for proposals of another point of sale, whose holder is not this seller's customer. */
export const StaffBar = () => {
  const { proposal } = useHolderFlow();
  return proposal !== null && isClosed(proposal.access) ? null : <CustomerBar />;
};
