import { existsSync } from 'node:fs';

/** The browser of the story tests and of the visual checks; `npm test` names one, and installs it where there is none. */
export const browserPath =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path)) ??
  'chromium';

export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A moving test video instead of a camera, and yes to the browser's question.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];
