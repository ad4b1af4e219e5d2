import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

type CuttingRelay = { url: string; close: () => Promise<void> };

/** Creates an upload, or sends its first byte again because none of the creation was kept. */
const FROM_THE_START = /^(?:POST \/files\/uploads\/|PATCH \/files\/uploads\/.*\r\nupload-offset: 0\r\n)/is;

const REQUEST = /^[A-Z]+ \S+ HTTP\/1\.1\r\n/;

/**
 * Starts a relay to `origin` that aborts every upload starting at byte 0 after `after` bytes, so only a resumed upload
 * arrives. Browsers retry from the start on a reused connection.
 */
export async function cuttingRelay(origin: string, after: number): Promise<CuttingRelay> {
  const { hostname, port } = new URL(origin);
  const open = new Set<Socket>();

  function relay(browser: Socket): void {
    const gateway = connect(Number(port), hostname);
    let uploaded: number | null = null;
    for (const socket of [browser, gateway]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      // Broken sockets are the purpose of this relay; the browser reports them.
      socket.on('error', () => socket.destroy());
    }
    gateway.pipe(browser);
    browser.on('close', () => gateway.end());
    // A response before the end of the body ends with a reset, which a pipe does not forward.
    gateway.on('close', () => browser.end());
    browser.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      // A connection serves successive requests: count only the bytes of the current one.
      if (REQUEST.test(text)) uploaded = FROM_THE_START.test(text) ? 0 : null;
      if (uploaded !== null) uploaded += bytes.length;
      gateway.write(bytes);
      if (uploaded !== null && uploaded >= after) browser.destroy();
    });
  }

  const server = createServer(relay);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server listening on a port has such an address
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
