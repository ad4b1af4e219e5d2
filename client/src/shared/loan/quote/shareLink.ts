/** Outcome of sharing a link: shared with another application, copied, or only shown for the user to copy. */
type Sent = 'shared' | 'copied' | 'shown';

/** Opens the browser's share menu if there is one, and otherwise copies the link. */
export async function shareLink(url: string, title: string): Promise<Sent> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // The user closed the menu. After any other error, copy the link.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // The clipboard is unavailable, for example over plain HTTP or in an in-app browser.
    return 'shown';
  }
}
