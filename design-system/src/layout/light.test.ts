import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement as h } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../actions/Button.tsx';
import { ButtonBar } from '../actions/ButtonBar.tsx';
import { ChipRadio } from '../actions/ChipRadio.tsx';
import { SegmentedControl } from '../actions/SegmentedControl.tsx';
import { CfteaPanel } from '../data/CfteaPanel.tsx';
import { PaymentFigure } from '../data/PaymentFigure.tsx';
import { AmountControl } from '../fields/AmountControl.tsx';
import { AmountField } from '../fields/AmountField.tsx';
import { Logo } from '../foundations/Logo.tsx';
import { AppFooter } from '../layout/AppFooter.tsx';
import { AppHeader } from '../layout/AppHeader.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';
import { BrandProvider } from '../theme/BrandProvider.tsx';
import { renderWithStyles } from '../theme/renderWithStyles.ts';
import { brands } from '../tokens/brands.ts';

const src = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const light = [
  'actions/Button',
  'actions/ButtonBar',
  'actions/ChipRadio',
  'actions/SegmentedControl',
  'data/CfteaPanel',
  'data/PaymentFigure',
  'data/StatusTag',
  'fields/AmountControl',
  'fields/AmountField',
  'fields/SelectField',
  'fields/TextField',
  'foundations/Card',
  'foundations/Link',
  'foundations/Logo',
  'foundations/SkipLink',
  'foundations/Stack',
  'foundations/Text',
  'layout/AppFooter',
  'layout/AppHeader',
  'layout/PageLayout',
];

/** Returns the packages that a file imports, also through the design system's own files. */
const packagesOf = (file: string, seen = new Set<string>()): Set<string> => {
  const found = new Set<string>();
  if (seen.has(file)) return found;
  seen.add(file);
  for (const match of readFileSync(file, 'utf8').matchAll(/^import (?!type )(?:[^']* from )?'([^']+)';/gm)) {
    const target = match[1] ?? '';
    if (!target.startsWith('.')) found.add(target);
    else if (!target.endsWith('.css')) {
      for (const name of packagesOf(resolve(dirname(file), target), seen)) found.add(name);
    }
  }
  return found;
};

/** Modules for overlays and tables, with their dependencies. Only the pages that use them load these. */
const HEAVY =
  /^@mui\/(?:x-|material\/(?:Accordion|Autocomplete|Dialog|Drawer|Menu|Modal|Pagination|Popover|Popper|Snackbar|Table)\b)/;

const nothing = () => undefined;

const landing = () =>
  renderWithStyles(
    h(BrandProvider, {
      brand: brands.ceibo,
      children: h(PageLayout, {
        header: h(AppHeader, { logo: h(Logo), links: [{ label: 'Iniciar sesión', href: '/' }] }),
        footer: h(AppFooter, { entity: 'Banco S.A.', links: [] }),
        foot: h(ButtonBar, { children: h(Button, { href: '/empezar', children: 'Empezar' }) }),
        children: [
          h(SegmentedControl<string>, {
            key: 1,
            label: 'Condición',
            name: 'condicion',
            value: '0KM',
            onChange: nothing,
            options: [{ value: '0KM', label: '0KM' }],
          }),
          h(AmountField, {
            key: 2,
            label: 'Valor',
            name: 'valor',
            value: 32_000_000,
            parse: Number,
            onChange: nothing,
          }),
          h(AmountControl, {
            key: 3,
            label: 'Monto',
            name: 'monto',
            value: 20_000_000,
            unread: null,
            parse: Number,
            min: 1_000_000,
            max: 25_600_000,
            step: 1_000,
            minLabel: 'desde',
            maxLabel: 'hasta',
            onChange: nothing,
            onUnread: nothing,
          }),
          h(ChipRadio<number>, {
            key: 4,
            label: 'Cuotas',
            name: 'cuotas',
            value: 48,
            onChange: nothing,
            options: [{ value: 48, label: '48' }],
          }),
          h(PaymentFigure, { key: 5, label: 'Cuota', value: '$ 1' }),
          h(CfteaPanel, { key: 6, label: 'CFTEA', value: '57,75 %', rates: [] }),
        ],
      }),
    }),
  );

describe('landing page controls', () => {
  it.each(light)('import no overlay or table in %s', (name) => {
    expect([...packagesOf(resolve(src, `${name}.tsx`))].filter((found) => HEAVY.test(found))).toEqual([]);
  });

  it('are checked for heavy imports: Combobox imports MUI’s Autocomplete', () => {
    const found = [...packagesOf(resolve(src, 'fields/Combobox.tsx'))].filter((name) => HEAVY.test(name));
    expect(found).toContain('@mui/material/Autocomplete');
  });

  it('are prerendered with separate styles, as a hash-based CSP requires', () => {
    const { markup, styles } = landing();
    expect(markup).toContain('$ 20.000.000');
    expect(markup).not.toContain('<style');
    expect(styles).toMatch(/^(?:<style data-emotion="pd[^>]*>[^<]*<\/style>)+$/);
    expect(styles).toContain('--pd-palette-primary-main:');
  });
});
