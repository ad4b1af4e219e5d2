import type { ColorRole } from './semantic.ts';

/** `foreground on background`. */
type Pair = `${ColorRole} on ${ColorRole}`;

/** Minimum contrast: 4.5:1 for text; 3:1 for outlines, focus rings and icons. */
type Held = { text?: Pair[]; edge?: Pair[] };

/**
 * `exempt`: WCAG does not require contrast for inactive controls (1.4.3, 1.4.11). Their text is still `ink-soft` or
 * `ink-muted`, which have 4.5:1 on every background; their outline is dashed or faint.
 */
export const states = ['hover', 'focus', 'selected', 'error', 'busy', 'disabled'] as const;
export type State = (typeof states)[number];
type Sheet = Partial<Record<Exclude<State, 'disabled'>, Held>> & { disabled?: 'exempt' };

/** The focus ring is 2 px outside its control, on the surrounding background. */
const ring: Held = { edge: ['focus on paper', 'focus on surface', 'focus on sand'] };
/** A focus ring inside a row or a bar. */
const innerRing: Held = { edge: ['focus on surface', 'focus on paper'] };
const inkEdge: Held = { text: ['ink on surface'], edge: ['ink on paper', 'ink on surface', 'ink on sand'] };
const linkHover: Held = { text: ['link-hover on paper', 'link-hover on surface', 'link-hover on sand'] };
const errorEdge: Held = {
  text: ['danger-text on paper', 'danger-text on surface'],
  edge: ['danger on paper', 'danger on surface'],
};
const chosen: Held = {
  text: ['on-selected on selected'],
  edge: ['selected on paper', 'selected on surface', 'on-selected on selected'],
};

/**
 * Colour pairs per state, by the file that uses them. The test checks every pair in every brand and mode, and reports
 * state colours that are missing here.
 */
export const statePairs: Record<string, Sheet> = {
  'theme/components/MuiButtonBase': { focus: ring },
  'theme/components/MuiLink': {
    hover: { text: [...(linkHover.text ?? []), 'ink on paper', 'ink on surface', 'ink on sand'] },
    focus: ring,
  },
  'foundations/Link': { hover: { text: ['ink on paper', 'ink on surface', 'ink on sand'] } },
  'foundations/SkipLink': { focus: { text: ['on-selected on selected'], edge: ['focus on paper'] } },
  'theme/components/MuiButton': {
    hover: {
      text: [
        'on-primary on primary-hover',
        'ink on surface',
        'link-hover on paper',
        'link-hover on surface',
        'danger-text on danger-tint',
      ],
      edge: ['ink on paper', 'ink on surface', 'danger on danger-tint'],
    },
    focus: ring,
    // Danger buttons are red in every state.
    error: {
      text: ['danger-text on paper', 'danger-text on surface', 'danger-text on danger-tint'],
      edge: ['danger on paper', 'danger on surface', 'danger on danger-tint'],
    },
    // A busy button keeps its colours; the spinner has the colour of the text.
    busy: {
      text: ['on-primary on primary', 'ink on paper', 'link on paper', 'danger-text on paper'],
      edge: ['on-primary on primary', 'ink on paper', 'link on paper', 'danger-text on paper'],
    },
    disabled: 'exempt',
  },
  'actions/ChipRadio': {
    hover: inkEdge,
    focus: ring,
    selected: chosen,
    error: errorEdge,
    disabled: 'exempt',
  },
  'actions/ChoiceCards': {
    hover: inkEdge,
    focus: ring,
    selected: chosen,
    error: errorEdge,
    disabled: 'exempt',
  },
  'actions/SegmentedControl': {
    hover: { text: ['ink on sand'] },
    focus: ring,
    selected: { text: ['ink on surface'], edge: ['edge on sand', 'edge on surface'] },
    error: errorEdge,
    disabled: 'exempt',
  },
  'actions/FaceRadio': { focus: ring },
  'theme/components/MuiFormLabel': { disabled: 'exempt' },
  'theme/components/MuiFormHelperText': { error: errorEdge, disabled: 'exempt' },
  'theme/components/MuiOutlinedInput': {
    hover: inkEdge,
    focus: { edge: [...(ring.edge ?? []), 'ink on paper', 'ink on surface'] },
    error: errorEdge,
    disabled: 'exempt',
  },
  'fields/Choice': {
    hover: inkEdge,
    focus: ring,
    selected: chosen,
    error: errorEdge,
    disabled: 'exempt',
  },
  'fields/ComboboxParts': {
    hover: { text: ['ink on sand', 'ink-soft on sand'] },
    focus: { text: ['ink on sand', 'ink-soft on sand'], edge: ring.edge },
    disabled: 'exempt',
    selected: { text: ['ink on surface', 'ink on sand'] },
    busy: { edge: ['edge on surface'] },
  },
  'fields/PasswordField': { hover: linkHover, focus: ring, disabled: 'exempt' },
  'fields/AmountControl': {
    hover: inkEdge,
    focus: ring,
    error: errorEdge,
    disabled: 'exempt',
  },
  'fields/AmountSlider': {
    focus: ring,
    // The filled part contrasts with the track, and the thumb with its background.
    selected: { edge: ['fill on track', 'fill on surface', 'fill on paper'] },
    disabled: 'exempt',
  },
  'fields/FileUploadParts': {
    hover: inkEdge,
    focus: ring,
    selected: { text: ['ink on info-tint', 'ink-soft on info-tint'], edge: ['focus on info-tint'] },
    error: errorEdge,
    disabled: 'exempt',
  },
  'capture/PhotoInput': { hover: linkHover, focus: ring },
  'form/ErrorSummary': {
    hover: { text: ['danger-text on surface'] },
    focus: ring,
    error: { text: ['danger-text on surface'], edge: ['danger on paper', 'danger on surface'] },
  },
  'form/StepProgress': {
    hover: { text: ['ink on paper', 'ink on surface', 'ink on sand'] },
    focus: innerRing,
    selected: {
      text: ['ink on surface', 'ink on paper', 'on-primary on primary'],
      edge: ['primary on surface', 'primary on paper'],
    },
  },
  'data/CursorPager': {
    hover: { text: [...(linkHover.text ?? []), 'ink on paper'] },
    focus: ring,
    selected: { text: ['ink on paper'] },
    disabled: 'exempt',
  },
  'data/StageStrip': {
    hover: { text: ['ink on sand', 'on-selected on selected'] },
    selected: { text: ['on-selected on selected'] },
  },
  'data/DataTable': {
    hover: { text: ['ink on paper', 'ink-soft on paper', 'ink on surface', 'link on paper', 'ink on sand'] },
    focus: innerRing,
    selected: { text: ['ink on sand', 'ink-soft on sand'] },
    busy: { edge: ['fill on track', 'fill on surface'] },
  },
  'data/DataTableCells': {
    hover: { text: ['ink on paper', 'ink on surface', 'ink on sand'] },
    focus: innerRing,
  },
  'data/Timeline': {
    hover: { text: ['link-hover on surface', 'link-hover on paper'] },
    focus: ring,
    error: { text: ['danger-text on surface'], edge: ['danger on danger-tint', 'danger on surface'] },
    selected: { text: ['ink on surface'], edge: ['fill on surface'] },
  },
  'data/Disclosure': {
    hover: { text: [...(linkHover.text ?? []), 'ink on paper', 'ink on surface'] },
    focus: ring,
  },
  'data/Tabs': { focus: ring, selected: { text: ['ink on paper', 'ink on surface'] } },
  'data/FilterChips': { hover: inkEdge, focus: ring },
  'data/ViewLinks': {
    hover: { text: [...(inkEdge.text ?? []), ...(chosen.text ?? [])], edge: inkEdge.edge ?? [] },
    focus: ring,
    selected: chosen,
  },
  'layout/AccountMenu': {
    hover: { text: ['ink on sand'] },
    focus: ring,
    selected: { text: ['ink on surface', 'ink on sand'] },
  },
  'layout/AppHeader': {
    hover: { text: ['ink on paper'] },
    focus: ring,
    selected: { text: ['ink on paper'] },
  },
  'overlay/Overlay': { hover: { edge: ['ink on sand'] }, focus: innerRing },
  'feedback/Busy': {
    busy: { text: ['ink-muted on paper', 'ink-muted on surface'], edge: ['fill on track', 'fill on paper'] },
  },
  'feedback/State': { error: { text: ['danger-text on danger-tint'] } },
  'feedback/Toast': { focus: innerRing },
  'feedback/Banner': { focus: ring },
};
