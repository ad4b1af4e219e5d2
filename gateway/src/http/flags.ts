import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Sealed } from '../session/sealed.ts';
import type { Flags, Settings } from '../settings.ts';
import type { Maintenance } from './maintenance.ts';
import { sameOriginGuard } from './origin.ts';

export const FLAGS_PATH = '/developers/flags';
const COOKIE = 'demo-flags';
const LIFE_SECONDS = 30 * 24 * 60 * 60;
const NAMES = ['coOwner', 'signUp', 'sidebar', 'logs', 'corporateSignIn', 'maintenance'] as const;
const switches = z.record(z.enum(NAMES), z.boolean());

type Asked = Pick<FastifyRequest, 'cookies'>;

/**
 * Reads a request's feature flags (SH-14) from the settings. In the demo, a browser can override them; a sealed cookie
 * stores its choice.
 */
export class RequestFlags {
  readonly #settings: Settings;
  readonly #maintenance: Maintenance;
  /** Null outside the demo: no cookie is read there. */
  readonly #sealed: Sealed | null;

  constructor(settings: Settings, maintenance: Maintenance) {
    this.#settings = settings;
    this.#maintenance = maintenance;
    this.#sealed =
      settings.profile === 'demo' ? new Sealed(settings.cookieSecrets, COOKIE, LIFE_SECONDS) : null;
  }

  async of({ cookies }: Asked): Promise<Flags> {
    return { ...this.#settings.flags, maintenance: this.#maintenance.isOn, ...(await this.#chosen(cookies)) };
  }

  async #chosen(cookies: Asked['cookies']): Promise<Partial<Flags>> {
    const payload = await this.#sealed?.open(cookies[COOKIE]);
    return switches.safeParse(payload?.['flags']).data ?? {};
  }

  /** Accepts the demo panel's form: checked flags are on, others off. */
  installForm(app: FastifyInstance): void {
    const sealed = this.#sealed;
    if (sealed === null) return;
    void app.register((scope, _options, done) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, parsed) => parsed(null, new URLSearchParams(String(body)).getAll('flag')),
      );
      const onRequest = sameOriginGuard(this.#settings.publicOrigin);
      scope.post(FLAGS_PATH, { onRequest }, async (request: FastifyRequest, reply: FastifyReply) => {
        const ticked = z.array(z.string()).catch([]).parse(request.body);
        const flags = Object.fromEntries(NAMES.map((name) => [name, ticked.includes(name)]));
        const cookie = await sealed.seal('demo', { flags });
        void reply.setCookie(COOKIE, cookie, {
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
          maxAge: LIFE_SECONDS,
        });
        return reply.redirect(pathOf(request.headers.referer), 303);
      });
      done();
    });
  }
}

/** Returns the path of the page that sent the form, without its host, so that a redirect stays on this site. */
function pathOf(referer: string | undefined): string {
  if (referer === undefined || !URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return pathname.replace(/^\/+/, '/') + search;
}
