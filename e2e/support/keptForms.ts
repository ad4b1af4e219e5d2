import type { Page } from '@playwright/test';

/** Returns the content of the browser's stores as text, and when a form was last saved (0: never). */
export const stored = (page: Page) =>
  page.evaluate(async () => {
    const name = 'prendarios-forms';
    // Opening the database before the application does would create it without its store.
    if (!(await indexedDB.databases()).some((known) => known.name === name)) return { text: '', at: 0 };
    const opening = indexedDB.open(name);
    await new Promise((resolve) => opening.addEventListener('success', resolve, { once: true }));
    const database = opening.result;
    const values = database.transaction('forms').objectStore('forms').getAll();
    await new Promise((resolve) => values.addEventListener('success', resolve, { once: true }));
    database.close();
    const kept = values.result.map(({ data }) => new TextDecoder().decode(data)).join('');
    const others = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
    const at = Math.max(0, ...values.result.map((form) => form.at as number));
    return { text: `${kept} ${JSON.stringify(others)}`, at };
  });

/** Returns when a form was last saved, in milliseconds. */
export const keptAt = async (page: Page): Promise<number> => (await stored(page)).at;
