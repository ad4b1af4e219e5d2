import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Card } from '@prendarios/design-system/foundations/Card';
import { nameCase } from '@prendarios/rules/displayCase';
import { formatMoney, formatPercent, formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import type { ConsentRequestQuery } from '../../../../generated/graphql.ts';
import { LINK_PAGE_TEXTS } from './texts.ts';

const TEXT = LINK_PAGE_TEXTS.consents.loan;

export type ConsentRequest = NonNullable<ConsentRequestQuery['consentRequest']>;

/** What the customer consents to, as the point of sale entered it. */
export const RequestCard = ({ request }: { request: ConsentRequest }) => {
  const { pointOfSaleName, cftea } = request;
  return (
    <Card as="section" aria-label={TEXT.label}>
      <KeyValue
        size={17}
        rows={[
          { term: TEXT.name, value: nameCase(`${request.firstName} ${request.lastName}`) },
          ...(pointOfSaleName === null ? [] : [{ term: TEXT.soldAt, value: nameCase(pointOfSaleName) }]),
          { term: TEXT.vehicle, value: request.vehicleDescription },
          { term: TEXT.amount, value: formatPesos(request.financedAmount.amount) },
          { term: TEXT.term, value: installmentLabel(request.term) },
          { term: TEXT.rate, value: TEXT[request.mode] },
          { term: TEXT.first, value: formatMoney(request.firstInstallment.amount) },
          ...(cftea === null ? [] : [{ term: TEXT.cftea, value: formatPercent(cftea) }]),
        ]}
      />
    </Card>
  );
};
