import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OwedViewFragment, PrepaymentInput, PrepaymentViewFragment } from '#generated/graphql.ts';
import { mount } from '#testing/mount.tsx';
import { money, prepayment } from '#testing/samples/loan.ts';
import { PrepaymentSimulator } from './PrepaymentSimulator.tsx';

const rows = Array.from({ length: 24 }, (_, at): OwedViewFragment => ({
  __typename: 'Installment',
  number: at + 1,
  payableOn: `${2027 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-10`,
  balance: money(`${23 - at}00000.50`),
}));

const amount = page.getByLabelText('Cuánto adelantás');
const ask = page.getByRole('button', { name: 'Calcular' });
const result = page.getByRole('status');

type Calculate = (input: PrepaymentInput) => Promise<PrepaymentViewFragment | null>;
function show(calculate: Calculate = () => Promise.resolve(prepayment)) {
  const asked = vi.fn(calculate);
  const submitted = vi.fn((event: React.FormEvent) => event.preventDefault());
  mount(
    <form onSubmit={submitted}>
      <PrepaymentSimulator of="loan" rows={rows} calculate={asked} />
    </form>,
  );
  return { asked, submitted };
}

test('shows the savings for the submitted amount, instalment and effect', async () => {
  const { asked } = show();
  await expect.element(page.getByText('Después de la cuota 12 debés $ 1.200.000,50.')).toBeInTheDocument();
  await userEvent.fill(amount, '$ 500.000');
  await userEvent.click(ask);
  await expect.element(result).toMatchTextContent('Pagás 6 cuotas menos y ahorrás $ 4.420.434,12');
  await expect.element(result).toMatchTextContent('Sin cargo');
  await expect.element(result).toMatchTextContent('con la cuota 12');
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    amount: '500000',
    afterInstallment: 12,
    effect: 'FEWER_INSTALLMENTS',
  });
});

test('clears the result when the input changes', async () => {
  show();
  await userEvent.fill(amount, '500.000');
  await userEvent.click(ask);
  await expect.element(result).toMatchTextContent('Sin cargo');
  await userEvent.click(page.getByRole('radio', { name: 'Pagar cuotas más bajas' }));
  await expect.element(result).toBeEmptyDOMElement();
  await userEvent.click(ask);
  await expect.element(result).toMatchTextContent('La cuota que sigue baja de $ 937.959,40 a $ 924.519,40');
});

test.each([
  ['an empty amount', '', 'Ingresá cuánto adelantás.'],
  ['text', 'mucho', 'Ingresalo en pesos, solo con números, como 1.500.000.'],
  ['0', '0', 'Ingresá $ 1.000 o más.'],
  [
    'more than the balance',
    '1.200.002',
    'Es más de lo que debés después de esa cuota: ingresá hasta $ 1.200.001.',
  ],
])('sends nothing for %s, explains why at the field and focuses it', async (_what, text, message) => {
  const { asked } = show();
  await expect.element(amount).toHaveAccessibleDescription(/debés/);
  await userEvent.fill(amount, text);
  await userEvent.click(ask);
  await expect.element(page.getByText(message)).toBeInTheDocument();
  await expect.element(amount).toHaveFocus();
  expect(asked).not.toHaveBeenCalled();
});

test('prepays the total balance with one press', async () => {
  const { before, after } = prepayment;
  const { asked } = show(() =>
    Promise.resolve({
      ...prepayment,
      installmentsSaved: 12,
      before: { ...before, count: 12 },
      after: { ...after, count: 0, nextInstallment: null, lastPayableOn: prepayment.payableOn },
    }),
  );
  await userEvent.click(page.getByRole('button', { name: 'Usar todo lo que debés' }));
  await userEvent.click(ask);
  await expect.element(result).toMatchTextContent('Terminás de pagar el préstamo el 10/12/2027');
  expect(asked.mock.lastCall?.[0].amount).toBe('1200001');
});

test('reports a bank failure and retries', async () => {
  const answers: (() => Promise<PrepaymentViewFragment | null>)[] = [
    () => Promise.reject(new Error('500')),
    () => Promise.resolve(null),
  ];
  const { asked } = show(() => answers.shift()?.() ?? Promise.resolve(prepayment));
  await userEvent.fill(amount, '500000');
  await userEvent.click(ask);
  await expect.element(result).toMatchTextContent('No pudimos calcularlo ahora. Probá de nuevo.');
  await userEvent.click(ask);
  await userEvent.click(ask);
  await expect.element(result).toMatchTextContent('Pagás 6 cuotas menos');
  expect(asked).toHaveBeenCalledTimes(3);
});

test('reports that the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(() => Promise.reject(new TypeError('Failed to fetch')));
  await userEvent.fill(amount, '500000');
  await userEvent.click(ask);
  await expect.element(result).toMatchTextContent('No hay conexión. Probá de nuevo cuando vuelva.');
  vi.restoreAllMocks();
});

test('submits the question on Enter without submitting the surrounding form', async () => {
  const { asked, submitted } = show();
  await userEvent.fill(amount, '500000');
  await userEvent.keyboard('{Enter}');
  await expect.element(result).toMatchTextContent('Pagás 6 cuotas menos');
  expect(asked).toHaveBeenCalledOnce();
  expect(submitted).not.toHaveBeenCalled();
});

test('states the UVA value of the figures', async () => {
  show(() =>
    Promise.resolve({
      ...prepayment,
      uvaValue: '2150.37',
      amountInUva: '465.04',
      interestSavedInUva: '12.05',
    }),
  );
  await userEvent.fill(amount, '500000');
  await userEvent.click(ask);
  await expect.element(result).toMatchTextContent('Calculado con la UVA a $ 2.150,37');
  await expect.element(result).toMatchTextContent('adelantás 465,04 UVA y ahorrás 12,05 UVA');
});
