import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';

/** Where the proxy notes one call a line: the method and the path. */
export const callsFile = (): string => join(process.env['E2E_DATA_DIR'] ?? '', 'bank-calls.txt');

const ARRANGED = 'arranged-';

/** Of a request that prepares a journey: no screen makes it. The gateway passes the mark on to the bank. */
export const arranged = (): { 'x-request-id': string } => ({ 'x-request-id': ARRANGED + randomUUID() });

export const isArranged = ({ 'x-request-id': id }: IncomingHttpHeaders): boolean =>
  String(id).startsWith(ARRANGED);
