/** Kinds of visitors: the roles of SH-16, and sellers with and without a point of sale. */
export const VISITORS = ['guest', 'applicant', 'seller', 'sellerOfNone', 'admin'] as const;
type Visitor = (typeof VISITORS)[number];

/** The final screen: its path, with the query where relevant, and its heading. */
type Seen = Readonly<{ path: string; heading: string }>;
type RouteRow = Readonly<{
  /** The route pattern, as in the router. */
  route: string;
  /** Concrete address; `:id` is a proposal of the seller's point of sale that no other visitor may see. */
  address: string;
  seen: Readonly<Record<Visitor, Seen>>;
}>;

const DASHBOARD = '/usuario/panel-de-seguimiento';
const BOARD = `${DASHBOARD}/tablero`;
const MORNING = `${DASHBOARD}/hoy`;
const EXPRESS = `${DASHBOARD}/cotizar`;
const HEADINGS = {
  start: 'Pedí tu préstamo',
  staffStart: 'Cargá un préstamo para tu cliente',
  preference: 'Contanos qué buscás',
  staffPreference: 'Contanos qué busca tu cliente',
  dashboard: 'Panel de seguimiento',
  admin: 'Administración de propuestas',
  board: 'Tablero',
  express: 'Cotización rápida',
  morning: 'Mi mañana',
  signIn: 'Iniciá sesión',
  signUp: 'Datos personales',
  personalData: 'Datos personales',
  recover: 'Recuperá tu contraseña',
  readOnly: 'Tu usuario solo consulta',
  noProposal: 'No encontramos esa solicitud',
  noProposalForStaff: 'No encontramos esa propuesta en tus puntos de venta',
  /** Without a sale the user must find it first, signed in or not. */
  sale: 'Te compran el vehículo con un préstamo',
  /** Co-owners arrive only through their link. */
  noInvitation: 'Abrí el enlace que te mandamos',
  notForStaff: 'Esto lo hace el cotitular',
  noPage: 'No encontramos esa página',
} as const;

const everybody = (seen: Seen): RouteRow['seen'] => ({
  guest: seen,
  applicant: seen,
  seller: seen,
  sellerOfNone: seen,
  admin: seen,
});
/** A guest signs in first and then returns. */
const signInFor = (address: string): Seen => ({
  path: `/usuario/ingresar?${new URLSearchParams({ volver: address })}`,
  heading: HEADINGS.signIn,
});

type Landing = 'start' | 'preference' | 'personalData';
const LANDINGS: Readonly<Record<Landing, string>> = {
  start: '/titular/cotizacion',
  preference: '/titular/cotizacion/preferencia',
  personalData: '/titular/datos-personales',
};

const STAFF_HEADINGS: Readonly<Record<Landing, string>> = {
  start: HEADINGS.staffStart,
  preference: HEADINGS.staffPreference,
  personalData: HEADINGS.personalData,
};

/**
 * A step of the holder's flow for a user who has started nothing: the guards redirect to the first step. For signed-in
 * users it is under /usuario; an admin has none.
 */
function holder(path: string, landing: Landing = 'start', userLanding = landing): RouteRow[] {
  const heading = HEADINGS[landing];
  const asGuest: Seen = { path: LANDINGS[landing], heading };
  const asUser: Seen = { path: `/usuario${LANDINGS[userLanding]}`, heading: HEADINGS[userLanding] };
  const asStaff = { ...asUser, heading: STAFF_HEADINGS[userLanding] };
  const signedIn = { applicant: asUser, seller: asStaff, sellerOfNone: asStaff };
  const own = `/usuario${path}`;
  return [
    {
      route: path,
      address: path,
      seen: { ...signedIn, guest: asGuest, admin: { path, heading: HEADINGS.readOnly } },
    },
    {
      route: own,
      address: own,
      seen: { ...signedIn, guest: signInFor(own), admin: { path: own, heading: HEADINGS.readOnly } },
    },
  ];
}

/** Signed-in users upload the seller's documents with the vehicle's (SH-12), so this address is only for guests. */
const guestsOnly = (path: string): RouteRow[] => holder(path).slice(0, 1);

/** A dashboard screen: guests sign in first. */
function dashboard(address: string, route: string, heading: Seen['heading']): RouteRow {
  const admin = { path: address, heading: heading === HEADINGS.dashboard ? HEADINGS.admin : heading };
  return {
    route,
    address,
    seen: { ...everybody({ path: address, heading }), admin, guest: signInFor(address) },
  };
}

/** A screen of one proposal; other users get the not-found page. */
function ofProposal(rest: string, headings: Pick<Record<Visitor, string>, 'seller' | 'admin'>): RouteRow {
  const address = `${DASHBOARD}/propuesta/:id${rest}`;
  const { seen } = dashboard(address, address, HEADINGS.noProposal);
  return {
    route: address,
    address,
    seen: {
      ...seen,
      seller: { path: address, heading: headings.seller },
      sellerOfNone: { path: address, heading: HEADINGS.noProposalForStaff },
      admin: { path: address, heading: headings.admin },
    },
  };
}

/** Screens that a signed-in user does not need. */
function account(path: string, heading: string, landing = path): RouteRow {
  const signedIn = {
    ...everybody({ path: MORNING, heading: HEADINGS.morning }),
    applicant: { path: DASHBOARD, heading: HEADINGS.dashboard },
    admin: { path: DASHBOARD, heading: HEADINGS.admin },
  };
  return { route: path, address: path, seen: { ...signedIn, guest: { path: landing, heading } } };
}

/** An address with the same screen for all visitors. */
const open = (route: string, address: string, heading: string, path = address): RouteRow => ({
  route,
  address,
  seen: everybody({ path, heading }),
});

/** The co-owner's part, which staff cannot use. */
function ofCoOwner(address: string): RouteRow {
  const staff: Seen = { path: address, heading: HEADINGS.notForStaff };
  const others = everybody({ path: address, heading: HEADINGS.noInvitation });
  return { route: address, address, seen: { ...others, seller: staff, sellerOfNone: staff, admin: staff } };
}

/** Visitors without a sale find one first; an admin only reads. */
const ofSale = (address: string): RouteRow => ({
  route: address,
  address,
  seen: {
    ...everybody({ path: '/vendedor', heading: HEADINGS.sale }),
    admin: { path: address, heading: HEADINGS.readOnly },
  },
});

/** Guests prove to be the holder; the demo's applicant has one proposal at this check; staff cannot use it. */
function identity(path: string): RouteRow {
  const proof = { path, heading: 'Validá tu identidad' };
  const [root = path] = /^.*\/biometria/.exec(path) ?? [];
  return {
    route: path,
    address: path,
    seen: {
      ...everybody({ path, heading: 'Este paso lo hace el titular' }),
      guest: proof,
      applicant: { ...proof, path: root },
    },
  };
}

/** The root of a flow redirects to its start. */
const leadsTo = (route: string, { seen }: RouteRow): RouteRow => ({ route, address: route, seen });

const DETAIL = 'Propuesta :number';
const READS = 'Ves esta propuesta en modo lectura';
const RELOAD = { seller: 'No hay documentos para volver a subir', admin: READS };
const STATUS = '/mi-prestamo/:id';
const GUEST_RELOAD = '/titular/resubir-documentacion/:id';

/** Every address of the application as each role sees it (SH-16) before starting anything. */
export const ROUTES: readonly RouteRow[] = [
  ...holder('/titular/cotizacion'),
  ...holder('/titular/cotizacion/preferencia', 'preference'),
  ...holder('/titular/cotizacion/cotizar'),
  ...holder('/titular/cotizacion/cotizar/por-modelo', 'preference'),
  ...holder('/titular/cotizacion/cotizar/por-valor', 'preference'),
  ...holder('/titular/datos-personales', 'start', 'personalData'),
  ...holder('/titular/datos-personales/adicionales'),
  ...holder('/titular/datos-personales/cotitular'),
  ...holder('/titular/datos-personales/cotitular/adicionales'),
  ...holder('/titular/validacion-telefono'),
  ...holder('/titular/seguro'),
  ...holder('/titular/resumen'),
  ...guestsOnly('/titular/documentacion-vendedor'),
  ...guestsOnly('/titular/documentacion-vendedor/datos'),
  ...holder('/titular/documentacion-vehiculo'),
  ...holder('/titular/medio-de-pago'),
  ...holder('/titular/fin-proceso'),
  dashboard(DASHBOARD, DASHBOARD, HEADINGS.dashboard),
  {
    ...dashboard(MORNING, MORNING, HEADINGS.morning),
    seen: {
      ...dashboard(MORNING, MORNING, HEADINGS.morning).seen,
      applicant: { path: DASHBOARD, heading: HEADINGS.dashboard },
      admin: { path: DASHBOARD, heading: HEADINGS.admin },
    },
  },
  {
    ...dashboard(EXPRESS, EXPRESS, HEADINGS.express),
    seen: {
      ...dashboard(EXPRESS, EXPRESS, HEADINGS.express).seen,
      applicant: { path: DASHBOARD, heading: HEADINGS.dashboard },
      admin: { path: DASHBOARD, heading: HEADINGS.admin },
    },
  },
  {
    ...dashboard(BOARD, BOARD, HEADINGS.board),
    seen: {
      ...dashboard(BOARD, BOARD, HEADINGS.board).seen,
      applicant: { path: BOARD, heading: 'El tablero es para puntos de venta' },
    },
  },
  ofProposal('', { seller: DETAIL, admin: DETAIL }),
  ofProposal('/prenda', {
    seller: 'La prenda todavía no está en el registro',
    admin: 'La prenda todavía no está en el registro',
  }),
  ofProposal('/resubir-documentacion', RELOAD),
  {
    ...open(GUEST_RELOAD, GUEST_RELOAD, HEADINGS.noProposal),
    seen: {
      ...everybody({ path: GUEST_RELOAD, heading: HEADINGS.noProposal }),
      // Guests prove to be the owner, whether or not the proposal exists.
      guest: { path: GUEST_RELOAD, heading: 'Volvé a subir tus documentos' },
      seller: { path: GUEST_RELOAD, heading: RELOAD.seller },
      sellerOfNone: { path: GUEST_RELOAD, heading: HEADINGS.noProposalForStaff },
      admin: { path: GUEST_RELOAD, heading: RELOAD.admin },
    },
  },
  {
    // Guests prove to be the owner, whether or not the proposal exists; signed-in users have the dashboard's page.
    ...ofProposal('', { seller: DETAIL, admin: DETAIL }),
    route: STATUS,
    address: STATUS,
    seen: {
      ...ofProposal('', { seller: DETAIL, admin: DETAIL }).seen,
      guest: { path: STATUS, heading: '¿Dónde está mi préstamo?' },
    },
  },
  dashboard('/usuario/cuenta', '/usuario/cuenta', 'Tu cuenta'),
  account('/usuario/ingresar', HEADINGS.signIn),
  account('/usuario/registrarse/datos-personales', HEADINGS.signUp),
  account(
    '/usuario/registrarse/datos-del-domicilio',
    HEADINGS.signUp,
    '/usuario/registrarse/datos-personales',
  ),
  account('/usuario/registrarse/registro-exitoso', HEADINGS.signUp, '/usuario/registrarse/datos-personales'),
  account('/usuario/recuperar', HEADINGS.recover),
  account('/usuario/recuperar/cambiar-contrasena', 'Elegí una contraseña nueva'),
  ...['/biometria', '/vivere/biometria'].flatMap((root) =>
    ['', '/medio-de-pago', '/seguro', '/enri', '/terminos-y-condiciones', '/fin-proceso'].map((step) =>
      identity(`${root}${step}`),
    ),
  ),
  ...['', '/identidad', '/contrato', '/espera', '/fin-proceso'].map((step) => ofCoOwner(`/cotitular${step}`)),
  ...['', '/datos', '/documentacion-vehiculo', '/medio-de-cobro', '/fin-proceso'].map((step) =>
    ofSale(`/vendedor${step}`),
  ),
  {
    ...dashboard(DASHBOARD, '/redireccionar/:name', HEADINGS.dashboard),
    address: '/redireccionar/panel-de-seguimiento',
  },
  ...holder('/titular/cotizacion').map((start, at) =>
    leadsTo(at === 0 ? '/titular' : '/usuario/titular', start),
  ),
  {
    ...dashboard(DASHBOARD, '/admin', HEADINGS.dashboard),
    address: '/admin',
    seen: { ...dashboard(DASHBOARD, DASHBOARD, HEADINGS.dashboard).seen, guest: signInFor('/admin') },
  },
  leadsTo('/usuario', dashboard(DASHBOARD, DASHBOARD, HEADINGS.dashboard)),
  leadsTo('/usuario/registrarse', account('/usuario/registrarse/datos-personales', HEADINGS.signUp)),
  leadsTo('/vivere', identity('/vivere/biometria')),
  open('/redireccionar/:name', '/redireccionar/otro-sitio', HEADINGS.noPage),
  open('/legales/:slug', '/legales/privacidad', 'Privacidad'),
  open('/legales/:slug', '/legales/otra-cosa', HEADINGS.noPage),
  open(
    '/legales/contratos-de-adhesion/modelo',
    '/legales/contratos-de-adhesion/modelo',
    'Modelo de contrato',
  ),
  open('/cotizacion/:token', '/cotizacion/abc', 'Este enlace no muestra ninguna cotización'),
  open('/certificado/:id', '/certificado/abc', 'Este enlace no muestra ningún certificado'),
  open('/tus-datos', '/tus-datos', 'Tus datos personales'),
  open('/arrepentimiento', '/arrepentimiento', 'Botón de arrepentimiento'),
  open('*', '/usuario/otra-cosa', HEADINGS.noPage),
  open('*', `${DASHBOARD}/propuesta`, HEADINGS.noPage),
];
