import { z } from 'zod';
import type { Settings } from '../settings.ts';

const shape = z.object({
  response_type: z.literal('code'),
  client_id: z.string(),
  redirect_uri: z.string(),
  state: z.string().min(1).max(2048),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  scope: z.string().max(500).default('openid'),
  nonce: z.string().max(500).optional(),
  prompt: z.string().max(50).optional(),
  login_hint: z.string().max(254).optional(),
});

export type AuthorizationRequest = z.output<typeof shape>;

const scopes: ReadonlySet<string> = new Set([
  'openid',
  'email',
  'phone',
  'profile',
  'aws.cognito.signin.user.admin',
]);

export type RequestReading =
  | Readonly<{ kind: 'valid'; request: AuthorizationRequest }>
  /** The address is valid, so the client gets the error there (RFC 6749 §4.1.2.1). */
  | Readonly<{ kind: 'redirect'; location: string }>
  /** Unknown client or address: never redirected (docs/security.md#redirects). */
  | Readonly<{ kind: 'refused' }>;

/** Parses a client's request, whose redirect address must be in the settings. */
export function readAuthorizationRequest(settings: Settings, query: unknown): RequestReading {
  const origin = z.object({
    client_id: z.string(),
    redirect_uri: z.string(),
    state: z.string().max(2048).default(''),
  });
  const addressed = origin.safeParse(query);
  if (
    !addressed.success ||
    addressed.data.client_id !== settings.clientId ||
    !settings.redirectUris.includes(addressed.data.redirect_uri)
  ) {
    return { kind: 'refused' };
  }
  const { redirect_uri, state } = addressed.data;
  const refuse = (error: string): RequestReading => ({
    kind: 'redirect',
    location: redirection(redirect_uri, { error, error_description: error, state }),
  });
  const parsed = shape.safeParse(query);
  if (!parsed.success) return refuse('invalid_request');
  if (parsed.data.scope.split(' ').some((name) => !scopes.has(name))) return refuse('invalid_scope');
  // This service has no browser session, so a silent sign-in never succeeds.
  if (parsed.data.prompt === 'none') return refuse('login_required');
  return { kind: 'valid', request: parsed.data };
}

export function redirection(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
