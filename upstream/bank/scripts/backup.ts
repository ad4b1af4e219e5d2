import { parseArgs } from 'node:util';
import { backUp, BackupError } from '../src/platform/backup.ts';
import { readSettings, SettingsError } from '../src/platform/settings.ts';
import { storeOf } from '../src/platform/storage/storeOf.ts';

const { values } = parseArgs({ options: { to: { type: 'string' } } });
try {
  if (values.to === undefined) throw new BackupError('Say where: npm run backup -- --to DIR');
  const settings = readSettings(process.env);
  const count = await backUp({ ...settings, documents: storeOf(settings) }, values.to);
  console.log(`${count} documents and the database are in ${values.to}`);
} catch (error) {
  if (!(error instanceof BackupError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
