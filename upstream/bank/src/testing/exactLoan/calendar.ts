/** An independent calendar that counts day by day; dates are yyyy-mm-dd. */
type Day = { year: number; month: number; day: number };

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

function read(date: string): Day {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

const write = ({ year, month, day }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function tomorrow({ year, month, day }: Day): Day {
  if (day < lengthOf(year, month)) return { year, month, day: day + 1 };
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
}

/** Returns the same day of the next month, or that month's last day. */
function nextMonth({ year, month, day }: Day): Day {
  const next = month < 12 ? { year, month: month + 1 } : { year: year + 1, month: 1 };
  return { ...next, day: Math.min(day, lengthOf(next.year, next.month)) };
}

/** Returns the first due date, the first due day a month or more after the disbursement, and the extra days. */
export function firstDue(disbursed: string, dueDay: number): { date: string; extraDays: number } {
  let day = nextMonth(read(disbursed));
  let extraDays = 0;
  while (day.day !== dueDay) {
    day = tomorrow(day);
    extraDays += 1;
  }
  return { date: write(day), extraDays };
}

export function monthly(first: string, count: number): string[] {
  const dates: string[] = [];
  for (let day = read(first); dates.length < count; day = nextMonth(day)) dates.push(write(day));
  return dates;
}
