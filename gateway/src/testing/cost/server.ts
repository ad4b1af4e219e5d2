import type { AddressInfo, Server } from 'node:net';

export type Hello = { port: number };
export type Cpu = { micros: number };

/** Each measured process also reports where it listens and how much processor time it used. */
export function measured(server: Server): void {
  const { port } = server.address() as AddressInfo;
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ micros: user + system } satisfies Cpu);
  });
  process.once('disconnect', () => process.exit(0));
  process.send?.({ port } satisfies Hello);
}

/** The bank's address, from the process that started this one. */
export const bankUrl = (): string => process.env['BANK_API_URL'] ?? '';
