import type { PageConfig } from '@prendarios/rules/pageConfig';
import { appConfig } from '#shared/appConfig.ts';

export const USUAL_CONFIG = {
  flags: { logs: false, sidebar: true, coOwner: true, signUp: true, corporateSignIn: false },
  sessionIdleMinutes: 30,
  identity: {
    issuer: 'https://identity.invalid/pool',
    userPoolId: 'local_pool',
    region: 'local',
    clientId: 'client',
    endpoint: 'https://identity.invalid',
    authorizeDomain: null,
    authorizeOverHttp: false,
  },
  demo: null,
} satisfies PageConfig;

/** Sets the settings that the gateway writes into the page's head; they apply to later stories too. */
export function configurePage(change: Partial<PageConfig> = {}): void {
  if (document.getElementById('config') === null) {
    const block = document.createElement('script');
    block.type = 'application/json';
    block.id = 'config';
    block.textContent = '{}';
    document.head.append(block);
  }
  // The app reads the settings once, and stories share a page.
  Object.assign(appConfig(), USUAL_CONFIG, change);
}
