import type { BrandFile, LandingBrand } from '@prendarios/rules/brandFile';
import { withBrand } from '@prendarios/rules/brandPage';
import type { PageConfig } from '@prendarios/rules/pageConfig';
import { z } from 'zod';
import { landingTags, themeColours } from './siteFiles.ts';

const drawn = { markup: z.string(), styles: z.string() };
const landingPage = z.object(drawn);
const screenPage = z.object({
  ...drawn,
  path: z.string(),
  status: z.number(),
  title: z.string().optional(),
  isIndexed: z.boolean(),
  isForSellers: z.boolean(),
  scripts: z.array(z.string()).nullable(),
});

const isFunction = (value: unknown): boolean => typeof value === 'function';
const rendererShape = z.object({
  landing: z.custom<(bank: LandingBrand) => unknown>(isFunction),
  screens: z.custom<(bank: BrandFile) => unknown>(isFunction),
  maintenance: z.custom<(bank: BrandFile) => unknown>(isFunction),
  brandFaults: z.custom<(bank: BrandFile) => unknown>(isFunction),
});

/** Returns the bank's colour pairs with too little contrast, as computed by the client's build. */
export const brandFaultsOf = (renderer: unknown, bank: BrandFile): string[] =>
  z.array(z.string()).parse(rendererShape.parse(renderer).brandFaults(bank));

/** The client's templates for the landing page, for screens, and for pages without scripts. */
type Templates = Readonly<{ landing: string; app: string; plain: string }>;

/** A page and its URL pattern: `:name` matches one path segment, `*` matches any rest. */
type Page = Readonly<{
  path: string;
  status: number;
  isIndexed: boolean;
  /** Only for a seller's browser; others get the next page with the same path. */
  isForSellers: boolean;
  html: string;
}>;

type PagesOptions = Readonly<{
  config: PageConfig;
  isMaintenance: boolean;
  publicOrigin: string | undefined;
}>;

const fill = (template: string, { markup, styles }: { markup: string; styles: string }): string =>
  template.replace('<!--styles-->', () => styles).replace('<!--app-->', () => markup);

/**
 * Renders the pages of one bank; in maintenance, one page replaces them all (SH-05).
 * @param renderer the rendering module from the client's build
 * @returns pages in order of precedence: the first matching pattern wins
 */
export function pagesOf(
  renderer: unknown,
  templates: Templates,
  bank: BrandFile,
  { config, isMaintenance, publicOrigin }: PagesOptions,
): Page[] {
  const { landing, screens, maintenance } = rendererShape.parse(renderer);
  const drawnScreens = z.array(screenPage).parse(isMaintenance ? maintenance(bank) : screens(bank));
  const { contract: _contract, signedPerMonth: _targets, ...ofPages } = bank;
  const pages = drawnScreens.map(({ path, status, title, isIndexed, isForSellers, scripts, ...screen }) => {
    const html = withBrand(scripts === null ? templates.plain : templates.app, ofPages, { config, title });
    const styles = themeColours(path.startsWith('/vivere/') ? bank.vivere : bank.brand) + screen.styles;
    const filled = fill(html, { ...screen, styles });
    return {
      path,
      status,
      isIndexed,
      isForSellers,
      html: filled.replace('<!--scripts-->', () => scripts?.join(' ') ?? ''),
    };
  });
  if (isMaintenance) return pages;
  const { name, legalEntity, legal, contacts, brand } = bank;
  const ofLanding = { name, legalEntity, legal, contacts, brand };
  const first = landingPage.parse(landing(ofLanding));
  const styles = themeColours(brand) + landingTags(templates.landing, bank, publicOrigin) + first.styles;
  const html = fill(withBrand(templates.landing, ofLanding), { ...first, styles });
  return [{ path: '/', status: 200, isIndexed: true, isForSellers: false, html }, ...pages];
}
