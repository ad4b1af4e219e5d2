export type Usage = {
  for: string;
  not: string;
  content?: string;
  accessibility?: string;
  /** Keys, beside Tab. */
  keyboard?: string;
};

const field = 'Label, hint and error are wired by Field; the summary links to the id.';
const typing = 'As any text input.';

/** What each component is for: shown above its stories. The key is the story's title. */
export const usage: Record<string, Usage> = {
  'actions/Button': {
    for: 'An act on this page; with `href`, the way to the next one. One primary a page.',
    not: 'A link within a sentence (Link). Never disabled to say that a form is not complete.',
    content: 'A verb and its object: “Solicitar el préstamo”. While busy: “Enviando…”.',
    accessibility: 'Busy keeps the focus and is `aria-disabled`; a second press does nothing.',
    keyboard: 'Enter, Space; as a link Enter.',
  },
  'actions/ButtonBar': {
    for: 'The page’s main act; fixed to the foot on phones.',
    not: 'Acts on one part of a page. One a page.',
    accessibility: 'What takes the focus is scrolled clear of it.',
  },
  'actions/ChipRadio': {
    for: 'One of a few short values: instalments, days.',
    not: 'Long words (RadioGroup) or more than about eight (SelectField, or `other`).',
    content: 'Give `spoken` when the chip is a bare number.',
    keyboard: 'Arrows move and choose.',
  },
  'actions/ChoiceCards': {
    for: 'A choice that changes the way: two to four, with a picture.',
    not: 'Values of a form field (RadioGroup).',
    content: 'A disabled card says why.',
    keyboard: 'Arrows move and choose.',
  },
  'actions/CopyLink': {
    for: 'Carrying on in another device or browser.',
    not: 'Sharing with someone else.',
    accessibility: 'Says that it was copied; without a clipboard it shows the address.',
    keyboard: 'Enter, Space.',
  },
  'actions/SegmentedControl': {
    for: 'Two or three ways of seeing the same thing; one is always on.',
    not: 'An answer that may be missing (RadioGroup).',
    keyboard: 'Arrows move and choose.',
  },
  'capture/CameraCapture': {
    for: 'A photo of a document or a face, from primer to review.',
    not: 'Any other file (FileUpload).',
    content: 'The primer says why and what becomes of the photo. The guide says what goes where.',
    accessibility: 'The focus follows the phase. Upload and other devices are offered in every state.',
    keyboard: 'Enter, Space on its buttons.',
  },
  'capture/Frames': {
    for: 'The guide over a picture; part of CameraCapture.',
    not: 'Decoration.',
    accessibility: 'The drawing is hidden; the guide’s sentence says the same.',
  },
  'data/CursorPager': {
    for: 'The ends of a page of a list whose length is not known.',
    not: 'Steps of a form (FormPage).',
    accessibility: 'Links in a named navigation; an end without more is plain text.',
    keyboard: 'Enter.',
  },
  'data/DataTable': {
    for: 'Things of one kind that are compared: proposals.',
    not: 'Pairs of term and value (KeyValue); figures (ScheduleTable).',
    content: 'The first column names the row. Short headers, one line of detail.',
    accessibility: 'A real table also as cards; the count is read out; the empty state has a way out.',
    keyboard: 'Tab to scroll it sideways; Enter opens a row that is a link.',
  },
  'data/Disclosure': {
    for: 'More of the same subject for who asks.',
    not: 'Anything needed to answer.',
    accessibility: '`aria-expanded`; closed content is not on the page.',
    keyboard: 'Enter, Space.',
  },
  'data/CfteaPanel and PaymentFigure': {
    for: 'Instalment (PaymentFigure) and total cost (CfteaPanel) of an offer.',
    not: 'Other numbers. The CFTEA is never smaller than the law says.',
    accessibility: '`live` reads out a changed instalment once.',
  },
  'data/FilePicture': {
    for: 'A picture that someone sent, looked at in place.',
    not: 'Drawings (Icon); documents of several pages.',
    content: '`alt` is the file’s name.',
  },
  'data/FilterBar': {
    for: 'The fields that narrow a list. Their state belongs in the address.',
    not: 'A form that saves something.',
    accessibility: 'A named form; behind one button on narrow screens.',
    keyboard: 'Enter applies; Enter, Space open it on phones.',
  },
  'data/FilterChips': {
    for: 'What narrows the list now, each with its way out.',
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
    not: 'Alone: its ScheduleTable stands beside it.',
    accessibility: 'The label says what it shows in a sentence.',
  },
  'data/ItemList': {
    for: 'A few things of one kind, each with its acts: files, pictures, points.',
    not: 'Things that are compared (DataTable); terms and values (KeyValue).',
    accessibility: 'A real list, named by `aria-label` where no heading does.',
  },
  'data/KeyValue': { for: 'Terms with their values.', not: 'Several things compared (DataTable).' },
  'data/NumberCard': {
    for: 'The number by which a proposal is found again.',
    not: 'Amounts (PaymentFigure, CfteaPanel).',
  },
  'data/QrPicture': {
    for: 'A code that another phone reads from the screen.',
    not: 'Alone: a link that can be copied says the same.',
    accessibility: 'The label says what it leads to.',
  },
  'data/ScheduleTable': {
    for: 'Rows of figures; the table behind a chart.',
    not: 'Lists with acts (DataTable).',
    keyboard: 'Arrows scroll it once it has the focus.',
  },
  'data/StatusTag': {
    for: 'The stage of a proposal.',
    not: 'Messages (Alert) or acts (Button).',
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
  'feedback/Alert': {
    for: 'Something about this page that matters now.',
    not: 'Errors of fields (Field, ErrorSummary); the whole site (Banner).',
    content: 'What happened, what became of the answers, what to do.',
    accessibility: '`live` when it appears after an act.',
  },
  'feedback/Banner': {
    for: 'Something about the whole site.',
    not: 'One page (Alert).',
    keyboard: 'Enter, Space on its close button.',
  },
  'feedback/Busy': { for: 'A wait with words, after 400 ms.', not: 'A button’s own wait (`busy`).' },
  'feedback/LiveRegion': {
    for: 'Saying a change that is only seen.',
    not: 'Text that is on screen in a live element already.',
  },
  'feedback/ProgressBar': { for: 'A known share of a whole.', not: 'Unknown waits (Busy, Skeleton).' },
  'feedback/Skeleton': { for: 'The shape of what is coming.', not: 'Waits after a press (`busy`).' },
  'feedback/EmptyState and ErrorState': {
    for: 'Nothing here (EmptyState), or something failed (ErrorState): with a way on.',
    not: 'One field’s error.',
    content: 'What happened, what became of the answers, what to do next.',
  },
  'feedback/Toast': {
    for: 'News that nobody must act on.',
    not: 'Errors, acts, anything to be kept.',
    accessibility: 'Read out; stays while pointed at or focused.',
    keyboard: 'Enter, Space on its close button.',
  },
  'fields/AddressFields': {
    for: 'An Argentine address.',
    not: 'A place alone (Combobox).',
    accessibility: `One group. ${field}`,
    keyboard: 'As its fields.',
  },
  'fields/AmountControl': {
    for: 'An amount within limits that one plays with: number, slider and buttons are one value.',
    not: 'An amount one knows (AmountField).',
    accessibility: '`aria-valuetext` in pesos; the limits are described.',
    keyboard: 'Arrows, Page Up, Page Down, Home, End on the slider; Enter settles the number.',
  },
  'fields/AmountField': {
    for: 'An amount that one knows.',
    not: 'Numbers that are not money (TextField).',
    content: 'Dots, spaces, `$` and comma are taken as typed.',
    accessibility: field,
    keyboard: typing,
  },
  'fields/AmountSlider': { for: 'Part of AmountControl.', not: 'Alone.', keyboard: 'Arrows, Home, End.' },
  'fields/CheckboxGroup': {
    for: 'Any number of a few.',
    not: 'One agreement (ConsentCheckbox).',
    keyboard: 'Space.',
  },
  'fields/CodeField': {
    for: 'A code from an SMS or an application: one input.',
    not: 'Passwords.',
    accessibility: 'The phone offers the code; pasting and spaces work.',
    keyboard: typing,
  },
  'fields/Combobox': {
    for: 'One of a long list, by typing a part of it.',
    not: 'Fewer than about fifteen (SelectField).',
    accessibility: `ARIA combobox; says when nothing is found. ${field}`,
    keyboard: 'Down opens, arrows move, Enter chooses, Escape closes.',
  },
  'fields/ConsentCheckbox': {
    for: 'One agreement, never ticked beforehand.',
    not: 'Several at once: one each.',
    keyboard: 'Space.',
  },
  'fields/Contract': { for: 'The checks that every field passes.', not: 'Use.' },
  'fields/DateParts': {
    for: 'A date that one knows, such as a birth.',
    not: 'Choosing a day from now (ChipRadio).',
    content: 'The error names the missing part.',
    accessibility: 'A fieldset; no field jumps to the next.',
    keyboard: typing,
  },
  'fields/Field': { for: 'The wiring for a field of one’s own.', not: 'When a field exists already.' },
  'fields/FileUpload': {
    for: 'Files, each with progress, cancel and retry.',
    not: 'A photo taken now (CameraCapture).',
    content: 'Formats and sizes before choosing.',
    accessibility: 'Never only by dragging; what was done is read out.',
    keyboard: 'Enter, Space.',
  },
  'fields/PasswordField': {
    for: 'A password: pasted, filled in by a manager, shown.',
    not: 'A second one to confirm the first: showing it is enough.',
    accessibility: `Says when it is in view; hides on submit. ${field}`,
    keyboard: 'Tab reaches Mostrar; Enter, Space press it.',
  },
  'fields/PhoneField': {
    for: 'An Argentine mobile.',
    not: 'Other countries.',
    accessibility: field,
    keyboard: typing,
  },
  'fields/RadioGroup': {
    for: 'One of two to six.',
    not: 'More (SelectField).',
    keyboard: 'Arrows move and choose.',
  },
  'fields/SelectField': {
    for: 'One of seven to fifteen.',
    not: 'Long lists (Combobox), two or three (RadioGroup).',
    accessibility: field,
    keyboard: 'Arrows, letters.',
  },
  'fields/TextArea': {
    for: 'Several lines.',
    not: 'One line (TextField).',
    accessibility: field,
    keyboard: typing,
  },
  'fields/TextField': {
    for: 'One line. Its width says how much is expected.',
    not: 'Money, dates, phones, codes, passwords: they have their own.',
    content: 'The label is a noun, without colon. No placeholder.',
    accessibility: field,
    keyboard: typing,
  },
  'form/CheckAnswers': {
    for: 'Every answer once more, with its way back.',
    not: 'A summary beside a question (SummaryCard).',
    accessibility: 'Each “Cambiar” says what.',
    keyboard: 'Enter.',
  },
  'form/ConfirmLeave': {
    for: 'Before unsaved answers are lost.',
    not: 'Where answers are saved.',
    keyboard: 'Escape stays.',
  },
  'form/ErrorSummary': {
    for: 'What is wrong after a failed submit, of the form and of the server.',
    not: 'While someone is still typing.',
    content: 'The same words as at the field.',
    accessibility: 'Takes the focus; each line leads to its field.',
    keyboard: 'Enter.',
  },
  'form/FormPage': {
    for: 'One subject a page; its heading is the question.',
    not: 'Pages without an answer.',
    keyboard: 'Enter in a field sends it.',
  },
  'form/SaveStatus': { for: 'Saying that the answers are kept.', not: 'Errors to act on (Alert).' },
  'form/StepProgress': {
    for: 'Where one is in the whole.',
    not: 'Moving on: only done steps are links.',
    accessibility: 'An ordered list, `aria-current="step"`.',
    keyboard: 'Enter, Space open the list.',
  },
  'theme/BrandProvider': {
    for: 'Once, above everything of the system.',
    not: 'A second brand inside of a page: what opens over the page would wear the first.',
  },
  'foundations/Divider': {
    for: 'Where another way begins, under a form.',
    not: 'Between the items of a list (ItemList).',
  },
  'foundations/Icon': { for: 'A picture that helps recognise.', not: 'Words’ place: it has none by itself.' },
  'foundations/Link': { for: 'A way to somewhere.', not: 'An act (Button).', keyboard: 'Enter.' },
  'foundations/Logo': { for: 'Whose page it is.', not: 'Decoration.' },
  'foundations/Only': {
    for: 'Content that belongs to some widths alone, or not on paper.',
    not: 'Another order of the same content: lay it out anew.',
    accessibility: 'What is not shown is not read out either.',
  },
  'foundations/SkipLink': { for: 'The first stop of every page.', not: 'Other jumps.', keyboard: 'Enter.' },
  'foundations/Stack and Grid': {
    for: 'Room between things, on the 4-pixel grid.',
    not: 'Pages (PageLayout).',
  },
  'foundations/Text': {
    for: 'Words in the system’s sizes.',
    not: 'Choosing a level of heading by its size.',
  },
  'layout/AccountMenu': {
    for: 'Whose session it is, what belongs to it, and signing out. In AppHeader’s children.',
    not: 'The ways through the product (AppHeader’s links).',
    content: 'First name and initial; the mail address inside.',
    accessibility: 'A disclosure of links in a named navigation, not an ARIA menu.',
    keyboard: 'Enter, Space open it; Tab goes through and out; Escape closes it and gives the focus back.',
  },
  'layout/AppFooter': { for: 'What a lender must show on every page.', not: 'News.' },
  'layout/AppHeader': { for: 'Whose page it is and the ways out of it.', not: 'Steps.' },
  'layout/PageLayout': {
    for: 'Question pages, with what belongs beside them.',
    not: 'Lists with filters (SideLayout).',
  },
  'layout/SideLayout': { for: 'A list with its filters.', not: 'Question pages (PageLayout).' },
  'layout/Corner': {
    for: 'Help that belongs to no page, such as the demonstration’s.',
    not: 'Acts of the page (ButtonBar).',
  },
  'layout/PrintPage': {
    for: 'A page made for paper, in place of the one on the screen.',
    not: 'Leaving something out on paper (Only).',
  },
  'overlay/ConfirmDialog': {
    for: 'A question before an act that is hard to undo.',
    not: 'Answers that may get lost (ConfirmLeave); acts that can be undone.',
    content: 'The title asks, the button names the act.',
    accessibility: 'As Dialog; what failed is read out and the dialog stays.',
    keyboard: 'Escape is no; Enter, Space on its buttons.',
  },
  'overlay/Dialog': {
    for: 'What stops everything else.',
    not: 'Forms, news, long text.',
    accessibility: 'Holds the focus and gives it back.',
    keyboard: 'Escape closes; Tab stays within.',
  },
  'overlay/SessionExpiry': {
    for: 'The last minutes of a session, with one act to stay.',
    not: 'A session that has ended (a page, and the toast).',
    content: 'Says what becomes of the answers.',
    accessibility: 'The time is read out at 120, 60, 30 and 10 seconds only.',
    keyboard: 'Escape and Enter stay.',
  },
  'overlay/Sheet': {
    for: 'More about what is in view, on phones.',
    not: 'Questions (Dialog).',
    accessibility: 'As Dialog.',
    keyboard: 'Escape closes.',
  },
};
