import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { PaymentTile, PaymentTiles } from '@prendarios/design-system/data/PaymentTiles';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Spoken } from '@prendarios/design-system/foundations/Spoken';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatDay, formatMoney } from '@prendarios/rules/format';
import type { ReactNode } from 'react';
import { InsuranceLines } from '#shared/loan/InsuranceLines.tsx';
import { insuredByEstimate } from '#shared/loan/insured.ts';
import { paymentWindowText } from '#shared/loan/paymentWindowText.ts';
import { loanRows } from './LoanSummary.tsx';
import type { QuoteView } from './schedule.ts';
import { QUOTER_TEXTS } from './texts.ts';

const TEXT = QUOTER_TEXTS.payments;

const money = (amount: string) => <Spoken>{formatMoney(amount)}</Spoken>;

type PaymentsCardProps = {
  quote: QuoteView;
  figures: NonNullable<QuoteView['figures']>;
  /** Shown below the monthly payment. */
  children: ReactNode;
  /** The CFTEA, on screens without the loan card. */
  cost: ReactNode;
};

/** Shows the first and the later payments, and announces changes (docs/domain.md#what-a-lender-must-show). */
export const PaymentsCard = ({ quote, figures, children, cost }: PaymentsCardProps) => {
  const { mode, firstInstallment, secondInstallment, installment, installmentWithVat } = figures;
  if (firstInstallment === null) return null;
  const insured = insuredByEstimate(quote.insurance);
  const { total, payableOn, extraDays } = firstInstallment;
  return (
    <Card as="section">
      <Stack gap={4}>
        <Text as="h2" size={20} weight="bold">
          {TEXT.title}
        </Text>
        <Stack role="status">
          <PaymentTiles>
            <PaymentTile
              label={`${secondInstallment === null ? TEXT.only : TEXT.first}, ${TEXT.today} · ${formatDay(payableOn)}`}
              value={formatMoney(total.amount)}
              note={extraDays > 0 ? TEXT.extraDays(extraDays) : null}
            />
            {secondInstallment !== null && (
              <PaymentTile
                label={TEXT.second}
                value={formatMoney(secondInstallment.amount)}
                note={mode === 'UVA' ? TEXT.uvaNote : TEXT.fixedNote}
              />
            )}
          </PaymentTiles>
        </Stack>
        <InsuranceLines figures={figures} insured={insured} />
        {children}
        {quote.paymentWindow && (
          <Text size={15} measure>
            <Spoken>{paymentWindowText(quote.paymentWindow)}</Spoken>
          </Text>
        )}
        {cost}
        <KeyValue
          rows={[
            ...loanRows(figures, insured),
            { term: TEXT.estimated, value: money(installmentWithVat.amount) },
            { term: TEXT.withoutVat, value: money(installment.amount) },
          ]}
        />
      </Stack>
    </Card>
  );
};
