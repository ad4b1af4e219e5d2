import { CfteaPanel } from '@prendarios/design-system/data/CfteaPanel';
import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatMoney, formatPercent, formatUva } from '@prendarios/rules/format';
import type { ReactNode } from 'react';
import type { LoanFiguresViewFragment } from '#generated/graphql.ts';
import { feeRows } from './feeRows.ts';
import { InsuranceLines } from './InsuranceLines.tsx';
import { type Insured, insuredCost, totalRows } from './insured.ts';
import { Payments } from './Payments.tsx';
import { COST_TEXTS as TEXT } from './texts.ts';

type LoanCostProps = {
  figures: LoanFiguresViewFragment;
  /** Null if no policy is selected or estimated yet. */
  insured: Insured | null;
  /** Shows the contract's figures, without the offer's estimates (decision 016). */
  final?: boolean;
  /** Content below the monthly payments. */
  children?: ReactNode;
};

/**
 * Shows the cost of the loan, with the CFTEA as the largest figure on the page
 * (docs/domain.md#what-a-lender-must-show).
 */
export const LoanCost = ({ figures, insured, final = false, children }: LoanCostProps) => {
  const isUva = figures.mode === 'UVA';
  return (
    <Stack as="section" gap={4}>
      <Text as="h2" size={25}>
        {TEXT.heading}
      </Text>
      <Card>
        <Stack gap={4}>
          <Payments figures={figures} leadsWithLater />
          {(insured !== null || !final) && <InsuranceLines figures={figures} insured={insured} />}
          {children}
          <CfteaPanel
            size="public"
            label={TEXT.cftea}
            value={figures.cftea === null ? TEXT.cfteaUnknown : formatPercent(figures.cftea)}
            rates={[
              { label: TEXT.tea, value: formatPercent(figures.tea) },
              { label: TEXT.tna, value: formatPercent(figures.tna) },
              { label: TEXT.withoutVat, value: formatPercent(figures.cfteaWithoutVat) },
            ]}
            second={insuredCost(insured)}
            note={isUva ? TEXT.cfteaUvaNote : undefined}
          />
          <KeyValue
            rows={[
              ...(final
                ? []
                : [
                    {
                      term: TEXT.installment(figures.firstInstallment?.extraDays ?? 0),
                      value: formatMoney(figures.installmentWithVat.amount),
                    },
                    { term: TEXT.installmentWithoutVat, value: formatMoney(figures.installment.amount) },
                  ]),
              ...(isUva ? [{ term: TEXT.installmentInUva, value: formatUva(figures.installmentInUva) }] : []),
              ...feeRows(figures),
              { term: TEXT.system, value: TEXT.french },
              ...totalRows(figures, insured),
            ]}
          />
          <Text size={15} tone="muted" measure>
            {TEXT.frenchNote}
          </Text>
          {insured !== null && (
            <Text size={15} tone="muted" measure>
              {TEXT.insuranceWhy}
            </Text>
          )}
          {figures.isUvaEstimated && <Text size={15}>{TEXT.uvaEstimated}</Text>}
        </Stack>
      </Card>
    </Stack>
  );
};
