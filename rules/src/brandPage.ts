import type { BrandFile, LandingBrand } from './brandFile.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

export const titleOf = ({ name }: Pick<BrandFile, 'name'>): string => `Préstamos Prendarios ${name}`;

/**
 * Returns the page with the bank's title, and its data in place of `<!--brand-->`. The data is in a block that is never
 * executed, so the content policy does not govern it; without a `<` nothing in it can end the block.
 */
export function withBrand(page: string, bank: LandingBrand): string {
  const data = JSON.stringify(bank).replaceAll('<', String.raw`\u003c`);
  return page.replace(
    '<!--brand-->',
    () =>
      `<title>${escaped(titleOf(bank))}</title><script type="application/json" id="brand">${data}</script>`,
  );
}

/** The mark as the pages' icon (SVG), in the light colours: the browser's own ground is behind it. */
export function iconOf({ brand }: Pick<BrandFile, 'brand'>): string {
  const paths = brand.mark.map(
    ({ tone, path }) => `<path d="${path}" fill="${brand.color.light[`logo-${tone}`]}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${paths.join('')}</svg>`;
}
