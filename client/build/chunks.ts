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

/** Returns the chunks that `entry` imports statically, excluding `entry`. */
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

/** Names the modules that all `entries` load, except those of other groups. */
function loadedBy(entries: readonly string[], nameOf: (id: string) => string | null): Naming {
  let closures: readonly Set<string>[] | undefined;
  return (id, graph) => {
    closures ??= entries.map((entry) => closureOf(entry, graph));
    return closures.every((closure) => closure.has(id)) ? nameOf(id) : null;
  };
}

const OF_CHARTS = /node_modules\/@mui\/x-/;
const MAIN = source('app/main.tsx');

/** Returns the modules that pages load without the charts. */
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

/** Applies `name` except to modules that only the charts import; those form a separate script for a single page. */
function notOfCharts(name: Naming): Naming {
  let others: Set<string> | undefined;
  return (id, graph) => {
    others ??= reachedWithoutCharts(graph);
    return others.has(id) ? name(id, graph) : null;
  };
}

/** Modules used by the landing page but few screens: amount controls, and the page itself. */
const OF_LANDING =
  /\/app\/landing\/|@mui\/material\/Slider\/|fields\/Amount(Slider|Control)|loan\/quote\/quickQuote/;
/** Session modules that forms and lists need. They are in the script of every page, without the sign-in library. */
const OF_SESSION =
  /shared\/session\/(drafts|activity|lastAnswer|clearTokens|identity|identitySettings|tabs|endSession|retries|authorization|selectedPointOfSale|useViewer)\.|shared\/page\/usePageTitle|session\/keptForms|rules\/src\/pointOfSale|session\/voice|text\/recipient|api\/settledWrite|only=(ViewerDocument|useViewerQuery)/;
/** Other modules that forms and lists need. */
const OF_FORMS =
  /feedback\/LiveRegion|fields\/SelectField|rules\/src\/(dni|phone)\.|@mui\/(?!utils\/useRovingTabIndex)(utils|system)|@mui\/material\/(utils(?!\/useRovingTabIndex)|Checkbox)/;
const ofBoth = loadedBy([LANDING, APP], (id) =>
  libraries.react.test(id) ? 'react' : libraries.mui.test(id) ? 'mui' : 'system',
);
const ofApp = loadedBy([APP], () => 'shell');
const ofLanding = loadedBy([LANDING], (id) => (OF_LANDING.test(id) ? null : 'fields'));
/** Modules shared by a few screens; each is in a smaller group or with its screen. */
const OF_FEW =
  /Upload|PaperDrawing|dniScan|TextArea|rules\/src\/(forms|csv|dniBarcode|chassis|engine|cbu|postalCode|plate|sameParty|code)|forms\/(StreetFields|EmailField|FormCodeField)|LinearProgress|ProgressBar|uploads|shared\/(files\/(?!saveBlob|dniReader)|loan\/(consents|contract|Schedule|phoneCode|findProposal\/(?!match)))|Accordion|Collapse|Disclosure|Table|QrCode|capture|cameraMessages|overlay|Avatar|Illustration|VehicleImage|Timeline|shared\/loan\/(seller\/|link\/(?!useWait|nextWhen|useMinutesLeft|waitTexts)|proposal\/revocation|[Cc]alendar|[Pp]aymentWindow|LoanCost|paymentAccount\/)|FindTaxpayer|useToday|stageDays|fields\/(PasswordField|CodeField)|ChoiceCards|NumberCard|IconMark|FileImage|CopyLink|QrImage|proposal\/(RevocationNote|CancelDialog|cancelTexts)|loan\/texts/;

/**
 * Uses a few large scripts instead of a hundred small ones, which compress badly: the libraries, and the code of every
 * page, of forms, of most screens, and of each flow. Groups are in order of priority: a group takes the modules that it
 * names and their imports, so modules that many groups need come first.
 */
const inOrder: Omit<Group, 'priority'>[] = [
  // The script that a page's HTML loads. It contains nothing else, because it loads before the first paint.
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
    test: /flows\/dashboard\/(address\/|board\/(stages|texts))|StageStrip|only=(StageCount|(use)?ViewCounts)/,
  },
  { name: 'table', test: /@mui\/material\/Table/, minShareCount: 2 },
  { name: 'proposal', test: /src\/flows\/dashboard\/proposal\//, minShareCount: 2 },
  { name: 'progress', test: /ProgressBar|@mui\/material\/LinearProgress/, minShareCount: 2 },
  // Grouped with its screen, because dialogs opened from the list share some of it.
  {
    name: 'list',
    test: /flows\/dashboard\/(list\/(?!filters\/ListFilters|panel|cards|bulk\/(?!SelectButton|useSelection|selectTexts|remindable|useReminders)|tools\/SaveView)|morning\/)/,
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
