import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetForms, keepForm, keptForm } from '#shared/session/keptForms.ts';
import { insuredByEstimate } from '#shared/loan/insured.ts';
import { mount } from '#testing/mount.tsx';
import { figures, insurance, money } from '#testing/samples/loan.ts';
import { IncomeCheck } from './IncomeCheck.tsx';
import type { Payers } from './incomeShare.ts';
import { useIncome } from './useIncome.ts';

const unknown: Payers = { owner: { __typename: 'Person', monthlyIncome: null } };
const declared: Payers = { owner: { __typename: 'Person', monthlyIncome: money('3000000.00') } };

const field = page.getByLabelText(/^¿Cuánto ganás por mes\?/);
const result = page.getByRole('status');

beforeEach(async () => {
  const key = btoa(String.fromCodePoint(...new Uint8Array(32)));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ key })));
  onTestFinished(() => void vi.unstubAllGlobals());
  await forgetForms();
});

const Check = ({ payers }: { payers: Payers }) => (
  <IncomeCheck
    figures={figures}
    insured={insuredByEstimate(insurance)}
    question={useIncome(payers)}
    renderHelp={(installment) => <span>{`cuota de ${installment}`}</span>}
  />
);

function show(payers: Payers) {
  const submitted = vi.fn((event: React.FormEvent) => event.preventDefault());
  mount(
    <form onSubmit={submitted}>
      <Check payers={payers} />
    </form>,
  );
  return submitted;
}

test('does not ask for an income declared earlier and shows the highest instalment for a share above 35 %', async () => {
  show(declared);
  await expect.element(result).toMatchTextContent('La cuota con el seguro es el 42 % de tu ingreso.');
  await expect.element(result).toMatchTextContent('Se aconseja hasta el 35 %. Podés seguir igual.');
  await expect.element(result).toMatchTextContent('cuota de 749110.32');
  await expect.element(field).not.toBeInTheDocument();
});

test('uses an entered income and saves it with the other unsent personal data', async () => {
  await keepForm('personal-data', { firstName: 'Zulema' });
  const submitted = show(unknown);
  await expect.element(result).toBeEmptyDOMElement();
  await userEvent.fill(field, '5.000.000');
  await expect.element(result).toMatchTextContent('La cuota con el seguro es el 26 % de tu ingreso.');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(async () =>
    expect(await keptForm('personal-data')).toEqual({ firstName: 'Zulema', monthlyIncome: '5.000.000' }),
  );
  expect(submitted).not.toHaveBeenCalled();
});

test('restores a saved income', async () => {
  await keepForm('personal-data', { monthlyIncome: '5.000.000' });
  show(unknown);
  await expect.element(field).toHaveValue('$ 5.000.000');
  await expect.element(result).toMatchTextContent('es el 26 % de tu ingreso');
});

test.each([
  ['text', 'mucho', 'Ingresá el ingreso en pesos, solo con números y sin centavos, como 1.500.000.'],
  ['zero per month', '0', 'Ingresá el ingreso en pesos, solo con números y sin centavos, como 1.500.000.'],
  ['a number with too few zeros', '5.000', '¿Son $ 5.000 por mes? Si está bien, continuá igual.'],
])('questions %s after the field loses focus', async (_what, typed, message) => {
  show(unknown);
  await userEvent.fill(field, typed);
  await userEvent.tab();
  await expect.element(page.getByText(message)).toBeInTheDocument();
});
