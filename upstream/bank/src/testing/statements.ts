import { appendFileSync, readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { sql as statement } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '../platform/database/database.ts';

/** The statements of the bank that landed last (docs/operations.md#migrations). */
export const LANDED = new URL('../../statements.landed.sql', import.meta.url);

const noted = new Set<string>();

/** Writes each new statement of a client as a line of JSON into a file. */
export function recorded(client: PGlite, file: string): PGlite {
  const note = (text: string) => {
    if (noted.has(text)) return;
    noted.add(text);
    appendFileSync(file, `${JSON.stringify(text)}\n`);
  };
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = (text, ...rest) => {
    note(text);
    return query(text, ...rest);
  };
  client.transaction = (work) =>
    transaction((tx) => {
      const inside = tx.query.bind(tx);
      tx.query = (text, ...rest) => {
        note(text);
        return inside(text, ...rest);
      };
      return work(tx);
    });
  return client;
}

const TUPLE = String.raw`\((?:\$\d+|default)(?:, (?:\$\d+|default))*\)`;
const MORE_ROWS = new RegExp(`(${TUPLE})(?:, ${TUPLE})+`, 'g');
const LIST = /\bin \((\$\d+)(?:, \$\d+)+\)/g;

/** One text for the same statement with more rows or a longer list. */
export function normalized(text: string): string {
  const numbers = new Map<string, string>();
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(MORE_ROWS, '$1')
    .replaceAll(LIST, 'in ($1)')
    .replaceAll(/\$\d+/g, (parameter) => {
      const known = numbers.get(parameter) ?? `$${numbers.size + 1}`;
      numbers.set(parameter, known);
      return known;
    });
}

export const landedStatements = (): string[] =>
  readFileSync(LANDED, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('--'));

/** What the database says of a statement; null if it can run. */
export async function problemOf(sql: Sql, text: string): Promise<string | null> {
  try {
    await sql.transaction(async (tx) => {
      await tx.execute(statement.raw(`prepare landed as ${text}`));
      await tx.execute(statement.raw('deallocate landed'));
    });
    return null;
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  }
}

const required = z.object({ rows: z.array(z.object({ name: z.string() })) });
const INSERT = /^insert into "(\w+)" \(([^)]*)\)/;

/** The columns, as 'table.column', that a statement has to fill and does not know. */
export async function unfilled(sql: Sql, texts: readonly string[]): Promise<string[]> {
  const { rows } = required.parse(
    await sql.execute(statement`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and is_nullable = 'NO' and column_default is null
        and is_identity = 'NO' and is_generated = 'NEVER'`),
  );
  const found = texts.flatMap((text) => {
    const [, table = '', columns = ''] = INSERT.exec(text) ?? [];
    const filled = new Set(columns.split(', ').map((column) => `${table}.${column.replaceAll('"', '')}`));
    return rows.flatMap(({ name }) => (name.startsWith(`${table}.`) && !filled.has(name) ? [name] : []));
  });
  return [...new Set(found)].toSorted();
}
