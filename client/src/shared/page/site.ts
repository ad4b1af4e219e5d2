export const REVOCATION_LABEL = 'Botón de arrepentimiento';
const REVOCATION_PATH = '/arrepentimiento';
export const REVOCATION_HREF = REVOCATION_PATH;
export const CONTRACT_MODEL_PATH = '/legales/contratos-de-adhesion/modelo';
export const DATA_REQUEST_PATH = '/tus-datos';
/** Query parameter with a proposal number. */
export const PROPOSAL_KEY = 'propuesta';
/** Returns the URL of the revocation form with the proposal's number filled in. */
export const revocationHref = (number: number): string => `${REVOCATION_PATH}?${PROPOSAL_KEY}=${number}`;

export const NEW_QUOTE_PATH = '/titular/cotizacion';
export const PREFERENCES_PATH = `${NEW_QUOTE_PATH}/preferencia`;
/** Where guests replace documents that were sent back. The requirements do not list this route. */
export const GUEST_RELOAD_PATH = '/titular/resubir-documentacion/:id';
export const guestReloadHref = (id: string) => GUEST_RELOAD_PATH.replace(':id', encodeURIComponent(id));
/** Where guests follow their application; the link is in the bank's messages. The requirements do not list this route. */
export const STATUS_PATH = '/mi-prestamo/:id';
export const statusHref = (id: string) => STATUS_PATH.replace(':id', encodeURIComponent(id));
export const RESUME_HREF = `${NEW_QUOTE_PATH}?retomar=si`;

export const SIGN_IN_HREF = '/usuario/ingresar';

/**
 * Links in the header and footer of every page (docs/domain.md#what-a-lender-must-show). On phones the header
 * shows only the one marked `phone`, and the footer shows the others.
 */
export const HEADER_LINKS = [
  { label: 'Seguir mi solicitud', href: RESUME_HREF, phone: false },
  { label: 'Soy vendedor', href: '/vendedor', phone: false },
  { label: 'Iniciar sesión', href: SIGN_IN_HREF, phone: true },
] as const;

export const FOOTER_LINKS = [
  { label: 'Defensa del usuario', href: '/legales/defensa-del-usuario' },
  { label: REVOCATION_LABEL, href: REVOCATION_PATH },
  { label: 'Contratos de adhesión', href: '/legales/contratos-de-adhesion' },
  { label: 'Privacidad', href: '/legales/privacidad' },
  {
    label: 'Protección de los Usuarios de Servicios Financieros',
    href: '/legales/proteccion-de-los-usuarios-de-servicios-financieros',
  },
] as const;

/** Returns the sentence that names the lender on pages of another brand. */
export const lenderOf = (brand: string, legalEntity: string): string =>
  `Los préstamos de ${brand} los da ${legalEntity}`;
