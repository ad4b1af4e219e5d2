import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Card } from '@prendarios/design-system/foundations/Card';
import { nameCase } from '@prendarios/rules/displayCase';
import { formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import type { ConsentRequestQuery } from '#generated/graphql.ts';
import { insuredByEstimate } from '#shared/loan/insured.ts';
import { LoanCost } from '#shared/loan/LoanCost.tsx';
import { PaymentWindow } from '#shared/loan/PaymentWindow.tsx';
import { LINK_PAGE_TEXTS } from './texts.ts';

const TEXT = LINK_PAGE_TEXTS.consents.loan;

export type ConsentRequest = NonNullable<ConsentRequestQuery['consentRequest']>;

/** Shows the customer the loan that they consent to: the entered data and the figures of the offer. */
export const RequestCard = ({ request }: { request: ConsentRequest }) => {
  const { pointOfSaleName, figures, insuranceEstimate, paymentWindow } = request;
  return (
    <>
      <Card as="section" aria-label={TEXT.label}>
        <KeyValue
          size={17}
          rows={[
            { term: TEXT.name, value: nameCase(`${request.firstName} ${request.lastName}`) },
            ...(pointOfSaleName === null ? [] : [{ term: TEXT.soldAt, value: nameCase(pointOfSaleName) }]),
            { term: TEXT.vehicle, value: request.vehicleDescription },
            { term: TEXT.amount, value: formatPesos(figures.financedAmount.amount) },
            { term: TEXT.term, value: `${installmentLabel(figures.term)}, día ${figures.dueDay}` },
            { term: TEXT.rate, value: TEXT[figures.mode] },
          ]}
        />
      </Card>
      <LoanCost figures={figures} insured={insuredByEstimate(insuranceEstimate)} />
      <PaymentWindow window={paymentWindow} />
    </>
  );
};
