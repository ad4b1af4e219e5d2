import type { PersonValues } from '@prendarios/rules/forms/person';
import { incomeDoubt } from '@prendarios/rules/income';
import { phoneDoubts } from '#shared/forms/MobileField.tsx';
import type { FieldMessages } from '#shared/forms/userErrors.ts';

/** Asks once about a phone and an income that are probably mistyped: for `doubts` of a form. */
export const personDoubts = ({
  phone,
  monthlyIncome,
}: Pick<PersonValues, 'phone' | 'monthlyIncome'>): FieldMessages => {
  const income = incomeDoubt(monthlyIncome);
  return { ...phoneDoubts({ phone }), ...(income !== null && { monthlyIncome: income }) };
};
