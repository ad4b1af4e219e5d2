import { checkCuil, normalizeCuil } from '@prendarios/rules/cuil';
import type { Schemas } from '../../bank/contract.ts';
import type { CreateClientLogInput, LogLevel, MutationResolvers } from '../../generated/resolvers.ts';
import { isKnown, orNull } from '../access.ts';
import { toTaxpayer } from '../convert/formalization.ts';
import { SAME_NAMES } from '../entities/fieldNames.ts';
import { invalidField, orUserErrors, userError } from '../userErrors.ts';

type LogLine = Schemas['CreateLogBody'];

/** Anyone can write log lines, so limit the size of a message and its facts. */
const MAX_LOG_BYTES = 3 * 1024;
const MAX_FACTS = 10;
const LOG_EMPTY = 'La línea del registro está vacía.';
const LOG_TOO_LONG = 'La línea del registro es demasiado larga.';

const LEVELS: Readonly<Record<LogLevel, LogLine['level']>> = {
  DEBUG: 'debug',
  INFO: 'info',
  WARN: 'warn',
  ERROR: 'error',
};

function logLine({ level, message, context }: CreateClientLogInput): LogLine | string {
  const line: LogLine = { level: LEVELS[level], message: message.trim() };
  if (line.message === '') return LOG_EMPTY;
  if (context.length > 0) line.context = Object.fromEntries(context.map(({ name, value }) => [name, value]));
  const tooLong = context.length > MAX_FACTS || Buffer.byteLength(JSON.stringify(line)) > MAX_LOG_BYTES;
  return tooLong ? LOG_TOO_LONG : line;
}

const BEGIN_FIRST = userError(
  'STEP_NOT_ALLOWED',
  'Para buscar una empresa por su CUIT, empezá una solicitud o iniciá sesión.',
);

export const serviceMutations = {
  findTaxpayer: async (_root, { input }, context) => {
    if (!isKnown(context)) return { taxpayer: null, userErrors: [BEGIN_FIRST] };
    const problem = checkCuil(input.cuit);
    if (problem !== null) return { taxpayer: null, userErrors: [invalidField(['cuit'], problem)] };
    await context.spend('lookups');
    const outcome = await orUserErrors(SAME_NAMES, async () => {
      const body = { cuit: normalizeCuil(input.cuit) };
      const found = await orNull(context.bank.read('getTaxpayer', { body }));
      return { taxpayer: found && toTaxpayer(found.generalData), userErrors: [] };
    });
    return { taxpayer: null, ...outcome };
  },
  createClientLog: async (_root, { input }, { settings, bank, spend }) => {
    if (!settings.flags.logs) return { isLogged: false, userErrors: [] };
    const line = logLine(input);
    if (typeof line === 'string') return { isLogged: false, userErrors: [invalidField(['message'], line)] };
    await spend('logs');
    const outcome = await orUserErrors(SAME_NAMES, async () => ({
      isLogged: (await bank.read('createLog', { body: line })).logged,
      userErrors: [],
    }));
    return { isLogged: false, ...outcome };
  },
} satisfies MutationResolvers;
