import type { BrandFile, LandingBrand } from './brandFile.ts';
import type { PageConfig } from './pageConfig.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

export const titleOf = ({ name }: Pick<BrandFile, 'name'>): string => `Préstamos Prendarios ${name}`;

/** Data blocks are not executed, so no content policy is needed; without `<` the content cannot close the block. */
const dataBlock = (id: string, data: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/**
 * Replaces `<!--brand-->` with title, brand and configuration. `bank`: the part of the brand file that the page loads;
 * the landing page has no configuration and only the product name as its title.
 */
export function withBrand(
  page: string,
  bank: LandingBrand,
  { config, title }: { config?: PageConfig; title?: string | undefined } = {},
): string {
  const product = titleOf(bank);
  const whole = title === undefined ? product : `${title} · ${product}`;
  const blocks = [dataBlock('brand', bank), ...(config === undefined ? [] : [dataBlock('config', config)])];
  return page.replace('<!--brand-->', () => `<title>${escapeHtml(whole)}</title>${blocks.join('')}`);
}

/** Returns the mark as an SVG icon in the light colours; the background is the browser's. */
export function iconOf({ brand }: Pick<BrandFile, 'brand'>): string {
  const paths = brand.mark.map(
    ({ tone, path }) => `<path d="${path}" fill="${brand.color.light[`logo-${tone}`]}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${paths.join('')}</svg>`;
}
