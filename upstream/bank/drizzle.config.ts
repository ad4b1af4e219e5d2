import { defineConfig } from 'drizzle-kit';

const config = defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/database/catalogueTables.ts',
    './src/database/tables.ts',
    './src/database/formalizationTables.ts',
  ],
  out: './migrations',
});

// drizzle-kit reads the default export; nothing else here has one.
export default config;
