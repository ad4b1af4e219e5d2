import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';

/** File in which the proxy logs one call per line: method and path. */
export const callsFile = (): string => join(process.env['E2E_DATA_DIR'] ?? '', 'bank-calls.txt');

const ARRANGED = 'arranged-';

/** Headers of a request that prepares a journey and that no screen makes. The gateway passes the id on to the bank. */
export const arranged = (): { 'x-request-id': string } => ({ 'x-request-id': ARRANGED + randomUUID() });

export const isArranged = ({ 'x-request-id': id }: IncomingHttpHeaders): boolean =>
  String(id).startsWith(ARRANGED);
