import { checkAmount } from '@prendarios/rules/amount';
import { checkDueDay } from '@prendarios/rules/dueDay';
import type { Schemas } from '../../bank/contract.ts';
import { type Checked, checkedValue, FieldErrors } from '../input/check.ts';
import type { FieldNames } from './fieldNames.ts';

/** Field names of a proposal's choice within an offer. */
export const QUOTE: FieldNames = {
  simulation: '',
  'simulation.dueDate': 'dueDay',
  'simulation.terms': 'term',
  'simulation.matrixCode': 'rateId',
  'identification.uuid': 'simulationId',
  pointOfSaleCodeSelected: 'pointOfSaleCode',
  selfManagementUuid: 'selfManagementId',
};

/** Field names of the choice in the bank's calculation. */
export const RATES: FieldNames = {
  selectedTerm: 'term',
  selectedMode: 'mode',
  indexerCode: 'mode',
  dueDate: 'dueDay',
};

const TERM_MISSING = 'Elegí la cantidad de cuotas.';

/** Amounts in pesos as decimal text. */
type Choice = { financedAmount: string; term: number; dueDay: number; rateId: string };

/** Checks the common fields of every choice. */
export function checkChoice(
  errors: FieldErrors,
  choice: { financedAmount: string; term: number; dueDay?: number | null },
): void {
  errors.check(['financedAmount'], checkAmount(choice.financedAmount));
  errors.check(['term'], choice.term >= 1 ? null : TERM_MISSING);
  if (choice.dueDay !== null && choice.dueDay !== undefined) {
    errors.check(['dueDay'], checkDueDay(String(choice.dueDay)));
  }
}

export function quoteBody(choice: Choice): Checked<Schemas['PostProposalBody']['simulation']> {
  const errors = new FieldErrors();
  checkChoice(errors, choice);
  const { financedAmount, term, dueDay, rateId } = choice;
  return checkedValue(errors, {
    financedAmount: Number(financedAmount),
    terms: term,
    dueDate: dueDay,
    matrixCode: rateId,
  });
}
