import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoToken } from '../src/developers/demoSignIn.ts';

/**
 * Prints a demo user's identity token for an Authorization header:
 *   node gateway/scripts/token.ts vendedor@ceibo.example
 * The second argument overrides the demo's password. The identity stand-in's address comes from the settings in `.env`,
 * as in `npm start`.
 */
const settingsFile = join(import.meta.dirname, '../../.env');
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);

const port = process.env['IDENTITY_PORT'] || '4002';
const endpoint = process.env['IDENTITY_ENDPOINT'] || `http://127.0.0.1:${port}`;
const clientId = process.env['IDENTITY_CLIENT_ID'] || 'localwebclient';
const [email = 'solicitante@correo.example', password] = process.argv.slice(2);

const token = await demoToken({ endpoint, clientId, email, ...(password === undefined ? {} : { password }) });
if (token === null) {
  process.stderr.write(
    `No token for ${email} from ${endpoint}: is the demo running, and is there a second step?\n`,
  );
  process.exit(1);
}
process.stdout.write(`${token}\n`);
