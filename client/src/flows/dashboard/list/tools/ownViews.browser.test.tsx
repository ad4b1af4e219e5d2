import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPagesFor } from '#shared/session/sessionStore.ts';
import { mount } from '#testing/mount.tsx';
import { SELLER } from '#testing/samples/people.ts';
import { NO_FILTERS } from '../../address/filters.ts';
import { FIRST_PLACE, listHref } from '../../address/listAddress.ts';
import { OwnViews } from './OwnViews.tsx';
// Preloads the lazy dialog, so that no test waits for its import.
import './SaveViewDialog.tsx';

const place = { ...FIRST_PLACE, filters: { ...NO_FILTERS, phase: 'OWNER' } } as const;
const open = { key: 'open', label: 'Abiertas', href: listHref(FIRST_PLACE), current: true };
const save = page.getByRole('button', { name: 'Guardar vista' });
const own = page.getByRole('link', { name: 'Mis nuevas' });
const name = page.getByRole('textbox', { name: 'Nombre de la vista' });

const show = (at: typeof place | typeof FIRST_PLACE = place) =>
  mount(
    <OwnViews place={at} views={[{ ...open, href: listHref(at) }]} known={[open.href]} loading={false} />,
  );
async function saveAs(text: string): Promise<void> {
  await userEvent.click(save);
  await userEvent.fill(name, text);
  await userEvent.keyboard('{Enter}');
}

beforeEach(() => {
  localStorage.clear();
  showPagesFor(SELLER);
});

test('saves the filters as a named view for this user only and removes it again', async () => {
  show();
  await saveAs('  Mis nuevas ');
  await expect.element(own).toHaveAttribute('href', listHref(place));
  await expect.element(own).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('link', { name: 'Abiertas' })).not.toHaveAttribute('aria-current');
  showPagesFor({ ...SELLER, userId: 'another' });
  await expect.element(own).not.toBeInTheDocument();
  showPagesFor(SELLER);
  await userEvent.click(page.getByRole('button', { name: 'Quitar la vista «Mis nuevas»' }));
  await expect.element(own).not.toBeInTheDocument();
  await expect.element(save).toHaveFocus();
});

test('requires a name and reports when the browser cannot store the view', async () => {
  show();
  await saveAs(' ');
  await expect.element(page.getByText('Ingresá un nombre para la vista.')).toBeInTheDocument();
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  await userEvent.fill(name, 'Mis nuevas');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Este navegador no deja guardar vistas.')).toBeInTheDocument();
  refused.mockRestore();
});

test('does not offer to save a built-in view and ignores corrupt storage', async () => {
  if (SELLER.kind === 'user') localStorage.setItem(`prendarios-vistas-${SELLER.userId}`, '[{');
  show(FIRST_PLACE);
  await expect.element(page.getByRole('link')).toHaveTextContent('Abiertas');
  expect(save.query()).toBeNull();
});
