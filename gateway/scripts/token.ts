import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Prints the identity token of a user of the demo, for the playground or an Authorization header:
 *   npm run token -- vendedor@ceibo.example
 * A session wants its token within two minutes of the sign-in. Made-up users of the stand-in only: the password is
 * that of the demo, or the second argument. Where the stand-in listens is read from the settings, as `npm start` does.
 */
const settingsFile = join(import.meta.dirname, '../../.env');
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);

const signedIn = z.object({ AuthenticationResult: z.object({ IdToken: z.string() }) });
const port = process.env['IDENTITY_PORT'] || '4002';
const endpoint = process.env['IDENTITY_ENDPOINT'] || `http://127.0.0.1:${port}`;
const clientId = process.env['IDENTITY_CLIENT_ID'] || 'localwebclient';
const [mail = 'solicitante@correo.example', password = 'prendarios-demo'] = process.argv.slice(2);

const answer = await fetch(endpoint, {
  method: 'POST',
  headers: {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
  },
  body: JSON.stringify({
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: clientId,
    AuthParameters: { USERNAME: mail, PASSWORD: password },
  }),
}).catch(() => null);
const body = signedIn.safeParse(await answer?.json());
if (!body.success) {
  process.stderr.write(
    `No token for ${mail} from ${endpoint}: is the demo running, and is there a second step?\n`,
  );
  process.exit(1);
}
process.stdout.write(`${body.data.AuthenticationResult.IdToken}\n`);
