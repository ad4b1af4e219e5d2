import { SummaryCard } from '@prendarios/design-system/data/SummaryCard';
import { formatPesos } from '@prendarios/rules/format';
import { vehicleName } from '@prendarios/rules/vehicleName';
import { useSale } from './SaleContext.ts';
import { sellerName } from './sellerIdentity.ts';
import { SELLER_FLOW_TEXTS as TEXT } from './texts.ts';

export const SaleAside = () => {
  const { sale } = useSale();
  return (
    <SummaryCard
      title={TEXT.summary.title}
      rows={[
        { term: TEXT.summary.buyer, value: sale.buyerName },
        { term: TEXT.summary.vehicle, value: vehicleName(sale.vehicle) },
        { term: TEXT.summary.transfer, value: formatPesos(sale.transfer.amount) },
        { term: TEXT.summary.seller, value: sellerName(sale.seller) || TEXT.summary.notKnown },
        { term: TEXT.summary.number, value: sale.number },
        ...(sale.account === null || sale.account === undefined
          ? []
          : [{ term: TEXT.summary.account, value: sale.account.maskedNumber }]),
      ]}
      note={TEXT.summary.saved}
    />
  );
};
