import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keptName, PERSONAL_DATA_FORM } from '#shared/forms/useKeptValues.ts';
import { forgetForms, keepForm } from '#shared/session/keptForms.ts';
import { showPagesFor } from '#shared/session/sessionStore.ts';
import { mount } from '#testing/mount.tsx';
import { SELLER } from '#testing/samples/people.ts';
import { KeptCustomer } from './KeptCustomer.tsx';

beforeEach(async () => {
  const key = btoa(String.fromCodePoint(...new Uint8Array(32)));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ key })));
  onTestFinished(() => void vi.unstubAllGlobals());
  showPagesFor(SELLER);
  await forgetForms();
});

test.each([
  [{ documentNumber: '30111222' }, 'Tu cliente: DNI 30.111.222'],
  [
    { firstName: 'ZULEMA', lastName: 'IRAOLA', documentNumber: '30111222' },
    'Tu cliente: Zulema Iraola, DNI 30.111.222',
  ],
])('shows the customer of the quote: %o', async (values, text) => {
  await keepForm(keptName(PERSONAL_DATA_FORM), values);
  mount(<KeptCustomer />);
  await expect.element(page.getByText(text)).toBeInTheDocument();
});
