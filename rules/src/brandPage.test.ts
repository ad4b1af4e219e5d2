import { expect, it } from 'vitest';
import ceibo from '../../brand.json' with { type: 'json' };
import { parseBrandFile } from './brandFile.ts';
import { iconOf, withBrand } from './brandPage.ts';
import type { PageConfig } from './pageConfig.ts';

const bank = parseBrandFile(JSON.stringify(ceibo));

it('escapes markup and replacement patterns in the title and data of a page', () => {
  const hostile = { ...bank, name: 'Banco </script><b> & "Cía" $&' };
  const page = withBrand('<head><!--brand--></head>', hostile);
  expect(page).toContain(
    '<title>Préstamos Prendarios Banco &lt;/script&gt;&lt;b&gt; &amp; &quot;Cía&quot; $&amp;</title>',
  );
  const data = /<script type="application\/json" id="brand">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual(hostile);
  expect(page.endsWith('</script></head>')).toBe(true);
});

it('puts the page title before the product and the configuration after the brand', () => {
  const config = { personas: [] } as unknown as PageConfig;
  const page = withBrand('<!--brand-->', bank, { title: 'Resumen', config });
  const block = (id: string, data: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`;
  expect(page).toBe(
    `<title>Resumen · Préstamos Prendarios Banco Ceibo</title>${block('brand', bank)}${block('config', config)}`,
  );
});

it('uses the logo mark in the brand’s colours as the icon', () => {
  const { mark, color } = bank.brand;
  const icon = iconOf(bank);
  expect(icon).toMatch(/^<svg [^>]*>(<path [^>]*\/>)+<\/svg>$/);
  for (const { tone, path } of mark) {
    expect(icon).toContain(`<path d="${path}" fill="${color.light[`logo-${tone}`]}"/>`);
  }
});
