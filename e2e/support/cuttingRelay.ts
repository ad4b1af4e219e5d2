import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

type CuttingRelay = { url: string; close: () => Promise<void> };

const FROM_THE_START = /^POST \/files\/uploads\//;

const REQUEST = /^[A-Z]+ \S+ HTTP\/1\.1\r\n/;

/**
 * A way to `origin` on which every upload from its first byte is cut off once `after` bytes went through: only one that
 * goes on arrives. The browser itself tries again, from the start, where a connection was in use before.
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
    // An answer before the end of the body ends with a reset, which a pipe does not pass on.
    gateway.on('close', () => browser.end());
    browser.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      // A connection serves one request after another: counts the bytes of this one only.
      if (REQUEST.test(text)) uploaded = FROM_THE_START.test(text) ? 0 : null;
      if (uploaded !== null) uploaded += bytes.length;
      gateway.write(bytes);
      if (uploaded !== null && uploaded >= after) browser.destroy();
    });
  }

  const server = createServer(relay);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
