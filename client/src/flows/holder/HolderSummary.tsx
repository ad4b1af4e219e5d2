import { CfteaPanel } from '@prendarios/design-system/data/CfteaPanel';
import { SummaryBar } from '@prendarios/design-system/data/SummaryBar';
import { SummaryCard } from '@prendarios/design-system/data/SummaryCard';
import { ARGENTINA_TIME_ZONE } from '@prendarios/rules/constants';
import { formatPercent, formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { vehicleName } from '@prendarios/rules/vehicleName';
import type { ProposalOutlineFragment } from '../../generated/graphql.ts';
import { feeRows } from '../../shared/loan/feeRows.ts';
import { insuranceRows } from '../../shared/loan/installmentWithInsurance.ts';
import { Payments } from '../../shared/loan/Payments.tsx';
import { payments } from '../../shared/loan/payments.ts';
import { useHolderFlow, type HolderFlow } from './HolderContext.ts';
import { HOLDER_TEXTS } from './texts.ts';

const TEXT = HOLDER_TEXTS.summary;

const TIME = new Intl.DateTimeFormat('es-AR', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: ARGENTINA_TIME_ZONE,
});

/** '14:02', in Argentina. */
function timeOf(instant: string): string {
  return TIME.format(new Date(instant));
}

type LoanCard = {
  rows: { term: string; value: string }[];
  /** When the server last saved it. */
  saved: string | null;
  figures: ProposalOutlineFragment['figures'] | null;
};

/** The data of the loan so far. */
function loanCard({ proposal, simulation }: Pick<HolderFlow, 'proposal' | 'simulation'>): LoanCard | null {
  const vehicle = proposal?.vehicle ?? simulation?.vehicle;
  if (vehicle === undefined) return null;
  const rows: LoanCard['rows'] = [
    { term: TEXT.vehicle, value: vehicleName(vehicle) },
    { term: TEXT.value, value: formatPesos(vehicle.purchaseValue.amount) },
  ];
  if (proposal === null) return { rows, saved: null, figures: null };
  const { quote, figures } = proposal;
  rows.push(
    {
      term: TEXT.financed,
      value: `${formatPesos(quote.selectedAmount.amount)} · ${Math.round(Number(quote.percentage))}\u00a0%`,
    },
    { term: TEXT.term, value: `${installmentLabel(quote.term)}, día ${quote.dueDay}` },
    ...feeRows(figures),
    ...insuranceRows(figures, proposal.insurance),
  );
  return {
    rows,
    saved: TEXT.saved(timeOf(proposal.updatedAt)),
    figures,
  };
}

type CardProps = { card: LoanCard; bare?: boolean };

const Card = ({ card: { rows, saved, figures }, bare = false }: CardProps) => (
  <SummaryCard
    title={TEXT.title}
    bare={bare}
    rows={rows}
    note={saved}
    figure={figures !== null && <Payments figures={figures} />}
    cftea={
      figures !== null && (
        <CfteaPanel
          size="card"
          label={TEXT.cftea}
          value={formatPercent(figures.cftea)}
          rates={[
            { label: TEXT.tna, value: formatPercent(figures.tna) },
            { label: TEXT.tea, value: formatPercent(figures.tea) },
          ]}
        />
      )
    }
  />
);

/** The summary card in the aside of wide screens. */
export const HolderAside = () => {
  const card = loanCard(useHolderFlow());
  return card === null ? null : <Card card={card} />;
};

/** The same in a bar that opens, on phones; only once there is an instalment to show. */
export const HolderPhoneBar = () => {
  const card = loanCard(useHolderFlow());
  if (!card?.figures) return null;
  const [first] = payments(card.figures);
  return first ? (
    <SummaryBar label={first.label} value={first.value} title={TEXT.title}>
      <Card card={card} bare />
    </SummaryBar>
  ) : null;
};
