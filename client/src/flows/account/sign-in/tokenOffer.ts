import { loadIdentity } from '../../../shared/session/identity.ts';
import { readCookies, writeCookie } from '../../../shared/session/cookies.ts';

/** This browser has shown the offer; holds no personal data. */
const ASKED_COOKIE = 'segundoPaso';
const ASK_AGAIN_DAYS = 30;

export function noteAsked(): void {
  writeCookie(ASKED_COOKIE, '1', { days: ASK_AGAIN_DAYS });
}

/**
 * DISABLED_TOKEN_MFA has no signal of its own: the session opens, and the preferences name no second step. The offer
 * appears once a month in a browser and can be skipped.
 */
export async function isOfferDue(): Promise<boolean> {
  if (readCookies().has(ASKED_COOKIE)) return false;
  try {
    const { fetchMFAPreference } = await loadIdentity();
    const { enabled = [] } = await fetchMFAPreference();
    return enabled.length === 0;
  } catch {
    // Without an answer there is no offer.
    return false;
  }
}
