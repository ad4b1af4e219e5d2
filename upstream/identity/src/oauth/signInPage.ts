import { escapeHtml, page } from '../html.ts';
import type { BankLook } from '../bankLook.ts';
import type { AuthorizationRequest } from './authorizationRequest.ts';

export type SignInFault = 'credentials' | 'host' | 'other-screen';

const faults: Record<SignInFault, string> = {
  credentials: 'El correo o la contraseña no coinciden. Revisalos y probá de nuevo.',
  host: 'Usá tu correo corporativo.',
  'other-screen': 'Tu cuenta tiene un segundo paso: iniciá sesión en la página de Préstamos Prendarios.',
};

/** Renders the corporate sign-in page. Its form contains the client's request, which is validated again. */
export function signInPage(
  look: BankLook,
  request: AuthorizationRequest,
  email = '',
  fault?: SignInFault,
): string {
  const hidden = Object.entries(request)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('\n');
  return page(
    look,
    fault ? 'Error: Identidad corporativa' : 'Identidad corporativa',
    `<div class="sign-in">
<h1>Identidad corporativa</h1>
<p>Iniciá sesión con la cuenta de tu empresa para seguir en Préstamos Prendarios ${escapeHtml(look.name)}.</p>
${fault ? `<p role="alert">${faults[fault]}</p>` : ''}
<form method="post" action="/oauth2/authorize">
${hidden}
<label for="email">Correo corporativo</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${escapeHtml(email)}">
<label for="password">Contraseña</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="256">
<button type="submit">Iniciar sesión</button>
</form>
</div>`,
  );
}

export const refusedPage = (look: BankLook): string =>
  page(
    look,
    'No pudimos iniciar tu sesión',
    '<h1>No pudimos iniciar tu sesión</h1>\n<p>Volvé a la página de Préstamos Prendarios y probá de nuevo.</p>',
  );
