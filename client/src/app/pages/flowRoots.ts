/** Addresses that a person shortens a link to, and the start of the flow that they lead to. */
export const FLOW_ROOTS: readonly (readonly [path: string, start: string])[] = [
  ['/titular', '/titular/cotizacion'],
  ['/usuario', '/usuario/panel-de-seguimiento'],
  ['/usuario/titular', '/usuario/titular/cotizacion'],
  ['/usuario/registrarse', '/usuario/registrarse/datos-personales'],
  ['/vivere', '/vivere/biometria'],
];
