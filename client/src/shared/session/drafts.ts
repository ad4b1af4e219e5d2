import type { FieldValues } from 'react-hook-form';

/**
 * Values of forms when a session expired, kept only in this page's memory until the same user opens the same form
 * (docs/ux.md#session-end). Page and fields identify a form.
 */
type Draft = { owner: string; values: FieldValues };

const openForms = new Map<string, () => FieldValues>();
const drafts = new Map<string, Draft>();

export function formKey(pathname: string, fields: FieldValues): string {
  return `${pathname} ${Object.keys(fields).toSorted().join(',')}`;
}

/** Registers an open form, which has taken its kept values; returns what removes it. */
export function openForm(key: string, read: () => FieldValues): () => void {
  drafts.delete(key);
  openForms.set(key, read);
  return () => {
    if (openForms.get(key) === read) openForms.delete(key);
  };
}

/** Keeps the values of all open forms for `owner`. */
export function keepDrafts(owner: string): void {
  for (const [key, read] of openForms) drafts.set(key, { owner, values: structuredClone(read()) });
}

/** The kept values of this form, if they are this user's. */
export function draftFor(key: string, owner: string | null): FieldValues | null {
  const draft = drafts.get(key);
  return draft !== undefined && draft.owner === owner ? draft.values : null;
}

/** Drops the kept values of all users but `owner`; for null, of all. */
export function dropDraftsBut(owner: string | null): void {
  for (const [key, draft] of drafts) if (draft.owner !== owner) drafts.delete(key);
}
