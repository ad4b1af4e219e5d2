import type { FieldValues } from 'react-hook-form';

/**
 * Form values of an expired session, kept only in memory until the same user opens the same form
 * (docs/ux.md#session-end). The page and the field names identify a form.
 */
type Draft = { owner: string; values: FieldValues };

const openForms = new Map<string, () => FieldValues>();
const drafts = new Map<string, Draft>();

export function formKey(pathname: string, fields: FieldValues): string {
  return `${pathname} ${Object.keys(fields).toSorted().join(',')}`;
}

/** Registers an open form, whose draft has been restored and is dropped. Returns a function that unregisters it. */
export function openForm(key: string, read: () => FieldValues): () => void {
  drafts.delete(key);
  openForms.set(key, read);
  return () => {
    if (openForms.get(key) === read) openForms.delete(key);
  };
}

/** Keeps the current values of all open forms as drafts of `owner`. */
export function keepDrafts(owner: string): void {
  for (const [key, read] of openForms) drafts.set(key, { owner, values: structuredClone(read()) });
}

/** Returns the draft of this form, if it belongs to `owner`. */
export function draftFor(key: string, owner: string | null): FieldValues | null {
  const draft = drafts.get(key);
  return draft !== undefined && draft.owner === owner ? draft.values : null;
}

/** Drops the drafts of all users except `owner`, or of all users if it is null. */
export function dropDraftsBut(owner: string | null): void {
  for (const [key, draft] of drafts) if (draft.owner !== owner) drafts.delete(key);
}
