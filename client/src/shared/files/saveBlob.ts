/** The browser reads the blob after the click has returned, so the address must live on for a while. */
const KEPT_MS = 60_000;

/** Saves a file that the page has made or loaded on the device. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
