import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { commandAnswer } from './contract.ts';

const COMMANDS = [
  ['advance', 'Avanzar un paso'],
  ['present', 'Presentar al registro'],
  ['return', 'Devolver la prenda al punto de venta'],
  ['inscribe', 'Inscribir la prenda'],
  ['concierge', 'Asignar gestor'],
  ['contact', 'Gestor contactó'],
  ['appointment', 'Turno dado'],
  ['expire', 'Vencer'],
  ['cancel', 'Cancelar (banco)'],
] as const;

/** Script that sends a command as JSON and reloads the page; an error appears in the row. */
const SCRIPT = `document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const data = new FormData(form, event.submitter);
  const command = data.get('command');
  const heldSince = command === 'dismiss' ? form.dataset.revoked : form.dataset.held;
  const sentBack = { documents: [{ type: data.get('type'), reason: data.get('reason') }] };
  const answer = await fetch('/demo/proposals/' + form.dataset.number + '/' + command, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(command === 'observe' ? sentBack : command === 'release' || command === 'dismiss' ? { heldSince } : {}),
  });
  if (answer.ok) return location.reload();
  form.querySelector('output').textContent = (await answer.json()).message;
});`;

export const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');

const RELEASE = `<p>Pago en pausa: cambió la cuenta del vendedor. <button name="command" value="release">Liberar el pago</button></p>\n`;

const REVOKED = `<p>Revocación confirmada: no se firma, no se inscribe y no se paga. <button name="command" value="dismiss">Seguir con el préstamo</button> <button name="command" value="cancel">Aceptar la revocación</button></p>\n`;

const row = ({
  proposalNumber,
  status,
  phase,
  step,
  heldSince,
  revokedSince,
}: z.infer<typeof commandAnswer>) => `<li>
<form data-number="${proposalNumber}"${heldSince === null ? '' : ` data-held="${heldSince}"`}${revokedSince === null ? '' : ` data-revoked="${revokedSince}"`}>
<h2>${proposalNumber} <small>${status} · ${phase ?? ''} · ${step ?? ''}</small></h2>
<p>${COMMANDS.map(([name, label]) => `<button name="command" value="${name}">${label}</button>`).join('\n')}</p>
${heldSince === null ? '' : RELEASE}${revokedSince === null ? '' : REVOKED}<p><label>Documento <input name="type" placeholder="DNI_FRONT"></label>
<label>Motivo <input name="reason" placeholder="No se lee"></label>
<button name="command" value="observe">Observar</button></p>
<output></output>
</form></li>`;

/** Renders the manual commands of analysts and the registry. Shows only numbers and phase names. */
export const backOfficePage = (
  proposals: readonly z.infer<typeof commandAnswer>[],
): string => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mesa de trabajo de la demostración</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 52rem; padding: 1rem; }
ol { list-style: none; margin: 0; padding: 0; }
li { border: 1px solid #8888; border-radius: .75rem; margin: 1rem 0; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; } output { color: #c00; }
button, input { font: inherit; min-height: 2.75rem; }
</style>
</head>
<body>
<main>
<h1>Mesa de trabajo de la demostración</h1>
<p>Lo que harían un analista, un registro o el calendario con las últimas solicitudes.</p>
<ol>${proposals.map(row).join('\n')}</ol>
</main>
<script>${SCRIPT}</script>
</body>
</html>`;
