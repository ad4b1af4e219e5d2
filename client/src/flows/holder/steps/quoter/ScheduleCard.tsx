import { Button } from '@prendarios/design-system/actions/Button';
import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { InstallmentChart } from '@prendarios/design-system/data/InstallmentChart';
import { ScheduleTable } from '@prendarios/design-system/data/ScheduleTable';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatMoney } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { useState } from 'react';
import { saveBlob } from '#shared/files/saveBlob.ts';
import { CalendarButton } from '#shared/loan/CalendarButton.tsx';
import {
  chartColumns,
  monthOf,
  scheduleColumns,
  scheduleCsv,
  scheduleRow,
  type InstallmentView,
} from './schedule.ts';
import { QUOTER_TEXTS as TEXT } from './texts.ts';

type ScheduleProps = { loanId: string; rows: readonly InstallmentView[]; isUva: boolean };

/** Downloads a file made in the browser. */
function download(text: string): void {
  saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'cuadro-de-pagos.csv');
}

/** Shows the payment and balance of each row, and its parts on demand. */
const Schedule = ({ loanId, rows, isUva }: ScheduleProps) => {
  const [isWhole, setWhole] = useState(false);
  return (
    <Stack gap={4}>
      <Stack direction="row">
        <Button
          type="button"
          variant="quiet"
          size="small"
          aria-pressed={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? TEXT.showLess : TEXT.showParts}
        </Button>
      </Stack>
      <ScheduleTable
        hideCaption
        cards
        caption={TEXT.caption}
        columns={scheduleColumns(rows, isWhole)}
        rows={rows.map(scheduleRow)}
      />
      <Stack direction="row" gap={3} wrap>
        <Button
          type="button"
          variant="secondary"
          size="small"
          icon="download"
          onClick={() => download(scheduleCsv(rows))}
        >
          {TEXT.download}
        </Button>
        <CalendarButton loanId={loanId} rows={rows} isUva={isUva} />
      </Stack>
    </Stack>
  );
};

/** Shows a chart of the instalments, and the complete schedule in a disclosure. */
export const ScheduleCard = ({ loanId, rows, isUva }: ScheduleProps) => {
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return null;
  const hasProjection = rows.some(({ projectedTotal }) => projectedTotal !== null);
  return (
    <Card as="section">
      <Stack gap={4}>
        <Text as="h2" size={20} weight="bold">
          {TEXT.chartTitle}
        </Text>
        <InstallmentChart
          data={chartColumns(rows)}
          format={formatMoney}
          label={TEXT.chartLabel(formatMoney(first.total.amount), formatMoney(last.total.amount))}
          legend={{
            capital: TEXT.capital,
            interest: TEXT.interest,
            ...(hasProjection && { projected: TEXT.projected }),
          }}
          startLabel={monthOf(first.dueOn)}
          endLabel={monthOf(last.dueOn)}
        />
        <Disclosure summary={TEXT.showAll(installmentLabel(rows.length))}>
          <Schedule loanId={loanId} rows={rows} isUva={isUva} />
        </Disclosure>
      </Stack>
    </Card>
  );
};
