/** What became of a link: given to another application, copied, or neither, so that the user copies it. */
type Sent = 'shared' | 'copied' | 'shown';

/** The browser's own menu where there is one, else the clipboard. */
export async function shareLink(url: string, title: string): Promise<Sent> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // Closed by the user, who knows. Any other refusal leaves the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // No clipboard here: plain http, or an in-app browser.
    return 'shown';
  }
}
