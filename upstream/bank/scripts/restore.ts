import { parseArgs } from 'node:util';
import { restore, BackupError } from '../src/platform/backup.ts';
import { readSettings, SettingsError } from '../src/platform/settings.ts';
import { storeOf } from '../src/platform/storage/storeOf.ts';

const { values } = parseArgs({ options: { from: { type: 'string' } } });
try {
  if (values.from === undefined) throw new BackupError('Say where: npm run restore -- --from DIR');
  const settings = readSettings(process.env);
  const count = await restore({ ...settings, documents: storeOf(settings) }, values.from);
  console.log(`${count} documents and the database come from ${values.from}`);
} catch (error) {
  if (!(error instanceof BackupError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
