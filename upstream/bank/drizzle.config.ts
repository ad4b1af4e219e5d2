import { defineConfig } from 'drizzle-kit';

const config = defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/domain/records/catalogueTables.ts',
    './src/domain/records/tables.ts',
    './src/domain/records/phaseTables.ts',
    './src/platform/http/idempotencyTable.ts',
    './src/platform/messages/outboxTable.ts',
  ],
  out: './migrations',
});

// drizzle-kit reads the default export; nothing else here has one.
export default config;
