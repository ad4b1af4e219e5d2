import { fileURLToPath } from 'node:url';

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };
type Naming = (id: string, graph: Graph) => string | null;
type Group = {
  test?: RegExp;
  debugName?: string;
  name: string | Naming;
  priority: number;
  minShareCount?: number;
  entriesAware?: boolean;
  entriesAwareMergeThreshold?: number;
};

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** The chunks that `entry` imports statically, without `entry` itself. */
function closureOf(entry: string, graph: Graph): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      visit(next);
    }
  };
  visit(entry);
  return seen;
}

const LANDING = source('app/landing/startLanding.tsx');
const APP = source('app/startApp.tsx');

const libraries = {
  react: /node_modules\/(react|react-dom|scheduler)\//,
  mui: /node_modules\/(@mui|@emotion|stylis|clsx|react-is)\//,
  apollo: /node_modules\/(@apollo|graphql|rxjs|optimism|@wry|tslib)\//,
};

/** The modules that all of `entries` load, except those of another group. */
function loadedBy(entries: readonly string[], nameOf: (id: string) => string | null): Naming {
  let closures: readonly Set<string>[] | undefined;
  return (id, graph) => {
    closures ??= entries.map((entry) => closureOf(entry, graph));
    return closures.every((closure) => closure.has(id)) ? nameOf(id) : null;
  };
}

const OF_CHARTS = /node_modules\/@mui\/x-/;
const MAIN = source('app/main.tsx');

/** The modules that pages load without the charts. */
function reachedWithoutCharts(graph: Graph): Set<string> {
  const seen = new Set<string>();
  const next = [MAIN, APP, LANDING];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (seen.has(id) || OF_CHARTS.test(id)) continue;
    seen.add(id);
    const info = graph.getModuleInfo(id);
    next.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []));
  }
  return seen;
}

/** Of `name`, unless only the charts import it: they are a script of their own, which one page loads. */
function notOfCharts(name: Naming): Naming {
  let others: Set<string> | undefined;
  return (id, graph) => {
    others ??= reachedWithoutCharts(graph);
    return others.has(id) ? name(id, graph) : null;
  };
}

/** Controls for amounts, and the landing page itself: what the landing page has and few screens have. */
const OF_LANDING =
  /\/app\/landing\/|@mui\/material\/Slider\/|fields\/Amount(Slider|Control)|loan\/quote\/quickQuote/;
/** Needed by forms and lists: it is in the script of every page, without the library for signing in. */
const OF_SESSION =
  /shared\/session\/(drafts|activity|lastAnswer|clearTokens|identity|identitySettings|tabs|endSession|retries|authorization|selectedPointOfSale|useViewer)\.|shared\/page\/usePageTitle|session\/keptForms|rules\/src\/pointOfSale|session\/voice|text\/recipient|api\/settledWrite|only=(ViewerDocument|useViewerQuery)/;
/** Needed by forms and lists. */
const OF_FORMS =
  /feedback\/LiveRegion|fields\/SelectField|rules\/src\/(dni|phone)\.|@mui\/(utils|system)|@mui\/material\/(utils|Checkbox)/;
const ofBoth = loadedBy([LANDING, APP], (id) =>
  libraries.react.test(id) ? 'react' : libraries.mui.test(id) ? 'mui' : 'system',
);
const ofApp = loadedBy([APP], () => 'shell');
const ofLanding = loadedBy([LANDING], (id) => (OF_LANDING.test(id) ? null : 'fields'));
/** Shared by some screens, each in a group of its own or with its screen. */
const OF_FEW =
  /Upload|PaperDrawing|dniScan|TextArea|rules\/src\/(forms|csv|dniBarcode|chassis|engine|cbu|postalCode|plate|sameParty|code)|forms\/(StreetFields|EmailField|FormCodeField)|LinearProgress|ProgressBar|uploads|shared\/(files\/(?!saveBlob|dniReader)|loan\/(consents|contract|Schedule|phoneCode|findProposal\/(?!match)))|Accordion|Collapse|Disclosure|Table|QrCode|capture|cameraMessages|overlay|Avatar|Illustration|VehicleImage|Timeline|shared\/loan\/(seller\/|link\/|proposal\/revocation|[Cc]alendar|[Pp]aymentWindow|LoanCost|paymentAccount\/)|FindTaxpayer|useToday|stageDays|fields\/(PasswordField|CodeField)|ChoiceCards|NumberCard|IconMark|FileImage|CopyLink|QrImage|proposal\/(RevocationNote|CancelDialog|cancelTexts)|loan\/texts/;

/**
 * Few large scripts in place of a hundred small ones, which compress badly: the libraries, the code of every page, of
 * forms, of most screens, and of the screens of a flow. In order of priority: a group takes the modules that it names
 * with what they import, so that what many groups need comes first.
 */
const inOrder: Omit<Group, 'priority'>[] = [
  // The script that a page names in its HTML, with nothing else: it is loaded before the first paint.
  { name: 'main', test: /src\/(app\/main|shared\/page\/start\/)|vite\/preload-helper|styles\.css/ },
  {
    debugName: 'every page',
    name: ofBoth,
  },
  { name: 'apollo', test: libraries.apollo },
  {
    debugName: 'shell',
    name: (id, graph) => (id === APP || OF_SESSION.test(id) ? 'shell' : ofApp(id, graph)),
  },
  {
    debugName: 'fields',
    name: notOfCharts((id, graph) => (OF_FORMS.test(id) ? 'fields' : ofLanding(id, graph))),
  },
  { name: 'amount', test: /@mui\/material\/Slider\/|fields\/Amount(Slider|Control)/, minShareCount: 2 },
  {
    name: 'forms',
    test: /node_modules\/(react-hook-form|@hookform|zod)\/|rules\/src\/forms\/(fields|schema|messages|answers)|src\/shared\/(loan\/consents\/|forms\/(?!StreetFields|EmailField|FormCodeField))|shared\/page\/(FormPage|steps\/(StepPage|stepContext))/,
  },
  {
    name: 'later',
    test: /@mui\/material\/(Modal|Dialog|Drawer|Slide|Backdrop|Portal|Fade|Grow|Unstable_TrapFocus|internal\/Transition|transitions)|react-transition-group|overlay\/(Overlay|Dialog|Sheet|ConfirmDialog|SessionExpiry)|src\/app\/ErrorDialog|person\/DeceasedDialog|open-proposal\/ExistingProposalDialog|faults\/faultLog/,
  },
  {
    name: 'autocomplete',
    test: /@mui\/material\/(Autocomplete|useAutocomplete|Popper)\/|@popperjs|fields\/Combobox/,
  },
  {
    debugName: 'screens',
    name: (id) => (OF_FEW.test(id) ? null : 'screens'),
    test: /design-system|rules|src\/shared\/|flows\/dashboard\/proposal\/addresses|FindProposalDocument|only=(Problem|LoanPaymentsView|LoanFeesView|ProposalOutline|DocumentView|PaymentDay|Revocation(State|View))Fragment/,
    minShareCount: 3,
  },
  { name: 'disclosure', test: /Accordion|Collapse|data\/Disclosure/, minShareCount: 2 },
  { name: 'choices', test: /actions\/ChoiceCards/ },
  {
    name: 'seller-fields',
    test: /shared\/loan\/seller\/(?!SellerAccountAsked|inviteTexts)|FindTaxpayer|rules\/src\/forms\/(seller|sale)/,
    minShareCount: 2,
  },
  { name: 'requested', test: /shared\/files\/documents\/documents\.ts|data\/Timeline|link\/useOpenLink/ },
  { name: 'secrets', test: /fields\/(PasswordField|CodeField)|forms\/FormCodeField/, minShareCount: 2 },
  {
    name: 'phone',
    test: /shared\/loan\/(phoneCode\/|findProposal\/(?!match))|SendPhoneCodeDocument/,
    minShareCount: 2,
  },
  { name: 'signed-in', test: /SessionRuntime|HeaderAccount|signedInCall/ },
  {
    name: 'holder',
    test: /only=(HolderProposal|ProposalDocuments)Fragment|src\/flows\/holder\/(Holder(?!Routes)|CurrentStep|screens\.|flow\/(HolderContext|flowNavigation|currentWork|texts|useProposalStep)|parts\/(page\/(Holder|outlineOf)|NeedsCard|vehicle\/VehicleSubject))|HolderFlowDocument|QuoteConditions|vehicle\/cascade|shared\/loan\/[Pp]aymentWindow|useProposalInsured|data\/VehicleImage/,
  },
  {
    name: 'vehicle',
    test: /holder\/parts\/vehicle\/|only=(use)?Vehicle(Brands|Models)/,
    minShareCount: 2,
  },
  {
    name: 'account',
    test: /src\/flows\/account\/([^/]+$|recovery\/recoveryEmail|sign-in\/(UnavailablePage|signInSteps)|sign-up\/(SignUpParts|signUp|paths))/,
  },
  {
    name: 'earlier',
    test: /parts\/(entry\/(resumeHref|texts)|open-proposal\/(openProposal|useEarlier)|person\/(personForm|startInput|texts))|only=(use)?StartSimulation/,
    minShareCount: 2,
  },
  {
    name: 'dashboard',
    test: /flows\/dashboard\/(proposal\/(stages|who|lastList|stageAge)|detail\/nextTexts|reach\/(useOutreach|RemindButton))|useToday|stageDays/,
  },
  {
    name: 'filters',
    test: /flows\/dashboard\/(address\/(filters|listAddress)|board\/(stages|texts))|StageStrip|only=StageCount/,
  },
  { name: 'table', test: /@mui\/material\/Table/, minShareCount: 2 },
  { name: 'proposal', test: /src\/flows\/dashboard\/proposal\//, minShareCount: 2 },
  { name: 'progress', test: /ProgressBar|@mui\/material\/LinearProgress/, minShareCount: 2 },
  // With its screen: what opens from the list needs some of it.
  {
    name: 'list',
    test: /flows\/dashboard\/(list\/(?!filters\/ListFilters|panel|cards|bulk\/(?!SelectButton|useSelection|texts)|tools\/SaveView)|morning\/)/,
  },
  { name: 'file-image', test: /data\/FileImage/, minShareCount: 2 },
  {
    name: 'uploads',
    test: /fields\/(FileUpload|UploadRow)|ProgressBar|src\/shared\/files\/uploads|flows\/dashboard\/files\/use/,
    minShareCount: 2,
  },
  { name: 'biometry', test: /src\/flows\/biometry\/([^/]+$|stop\/)/ },
];

export const groups: Group[] = inOrder.map((group, index) => ({
  ...group,
  priority: inOrder.length - index,
}));
