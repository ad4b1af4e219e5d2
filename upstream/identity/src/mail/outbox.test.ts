import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('shows each email as an article, newest first, to people and programs', async () => {
  const ClientId = server.settings.clientId;
  for (const Username of ['solicitante@correo.example', 'vendedor@ceibo.example']) {
    await server.call('ForgotPassword', { ClientId, Username });
  }
  await server.call('SignUp', {
    ClientId,
    Username: "o'hara@correo.example",
    Password: 'ocho letras',
  });
  const answer = await fetch(`${server.url}/outbox`);
  const page = await answer.text();
  const articles = page.split('<article>').slice(1);
  expect(articles).toHaveLength(3);
  expect(articles[0]).toContain('o&#39;hara@correo.example');
  expect(articles[0]).toContain('Confirmá tu correo');
  expect(articles[2]).toContain(await server.lastCode('solicitante@correo.example'));
  expect(page).toContain('name="viewport"');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await server.mailsTo('vendedor@ceibo.example')).toMatchObject([
    { subject: 'Recuperá tu contraseña', code: expect.stringMatching(/^\d{6}$/) },
  ]);
});
