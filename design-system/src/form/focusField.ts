const focusable =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button';

/** Returns a group's invalid control, or else the selected one, or else the first. */
const controlIn = (group: HTMLElement): HTMLElement | null =>
  group.querySelector<HTMLElement>('input[aria-invalid=true], select[aria-invalid=true]') ??
  group.querySelector<HTMLElement>('input:checked') ??
  group.querySelector<HTMLElement>(focusable);

/**
 * Focuses the field (or the group's control) with this id and scrolls its label into view. Returns false if the page
 * has no such field.
 */
export const focusField = (fieldId: string): boolean => {
  const target = document.getElementById(fieldId);
  if (!target) return false;
  const control = target.matches(focusable) ? target : controlIn(target);
  if (!control) return false;
  const field = control.closest<HTMLElement>('.MuiFormControl-root') ?? control;
  control.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'start' });
  return true;
};
