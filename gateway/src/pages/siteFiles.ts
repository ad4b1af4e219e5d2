import type { BrandFile } from '@prendarios/rules/brandFile';
import { escapeHtml, iconOf, titleOf } from '@prendarios/rules/brandPage';
import { SHARE_IMAGE } from '../quotes/image.ts';

/** The logo's share of the image height. Phones crop icons to a circle, and the logo must stay inside. */
const MARK_SHARE = 0.6;

/**
 * Draws the logo centred on the bank's light background. Imports the library lazily, as not every gateway has pages.
 */
async function image(bank: BrandFile, width: number, height = width): Promise<Buffer> {
  const side = height * MARK_SHARE;
  const place = `x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}"`;
  const mark = iconOf(bank).replace('<svg ', `<svg ${place} `);
  const ground = `<rect width="100%" height="100%" fill="${bank.brand.color.light.paper}"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${mark}</svg>`;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

function manifestOf(bank: BrandFile): string {
  const { paper } = bank.brand.color.light;
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: titleOf(bank),
    short_name: bank.name,
    lang: 'es-AR',
    start_url: '/',
    // The address bar stays visible, as people expect from their bank.
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}

function sitemapOf(paths: readonly string[], origin: string): string {
  const places = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>`;
}

/** Returns robots.txt. It does not disallow screens, because crawlers must read them to see their `noindex`. */
function robotsOf(origin: string | undefined): string {
  const rules = 'User-agent: *\nDisallow: /files/\n';
  return origin === undefined ? rules : `${rules}\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * Returns file contents by name. Without a public origin there is no sitemap, because its URLs are absolute.
 * @param indexed paths of the pages that search engines may show
 */
export async function siteFiles(
  bank: BrandFile,
  origin: string | undefined,
  indexed: readonly string[],
): Promise<Record<string, string | Buffer>> {
  const [touch, small, large, shared] = await Promise.all([
    image(bank, 180),
    image(bank, 192),
    image(bank, 512),
    image(bank, SHARE_IMAGE.width, SHARE_IMAGE.height),
  ]);
  return {
    'favicon.svg': iconOf(bank),
    'apple-touch-icon.png': touch,
    'icon-192.png': small,
    'icon-512.png': large,
    'share.png': shared,
    'site.webmanifest': manifestOf(bank),
    'robots.txt': robotsOf(origin),
    ...(origin === undefined ? {} : { 'sitemap.xml': sitemapOf(indexed, origin) }),
  };
}

/** Returns the colours of the browser's toolbars, light and dark. */
export const themeColours = ({ color }: BrandFile['brand']): string =>
  (['light', 'dark'] as const)
    .map(
      (scheme) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color[scheme].paper}" />`,
    )
    .join('');

/** Builds the link preview tags; texts are unescaped, paths relative to `origin`, which absolute URLs need. */
export function shareTags(
  bank: BrandFile,
  origin: string | undefined,
  shown: { path: string; title: string; description?: string | undefined; image: string; alt: string },
): string {
  const whole =
    origin === undefined
      ? {}
      : {
          'og:url': `${origin}${shown.path}`,
          'og:image': `${origin}${shown.image}`,
          'og:image:width': SHARE_IMAGE.width,
          'og:image:height': SHARE_IMAGE.height,
          'og:image:alt': shown.alt,
        };
  const tags = {
    'og:type': 'website',
    'og:locale': 'es_AR',
    'og:site_name': bank.name,
    'og:title': shown.title,
    ...(shown.description === undefined ? {} : { 'og:description': shown.description }),
    ...whole,
    'twitter:card': 'summary_large_image',
  };
  const metas = Object.entries(tags).map(
    ([name, content]) =>
      `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(String(content))}" />`,
  );
  return metas.join('');
}

/** Builds the link preview tags of the landing page with its description. */
export function landingTags(landing: string, bank: BrandFile, origin: string | undefined): string {
  const described = /<meta\s+name="description"\s+content="([^"]*)"/.exec(landing)?.[1];
  const tags = shareTags(bank, origin, {
    path: '/',
    title: titleOf(bank),
    description: described?.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    image: '/share.png',
    alt: bank.brand.name,
  });
  return origin === undefined ? tags : `${tags}<link rel="canonical" href="${origin}/" />`;
}
