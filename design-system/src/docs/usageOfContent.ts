import type { Usage } from './usageNote.ts';

/** Components with content to read, and the surfaces under it. */
export const usageOfContent: Record<string, Usage> = {
  'data/BarChart': {
    for: 'Counts by week or by name, on a page for looking at figures.',
    not: 'Steps of a form: it is heavy (InstallmentChart, ShareBar, TwoLines are not).',
    content: 'Three series at most; names of one to four words.',
    accessibility: 'The drawing is hidden; the table with the same figures is always there.',
    keyboard: 'Enter, Space on the button that shows the table.',
  },
  'data/CursorPager': {
    for: 'Previous and next page of a list of unknown length.',
    not: 'Steps of a form (FormPage).',
    accessibility: 'Links in a named navigation; an end without more is plain text.',
    keyboard: 'Enter.',
  },
  'data/DataTable': {
    for: 'Things of one kind to compare, such as proposals.',
    not: 'Pairs of term and value (KeyValue); figures (ScheduleTable).',
    content: 'The first column names the row. Short headers, one line of detail.',
    accessibility: 'A real table also as cards; the count is read out; the empty state offers an action.',
    keyboard:
      'Tab to scroll it sideways; arrows, Home and End move between rows that are links, Enter opens one.',
  },
  'data/Disclosure': {
    for: 'More on the same subject, which most people do not need.',
    not: 'Anything needed to answer.',
    accessibility: '`aria-expanded`; closed content is not on the page.',
    keyboard: 'Enter, Space.',
  },
  'data/CfteaPanel and PaymentFigure': {
    for: 'Instalment (PaymentFigure) and total cost (CfteaPanel) of an offer.',
    not: 'Other numbers. The CFTEA is never smaller than the law says.',
    accessibility: '`live` reads out a changed instalment once.',
  },
  'data/FileImage': {
    for: 'An image that someone sent, shown in place.',
    not: 'Drawings (Icon); documents of several pages.',
    content: '`alt` is the file’s name; empty for a small one, whose name is beside it.',
  },
  'data/FilterBar': {
    for: 'The fields that narrow a list. Their state belongs in the address.',
    not: 'A form that saves something.',
    accessibility: 'A named form; each field applies by itself.',
  },
  'data/ListTools': {
    for: 'Search, views and dates above a list, in one line.',
    not: 'All filters of a list (FilterBar).',
    accessibility: 'A search landmark.',
  },
  'foundations/Kbd': {
    for: 'A key that does something here, where there is a keyboard.',
    not: 'The only way to do a thing.',
    content: 'As it is printed on the key.',
  },
  'data/ViewLinks': {
    for: 'Views of a list that people come back to.',
    not: 'One filter among others (FilterBar).',
    content: 'Two to four words, as a user says them: «Me toca a mí».',
    accessibility: 'Links in a named navigation; the current one says so.',
    keyboard: 'Enter.',
  },
  'data/FilterChips': {
    for: 'The filters of a list that are on, each with a link to remove it.',
    not: 'Choosing filters.',
    accessibility: 'Links that say “Quitar el filtro”; the focus stays with the rest.',
    keyboard: 'Enter.',
  },
  'data/IconMark': {
    for: 'The icon of an item or a card, on a ground of its own.',
    not: 'Saying a state alone: the words beside it say it too.',
  },
  'data/InstallmentChart': {
    for: 'How an instalment changes over time.',
    not: 'Alone: show its ScheduleTable beside it.',
    accessibility: 'The label says what it shows in a sentence.',
  },
  'data/ItemList': {
    for: 'A few things of one kind, each with its actions: files, photos, points.',
    not: 'Things to compare (DataTable); terms and values (KeyValue).',
    accessibility: 'A real list, named by `aria-label` where no heading does.',
  },
  'data/KeyValue': { for: 'Terms with their values.', not: 'Several things to compare (DataTable).' },
  'data/NumberCard': {
    for: 'A number to keep, such as that of a proposal.',
    not: 'Amounts (PaymentFigure, CfteaPanel).',
  },
  'data/PaymentTiles': {
    for: 'What is paid at first and from then on, each with its date.',
    not: 'One figure (PaymentFigure); all of them (ScheduleTable).',
    accessibility: 'Terms and amounts, read in pesos and cents.',
  },
  'data/QrImage': {
    for: 'A code that another phone reads from the screen.',
    not: 'Alone: a link that can be copied says the same.',
    accessibility: 'The label says what it leads to.',
  },
  'data/ScheduleTable': {
    for: 'Rows of figures; the table behind a chart.',
    not: 'Lists with actions (DataTable).',
    keyboard: 'Arrows scroll it once it has the focus.',
  },
  'data/ShareBar': {
    for: 'What a whole is made of, such as each 100 pesos of a loan.',
    not: 'Parts over time (InstallmentChart).',
    content: 'Five parts at most, each with its amount.',
    accessibility: 'The label says it in a sentence; the list has the figures.',
  },
  'data/StageStrip': {
    for: 'How many things of a list are in each stage, above the list.',
    not: 'Steps of a form (StepProgress); filters without counts (FilterChips).',
    content: 'One to three words a stage.',
    accessibility: 'Links in a named navigation, each with its count; the chosen one is current.',
    keyboard: 'Tab, Enter.',
  },
  'data/StatusTag': {
    for: 'The stage of a proposal.',
    not: 'Messages (Alert) or actions (Button).',
    content: 'The stage’s name, two or three words.',
    accessibility: 'Colour, shape and words; never colour alone.',
  },
  'data/SummaryCard and SummaryBar': {
    for: 'What was chosen so far, beside the question.',
    not: 'Final checking (CheckAnswers).',
  },
  'data/Timeline': {
    for: 'Phases in order, and what holds one up.',
    not: 'Steps of the form at hand (StepProgress).',
    accessibility: 'An ordered list; each state is also a word.',
  },
  'data/TwoLines': {
    for: 'Two amounts over time, and where one overtakes the other.',
    not: 'Alone: have its table beside it.',
    accessibility: 'The label says what it shows in a sentence.',
  },
  'data/Uncalculated': {
    for: 'Figures, charts and tables while they are of an earlier choice.',
    not: 'What was never there (Skeleton).',
    accessibility: 'What is covered is hidden from screen readers too.',
  },
  'data/VehicleImage': {
    for: 'The vehicle that the loan buys, above its name.',
    not: 'A sign or a choice (Icon).',
    accessibility: 'Decoration: the name beside it says what it is.',
  },
  'feedback/Alert': {
    for: 'Something about this page that matters now.',
    not: 'Errors of fields (Field, ErrorSummary); the whole site (Banner).',
    content: 'What happened, whether the answers are kept, what to do.',
    accessibility: '`live` when it appears after an action.',
  },
  'feedback/Banner': {
    for: 'Something about the whole site.',
    not: 'One page (Alert).',
    keyboard: 'Enter, Space on its close button.',
  },
  'feedback/Busy': { for: 'A longer wait, in words, after 400 ms.', not: 'A button’s own wait (`busy`).' },
  'feedback/LiveRegion': {
    for: 'Reading out a change that is otherwise only seen.',
    not: 'Text that is on screen in a live element already.',
  },
  'feedback/ProgressBar': { for: 'A known share of a whole.', not: 'Unknown waits (Busy, Skeleton).' },
  'feedback/Skeleton': { for: 'The shape of content that loads.', not: 'Waits after a press (`busy`).' },
  'feedback/EmptyState': {
    for: 'A list, a search or a page without content, with a next action.',
    not: 'What failed (ErrorState); what still loads (Skeleton).',
    content: 'What is not here, why, what to do next.',
  },
  'feedback/ErrorState': {
    for: 'A part of the page or the whole page that did not load, with a next action.',
    not: 'One field’s error (Field); an action that failed (Alert).',
    content: 'What happened, whether the answers are kept, what to do next.',
    accessibility: 'Read out as it appears.',
  },
  'feedback/Toast': {
    for: 'News that the user need not act on.',
    not: 'Errors, actions, anything to keep.',
    accessibility: 'Read out; stays while pointed at or focused.',
    keyboard: 'Enter, Space on its close button.',
  },
  'theme/BrandProvider': {
    for: 'Once, around all components.',
    not: 'A second brand inside a page: what opens over the page would wear the first.',
  },
  'foundations/Card': {
    for: 'One subject on a ground of its own.',
    not: 'Every paragraph; a card inside a card.',
    content: 'A heading first, by its place in the page. `marked` for the one card that asks for an action.',
  },
  'foundations/Divider': {
    for: 'Between a form and another way to go on.',
    not: 'Between the items of a list (ItemList).',
  },
  'foundations/Icon': {
    for: 'A drawing that helps to recognise something.',
    not: 'In place of words: it has none by itself.',
  },
  'foundations/Illustration': {
    for: 'A page that people would rather look at than read: done, waiting, refused, empty, lost, maintenance.',
    not: 'Questions and lists; saying something that the words do not say.',
    accessibility: 'Hidden from assistive technology; not printed.',
  },
  'foundations/Link': {
    for: 'Going to another page or place.',
    not: 'An action (Button).',
    keyboard: 'Enter.',
  },
  'foundations/Logo': { for: 'The brand of the page.', not: 'Decoration.' },
  'foundations/Spoken': {
    for: 'An amount of money that changes, or is alone in its place.',
    not: 'Words (Text).',
    accessibility: 'Read as pesos and cents; the sign and the dots are not.',
  },
  'foundations/Only': {
    for: 'Content that belongs to some widths alone, or not on paper.',
    not: 'The same content in another order: change the layout.',
    accessibility: 'What is not shown is not read out either.',
  },
  'foundations/SkipLink': { for: 'The first stop of every page.', not: 'Other jumps.', keyboard: 'Enter.' },
  'foundations/Stack and Grid': {
    for: 'Room between things, on the 4-pixel grid.',
    not: 'Pages (PageLayout).',
  },
  'foundations/Text': {
    for: 'Text in the system’s sizes.',
    not: 'Choosing a level of heading by its size.',
  },
  'foundations/VisuallyHidden': {
    for: 'Words that the eye gets from the place: the unit beside a number, the heading of a list.',
    not: 'What everyone needs to know; the name of a field (`hideLabel`).',
    accessibility: 'Read out in its place; it takes no room.',
  },
  'layout/AccountMenu': {
    for: 'The signed-in user’s name, links and sign-out. In AppHeader’s children.',
    not: 'The product’s navigation (AppHeader’s links).',
    content: 'First name and initial; the mail address inside.',
    accessibility: 'A disclosure of links in a named navigation, not an ARIA menu.',
    keyboard: 'Enter, Space open it; Tab goes through and out; Escape closes it and gives the focus back.',
  },
  'layout/AppFooter': { for: 'What a lender must show on every page.', not: 'News.' },
  'layout/AppHeader': {
    for: 'The brand of the page, help, links and the account.',
    not: 'Steps.',
    accessibility: 'Help is the first link of every page; without script it calls.',
    keyboard: 'Enter.',
  },
  'layout/PageLayout': {
    for: 'Question pages, with what belongs beside them.',
    not: 'Lists with filters (SideLayout).',
  },
  'layout/SideLayout': {
    for: 'A list with its tools, and what is beside it.',
    not: 'Question pages (PageLayout).',
  },
  'layout/SidePanel': {
    for: 'One thing of a list, open beside it on wide screens.',
    not: 'Phones, where it is a page of its own; a question that must be answered (Dialog).',
    accessibility: 'A named complementary region; takes the focus where asked and gives it back.',
    keyboard: 'The page closes it on Escape.',
  },
  'layout/Corner': {
    for: 'Help for every page, such as the demonstration’s.',
    not: 'Actions of the page (ButtonBar).',
  },
};
