import { Button } from '@prendarios/design-system/actions/Button';
import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { InstallmentChart } from '@prendarios/design-system/data/InstallmentChart';
import { ScheduleTable } from '@prendarios/design-system/data/ScheduleTable';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatMoney } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import type { ReactNode } from 'react';
import { saveBlob } from '../../../../shared/files/saveBlob.ts';
import { CalendarButton } from '../../../../shared/loan/CalendarButton.tsx';
import {
  chartColumns,
  monthOf,
  scheduleColumns,
  scheduleCsv,
  scheduleRow,
  type InstallmentView,
} from './schedule.ts';
import { QUOTER_TEXTS as TEXT } from './texts.ts';

type ScheduleCardProps = {
  loanId: string;
  rows: readonly InstallmentView[];
  isUva: boolean;
  /** What can be done with the figures. */
  actions?: ReactNode;
};

/**
 * Above this ratio to the second, the first instalment includes extra days (docs/domain.md#first-period); without them
 * it is barely higher.
 */
const EXTRA_SHARE = 1.02;

/** Downloads a file made in the browser. */
function download(text: string): void {
  saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'cuadro-de-pagos.csv');
}

/** A chart of the instalments, and the whole schedule in a disclosure. */
export const ScheduleCard = ({ loanId, rows, isUva, actions }: ScheduleCardProps) => {
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return null;
  const hasExtraDays =
    Number(first.total.amount) > Number(rows[1]?.total.amount ?? first.total.amount) * EXTRA_SHARE;
  const hasProjection = rows.some(({ projectedTotal }) => projectedTotal);
  return (
    <Card as="section">
      <Stack gap={4}>
        <Text as="h2" size={20} weight="bold">
          {TEXT.chartTitle}
        </Text>
        <InstallmentChart
          data={chartColumns(rows)}
          label={TEXT.chartLabel(formatMoney(first.total.amount), formatMoney(last.total.amount))}
          legend={{
            capital: TEXT.capital,
            interest: TEXT.interest,
            ...(hasProjection && { projected: TEXT.projected }),
          }}
          startLabel={monthOf(first.dueDate)}
          endLabel={monthOf(last.dueDate)}
        />
        {hasExtraDays && (
          <Text size={15} tone="muted">
            {TEXT.extraDays}
          </Text>
        )}
        <Disclosure summary={TEXT.showAll(installmentLabel(rows.length))}>
          <Stack gap={4}>
            <ScheduleTable
              hideCaption
              caption={TEXT.caption}
              columns={scheduleColumns(isUva)}
              rows={rows.map(scheduleRow)}
            />
            <Stack direction="row" gap={3} wrap>
              <Button
                variant="secondary"
                size="small"
                icon="download"
                onClick={() => download(scheduleCsv(rows, isUva))}
              >
                {TEXT.download}
              </Button>
              <CalendarButton loanId={loanId} rows={rows} isUva={isUva} />
            </Stack>
          </Stack>
        </Disclosure>
        {actions}
      </Stack>
    </Card>
  );
};
