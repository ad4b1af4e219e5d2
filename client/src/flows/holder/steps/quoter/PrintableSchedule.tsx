import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { ScheduleTable } from '@prendarios/design-system/data/ScheduleTable';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { PrintPage } from '@prendarios/design-system/layout/PrintPage';
import { todayInArgentina } from '@prendarios/rules/birthDate';
import { formatDate } from '@prendarios/rules/format';
import { vehicleName } from '@prendarios/rules/vehicleName';
import { useState } from 'react';
import { useBank } from '../../../../shared/bank/bank.ts';
import { useHolderFlow } from '../../HolderContext.ts';
import { printRows } from './printRows.ts';
import type { QuoterChoice } from './quoterState.ts';
import { scheduleColumns, scheduleRow, type QuoteView } from './schedule.ts';
import { QUOTER_TEXTS as TEXT } from './texts.ts';

type PrintableScheduleProps = { choice: QuoterChoice; quote: QuoteView };

/** The printed sheet: the choice, its cost and every instalment. */
export const PrintableSchedule = ({ choice, quote }: PrintableScheduleProps) => {
  const { simulation } = useHolderFlow();
  const { name: bankName } = useBank();
  const [today] = useState(() => todayInArgentina(new Date()));
  const { figures, installments } = quote;
  if (figures === null) return null;
  const vehicle =
    simulation === null
      ? null
      : { name: vehicleName(simulation.vehicle), value: simulation.vehicle.purchaseValue.amount };
  const isUva = choice.mode === 'UVA';
  return (
    <PrintPage>
      <Stack gap={4}>
        <Text as="h2" size={25} weight="heavy">
          {TEXT.caption}
        </Text>
        <Text size={15}>{TEXT.print.about(bankName, formatDate(today))}</Text>
        <KeyValue rows={printRows({ choice, figures, vehicle })} />
        <ScheduleTable
          hideCaption
          caption={TEXT.caption}
          columns={scheduleColumns(isUva)}
          rows={installments.map(scheduleRow)}
        />
      </Stack>
    </PrintPage>
  );
};
