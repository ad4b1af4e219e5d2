import type { PersonValues } from '@prendarios/rules/forms/person';
import { incomeDoubt } from '@prendarios/rules/income';
import { phoneDoubts } from '#shared/forms/MobileField.tsx';
import type { FieldMessages } from '#shared/forms/userErrors.ts';

/** Questions a phone and an income once if they are probably mistyped; for a form's `doubts`. */
export const personDoubts = ({
  phone,
  monthlyIncome,
}: Pick<PersonValues, 'phone' | 'monthlyIncome'>): FieldMessages => {
  const income = incomeDoubt(monthlyIncome);
  return { ...phoneDoubts({ phone }), ...(income !== null && { monthlyIncome: income }) };
};
