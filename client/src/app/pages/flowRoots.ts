/** Shortened addresses, and the start of the flow that each redirects to. */
export const FLOW_ROOTS: readonly (readonly [path: string, start: string])[] = [
  ['/titular', '/titular/cotizacion'],
  ['/usuario', '/usuario/panel-de-seguimiento'],
  ['/usuario/titular', '/usuario/titular/cotizacion'],
  ['/usuario/registrarse', '/usuario/registrarse/datos-personales'],
  ['/vivere', '/vivere/biometria'],
];
