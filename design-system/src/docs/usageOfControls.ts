import type { Usage } from './usageNote.ts';

const field = 'Label, hint and error are wired by Field; the summary links to the id.';
const typing = 'As any text input.';

/** Controls, and the forms around them. */
export const usageOfControls: Record<string, Usage> = {
  'actions/Button': {
    for: 'An action on this page; with `href`, a link to the next one. One primary button a page.',
    not: 'A link within a sentence (Link). Never disabled to say that a form is not complete.',
    content: 'A verb and its object: “Solicitar el préstamo”. While busy: “Enviando…”.',
    accessibility: 'Busy keeps the focus and is `aria-disabled`; a second press does nothing.',
    keyboard: 'Enter, Space; as a link Enter.',
  },
  'actions/ButtonBar': {
    for: 'The page’s main action; fixed to the foot on phones. One a page.',
    not: 'Actions on one part of a page.',
    accessibility: 'The element that takes the focus scrolls out from under it.',
  },
  'actions/ChipRadio': {
    for: 'One of a few short values: instalments, days.',
    not: 'Long words (RadioGroup) or more than about eight (SelectField, or `other`).',
    content: 'Give `spoken` when the chip is a bare number.',
    keyboard: 'Arrows move and choose.',
  },
  'actions/ChoiceCards': {
    for: 'A choice that decides the next steps: two to four options, with an icon.',
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
    accessibility:
      'The focus follows the phase; the live camera is a modal dialog. What to do is read out politely, and taking the photo by itself can be turned off. Upload and other devices are offered in every state.',
    keyboard: 'Enter, Space on its buttons. Escape leaves the live camera.',
  },
  'capture/CodeCamera': {
    for: 'Reading a printed code, such as that of a document.',
    not: 'A photo that is kept (CameraCapture).',
    content: 'The guide says what to hold where. One of the alternatives is to type.',
    accessibility: 'It opens after the tap that asks for it. A photo can be chosen in every state.',
    keyboard: 'Enter, Space on its buttons.',
  },
  'capture/Frames': {
    for: 'The guide over the camera’s video; part of CameraCapture.',
    not: 'Decoration.',
    accessibility: 'The drawing is hidden; the guide’s sentence says the same.',
  },
  'fields/AddressFields': {
    for: 'An Argentine address.',
    not: 'A place alone (Combobox).',
    accessibility: `One group. ${field}`,
    keyboard: 'As its fields.',
  },
  'fields/AmountControl': {
    for: 'An amount within limits to try out: number, slider and buttons are one value.',
    not: 'An amount that the user knows (AmountField).',
    accessibility: '`aria-valuetext` in pesos; the limits are described.',
    keyboard: 'Arrows, Page Up, Page Down, Home, End on the slider; Enter settles the number.',
  },
  'fields/AmountField': {
    for: 'An amount that the user knows.',
    not: 'Numbers that are not money (TextField).',
    content: 'Dots, spaces, `$` and comma are taken as typed.',
    accessibility: field,
    keyboard: typing,
  },
  'fields/AmountSlider': { for: 'Part of AmountControl.', not: 'Alone.', keyboard: 'Arrows, Home, End.' },
  'fields/CheckboxGroup': {
    for: 'Any number of a few options.',
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
    for: 'A date that the user knows, such as a birth date.',
    not: 'Choosing a day from now (ChipRadio).',
    content: 'The error names the missing part.',
    accessibility: 'A fieldset; no field jumps to the next.',
    keyboard: typing,
  },
  'fields/Field': { for: 'The wiring for a new kind of field.', not: 'When a field exists already.' },
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
    for: 'A review of every answer, each with a link to its question.',
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
    for: 'The errors after a failed submit, of the form and of the server.',
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
  'form/SaveStatus': { for: 'Saying that the answers are saved.', not: 'Errors to act on (Alert).' },
  'form/StepProgress': {
    for: 'The current step among all.',
    not: 'Moving on: only done steps are links.',
    accessibility: 'An ordered list, `aria-current="step"`.',
    keyboard: 'Enter, Space open the list.',
  },
  'overlay/ConfirmDialog': {
    for: 'A question before an action that is hard to undo.',
    not: 'Answers that may get lost (ConfirmLeave); actions that can be undone.',
    content: 'The title asks, the button names the action.',
    accessibility: 'As Dialog; what failed is read out and the dialog stays.',
    keyboard: 'Escape is no; Enter, Space on its buttons.',
  },
  'overlay/Dialog': {
    for: 'A question or message that must be answered first.',
    not: 'Forms, news, long text.',
    accessibility: 'Keeps the focus inside, and returns it.',
    keyboard: 'Escape closes; Tab stays within.',
  },
  'overlay/SessionExpiry': {
    for: 'The last minutes of a session, with one action to stay.',
    not: 'A session that has ended (a page, and the toast).',
    content: 'Says whether the answers are kept.',
    accessibility: 'The time is read out at 120, 60, 30 and 10 seconds only.',
    keyboard: 'Escape and Enter stay.',
  },
  'overlay/Sheet': {
    for: 'More about the content in view, on phones.',
    not: 'Questions (Dialog).',
    accessibility: 'As Dialog.',
    keyboard: 'Escape closes.',
  },
};
