import { parseExactAmount } from '@prendarios/rules/amount';
import { useEffect, useState } from 'react';
import { keptName, PERSONAL_DATA_FORM } from '#shared/forms/useKeptValues.ts';
import { keepForm, keptForm } from '#shared/session/keptForms.ts';
import { incomeOf, type Payers } from './incomeShare.ts';

const FIELD = 'monthlyIncome';

/**
 * Returns the payers' income. The applicant can type an undeclared one, which is kept with the unsent personal data and
 * prefills that form.
 */
export function useIncome(payers: Payers) {
  const [typed, type] = useState('');
  const isAsked = incomeOf(payers, null) === null;
  useEffect(
    function bringBack() {
      if (!isAsked) return undefined;
      let isOpen = true;
      void (async () => {
        const kept = (await keptForm(keptName(PERSONAL_DATA_FORM)))?.[FIELD];
        if (isOpen && typeof kept === 'string') type((now) => now || kept);
      })();
      return () => {
        isOpen = false;
      };
    },
    [isAsked],
  );
  return {
    income: incomeOf(payers, parseExactAmount(typed)),
    isAsked,
    typed,
    type,
    keep: async () => {
      const name = keptName(PERSONAL_DATA_FORM);
      await keepForm(name, { ...(await keptForm(name)), [FIELD]: typed });
    },
  };
}

export type IncomeQuestion = ReturnType<typeof useIncome>;
