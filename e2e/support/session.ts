import type { BrowserContext } from '@playwright/test';

const PASSWORD = 'prendarios-demo';
/** Client id of the product at the identity stand-in. */
export const CLIENT_ID = 'localwebclient';

/** Users of the identity stand-in (upstream/identity/README.md). */
export const PEOPLE = {
  applicant: 'solicitante@correo.example',
  seller: 'vendedor@ceibo.example',
  sellerOfThree: 'vendedor.varios@ceibo.example',
  sellerOfNone: 'vendedor.ninguno@ceibo.example',
  admin: 'admin@ceibo.example',
} as const;

type Tokens = { AccessToken: string; IdToken: string; RefreshToken: string };

/** Returns the tokens of a demo user without a browser. */
export async function tokensOf(email: string): Promise<Tokens> {
  const answer = await fetch(`http://localhost:${process.env['E2E_IDENTITY_PORT']}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: CLIENT_ID,
      AuthParameters: { USERNAME: email, PASSWORD },
    }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  const body = (await answer.json()) as { AuthenticationResult: Tokens };
  return body.AuthenticationResult;
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}

/**
 * Signs the browser in by setting the cookies of the sign-in screen, for journeys that are not about signing in.
 */
export async function signIn(context: BrowserContext, email: string): Promise<void> {
  const tokens = await tokensOf(email);
  const user = String(claimsOf(tokens.AccessToken)['username']);
  const prefix = `CognitoIdentityServiceProvider.${CLIENT_ID}`;
  const values: Record<string, string> = {
    [`${prefix}.LastAuthUser`]: user,
    [`${prefix}.${user}.accessToken`]: tokens.AccessToken,
    [`${prefix}.${user}.idToken`]: tokens.IdToken,
    [`${prefix}.${user}.refreshToken`]: tokens.RefreshToken,
    [`${prefix}.${user}.clockDrift`]: '0',
    sessionCookie: String(Date.now()),
  };
  const url = `http://localhost:${process.env['E2E_GATEWAY_PORT']}`;
  await context.addCookies(
    Object.entries(values).map(([name, value]) => ({ name, value, url, sameSite: 'Strict' as const })),
  );
}

/** Expires a person's newest offer (upstream/bank/README.md). */
export async function expireOffer(document: string): Promise<void> {
  const answer = await fetch(
    `http://localhost:${process.env['E2E_BANK_PORT']}/demo/offers/${document}/expire`,
    { method: 'POST' },
  );
  if (!answer.ok) throw new Error(`the offer of ${document}: ${await answer.text()}`);
}

/** Runs a command of the bank's staff in the demo's back office (upstream/bank/README.md). */
export async function backOffice(number: string, command: string, body?: object): Promise<void> {
  const answer = await fetch(
    `http://localhost:${process.env['E2E_BANK_PORT']}/demo/proposals/${number}/${command}`,
    {
      method: 'POST',
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    },
  );
  if (!answer.ok) throw new Error(`${command} of ${number}: ${await answer.text()}`);
}
