import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { namedAmounts, notIn, scheduleAmounts } from '../support/amounts.ts';
import { call, post } from '../support/bankCalls.ts';
import { bringTo, passIdentity, type ProposalStep } from '../support/bankJourney.ts';
import { postProposal, type Holder, type Loan } from '../support/guestStart.ts';
import { openStep } from '../support/holderAt.ts';
import { applicant } from '../support/people.ts';
import { walkTo } from '../support/walkTo.ts';

type Day = Readonly<{ firstInstallment: number }>;
type Rates = {
  installments: Parameters<typeof scheduleAmounts>[0];
  paymentWindow: Readonly<{ least: Day; most: Day }>;
};
type Coupon = { id: string; description: string };
type Proposal = Rates & { simulationUuid: string };

const LOANS: readonly (readonly [string, Loan])[] = [
  ['a fixed rate', { agreementId: 1, mode: 'FIXED', financedAmount: '20000000', term: 48, dueDay: 10 }],
  ['UVA', { agreementId: 1, mode: 'UVA', financedAmount: '15000000', term: 36, dueDay: 1 }],
  ['a due day near today', { agreementId: 1, mode: 'FIXED', financedAmount: '3000000', term: 6, dueDay: 23 }],
  ['fees', { agreementId: 9, mode: 'FIXED', financedAmount: '10000000', term: 24, dueDay: 20 }],
  ['the longest term', { agreementId: 1, mode: 'UVA', financedAmount: '25000000', term: 60, dueDay: 28 }],
];

/** Paths of the holder's steps that show an amount. */
const PATHS = {
  'additional-data': '/titular/datos-personales/adicionales',
  insurance: '/titular/seguro',
  summary: '/titular/resumen',
  'payment-account': '/titular/medio-de-pago',
  end: '/titular/fin-proceso',
} as const;

/** Returns the schedule's amounts, and the first instalment and total for the payment days with the lowest and highest. */
const knownAmounts = ({ installments, paymentWindow: { least, most } }: Rates): Set<number> => {
  const later = installments.slice(1).reduce((sum, { total }) => sum + Math.round(total * 100), 0);
  const first = [least, most].map(({ firstInstallment }) => Math.round(firstInstallment * 100));
  return new Set([...scheduleAmounts(installments), ...first, ...first.map((amount) => amount + later)]);
};

async function expectInSchedule(page: Page, known: ReadonlySet<number>): Promise<void> {
  await expect
    .poll(async () => (await namedAmounts(page)).length, { message: page.url() })
    .toBeGreaterThan(0);
  expect(notIn(known, await namedAmounts(page)), page.url()).toEqual([]);
}

/** Returns the same loan in the other mode, which the offer page compares. */
async function otherMode(uuid: string, { mode, financedAmount, term, dueDay }: Loan) {
  const rates = await post<Rates>('/simulation/get_rates', {
    uuid,
    // Without it, the rate is fixed.
    ...(mode === 'FIXED' ? { indexerCode: 'UVA' } : {}),
    financedAmount: Number(financedAmount),
    selectedTerm: term,
    dueDate: dueDay,
  });
  return knownAmounts(rates);
}

/** Opens another screen and waits until its heading appears. */
async function reach(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await walkTo(page, path);
  await expect(heading).not.toHaveText(before);
  await expect(page).toHaveURL((url) => url.pathname === path);
}

/** Opens each step when it is due, from the first. */
async function openEachStep(page: Page, holder: Holder, known: ReadonlySet<number>): Promise<void> {
  let at: ProposalStep = 'additional-data';
  for (const step of Object.keys(PATHS) as (keyof typeof PATHS)[]) {
    await bringTo(holder, step, at);
    at = step;
    await openStep(page, step);
    await expectInSchedule(page, known);
  }
}

/** Opens the completed steps of a proposal at its summary, which needs fewer pages. */
async function walkSteps(page: Page, holder: Holder, known: ReadonlySet<number>): Promise<void> {
  for (const step of ['additional-data', 'insurance', 'summary'] as const) {
    await reach(page, PATHS[step]);
    await expectInSchedule(page, known);
  }
  await bringTo(holder, 'end', 'summary');
  await openStep(page, 'payment-account');
  await expectInSchedule(page, known);
  await reach(page, PATHS.end);
  await expectInSchedule(page, known);
}

for (const [index, [name, loan]] of LOANS.entries()) {
  test(`[VA-20] every instalment and each of its components on the screens of ${name} is in its schedule`, async ({
    page,
  }) => {
    const holder = await postProposal(page.request, applicant(), loan);
    const proposal = await call<Proposal>(`/proposal/${holder.id}/get_proposal`);
    const { simulationUuid } = proposal;
    const known = knownAmounts(proposal);
    const isFirst = index === 0;
    if (!isFirst) await bringTo(holder, 'summary');
    await page.goto('/titular/cotizacion/cotizar');
    for (const tab of ['Costo', 'Fija o UVA']) await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText(/^Con UVA (empezás|pagás) /)).toBeVisible();
    await expectInSchedule(page, new Set([...known, ...(await otherMode(simulationUuid, loan))]));
    await (isFirst ? openEachStep : walkSteps)(page, holder, known);
    await page.getByRole('button', { name: 'Confirmar mi solicitud' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Recibimos tu solicitud' })).toBeVisible();
    await expectInSchedule(page, known);
    // The screen shows the end before the bank confirms (ST-17).
    await expect(page.getByRole('link', { name: 'Validar mi identidad' })).toBeVisible();
    await passIdentity(holder);
    await page.goto(`/biometria/terminos-y-condiciones?id=${holder.id}`);
    await expect(page.getByText('CFTEA con seguro', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'El contrato completo' })).toBeVisible();
    await page.getByRole('button', { name: /^Ver las \d+ cuotas$/ }).click();
    // The contract's figures are those of its own day, here the quote's, and it names the amount lent.
    await expectInSchedule(page, new Set([...known, Number(loan.financedAmount) * 100]));
    await expect(page.getByText(/estimada/)).toHaveCount(0);
  });
}

test('the landing page’s figures are in the bank’s schedule for its choice', async ({ page }) => {
  const coupons = await call<Coupon[]>('/coupon/get_coupons');
  const coupon = coupons.find(({ description }) => description.startsWith('Bienvenida'));
  const rates = await post<Rates>('/simulation/get_rates', {
    financedAmount: 20_000_000,
    selectedTerm: 48,
    couponId: coupon?.id,
  });
  await page.goto('/');
  await expectInSchedule(page, knownAmounts(rates));
});
