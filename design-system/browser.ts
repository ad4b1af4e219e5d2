/** The browser of the story tests and of the visual checks. */
export const browserPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A moving test picture instead of a camera, and yes to the browser's question.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];
