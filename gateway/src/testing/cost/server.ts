export type Hello = { port: number };
export type Cpu = { micros: number };

/** Reports a server's port and, on request, its CPU time to the process that started it. */
export function measured(port: number): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ micros: user + system } satisfies Cpu);
  });
  process.once('disconnect', () => process.exit(0));
  process.send?.({ port } satisfies Hello);
}

/** Returns the bank's URL, set by the process that started this one. */
export const bankUrl = (): string => process.env['BANK_API_URL'] ?? '';
