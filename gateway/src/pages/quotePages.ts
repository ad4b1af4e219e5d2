import { titleOf } from '@prendarios/rules/brandPage';
import { todayInArgentina } from '@prendarios/rules/birthDate';
import type { FastifyInstance } from 'fastify';
import { sendError } from '../http/errors.ts';
import type { Services } from '../http/request.ts';
import { perGuest } from '../http/requestLimits.ts';
import { QuoteImages, summaryOf } from '../quotes/image.ts';
import { pathOf, QUOTE_PAGE, type SharedQuote } from '../quotes/quoteLinks.ts';
import { shareTags } from './siteFiles.ts';

const IMAGE_FILE = 'imagen.png';
const PAGE = new RegExp(`^${pathOf('([^/]+)')}/?$`, 'i');

/** Status and extra head tags of a quote page. */
type QuoteHead = Readonly<{ status: number; tags: string }>;

const isOver = ({ validUntil }: SharedQuote, { now }: Pick<Services, 'now'>): boolean =>
  validUntil < todayInArgentina(now());

/**
 * Returns the status and tags of a quote page; null for other paths. An expired quote has no tags, so that chats stop
 * showing its figures; the page loads its own text like any screen.
 */
export function quoteHead(path: string, services: Services): QuoteHead | null {
  const token = PAGE.exec(path)?.[1];
  if (token === undefined) return null;
  const quote = services.quoteLinks.open(token);
  if (quote === null) return { status: 404, tags: '' };
  if (isOver(quote, services)) return { status: 200, tags: '' };
  const { brand, publicOrigin } = services.settings;
  const description = summaryOf(quote);
  const tags = shareTags(brand, publicOrigin, {
    path: pathOf(token),
    title: `Cotización · ${titleOf(brand)}`,
    description,
    image: `${pathOf(token)}/${IMAGE_FILE}`,
    alt: description,
  });
  return { status: 200, tags };
}

/** Serves the preview image of a quote for chats. It is public and shows the same data as the page. */
export function quoteImageRoute(app: FastifyInstance, services: Services): void {
  const images = new QuoteImages(services.settings.brand);
  const config = { requestsPerMinute: perGuest(services.settings.rateLimits.linksPerMinute) };
  app.get<{ Params: { token: string } }>(
    `${QUOTE_PAGE}/${IMAGE_FILE}`,
    { config },
    async (request, reply) => {
      const { token } = request.params;
      const quote = services.quoteLinks.open(token);
      if (quote === null || isOver(quote, services)) return sendError(reply, 404);
      const image = await images.of(token, quote);
      if (image === null) return sendError(reply, 503);
      return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(image);
    },
  );
}
