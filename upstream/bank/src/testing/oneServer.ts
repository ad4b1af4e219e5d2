import type { TestProject } from 'vitest/node';
import { seedCatalogues } from '../domain/catalogue/seedCatalogues.ts';
import { serverDatabase } from '../platform/database/database.ts';
import { type TestPostgres, testPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of an empty database and of a migrated and seeded one, to copy. */
    server: { empty: string; seeded: string };
  }
}

let server: TestPostgres;

/** Starts one PostgreSQL server for all files of the projects `server` and `contract`. */
export async function setup(project: TestProject): Promise<void> {
  server = await testPostgres();
  const [empty, seeded] = [await server.newDatabase(), await server.newDatabase()];
  const database = await serverDatabase(seeded);
  await seedCatalogues(database.sql, new Date('2026-11-20T15:00:00Z'));
  await database.close();
  project.provide('server', { empty, seeded });
}

export const teardown = (): Promise<void> => server.stop();
