import { Button } from '@prendarios/design-system/actions/Button';
import { useBank } from '#shared/page/bank.ts';
import { saveBlob } from '#shared/files/saveBlob.ts';
import { calendarFile, type LoanCalendar } from './calendarFile.ts';
import { CALENDAR_TEXTS as TEXT } from './texts.ts';

/** Saves the payment days as a calendar file. */
export const CalendarButton = (loan: Omit<LoanCalendar, 'bankName'>) => {
  const { name: bankName } = useBank();
  const save = () =>
    saveBlob(
      new Blob([calendarFile({ ...loan, bankName }, new Date())], { type: 'text/calendar;charset=utf-8' }),
      'cuotas.ics',
    );
  return (
    <Button variant="secondary" size="small" icon="calendar" onClick={save}>
      {TEXT.save}
    </Button>
  );
};
