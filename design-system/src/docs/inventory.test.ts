import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { usage } from './usage.ts';

const src = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${src}/${file}`, 'utf8');

const states = ['default', 'filled', 'focus', 'error', 'disabled', 'busy', 'longText', 'empty'] as const;

/** Why a component has no story of a state: what inventory.tsv writes in a story's place. */
const reasons: Record<string, string> = {
  '-focus': 'Nothing in it takes the focus.',
  '-input': 'It takes no input that could be wrong.',
  '-locked': 'It is never locked; what cannot be done is left out.',
  '-wait': 'It waits for nothing: Skeleton, Busy or the button does.',
  '-holds': 'It holds what it is given: their own stories show it.',
  '-text': 'It writes no text of its own.',
  '-absent': 'Without content it is not rendered at all.',
  '-whole': 'It is nothing but its content: there is no filled form.',
  '-one': 'Its empty and its filled form are one.',
  '-options': 'Answers are never locked; options that cannot be chosen say so one by one.',
  '-pair': 'AmountControl shows it for the pair.',
  '-opens': 'The focus moves into it as it opens: its default story proves it.',
};

/** The patterns of pages, by the files of `templates`. */
const templates = [
  'QuestionPage',
  'Quoter',
  'Review',
  'Result',
  'Camera',
  'DashboardList',
  'Recovery',
  'PhoneCode',
  'Upload',
  'SessionEnding',
  'StatePages',
];

/** Each component, its file and title, and for each state the story that shows it. */
const inventory = read('docs/inventory.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [name = '', file = '', title = '', ...shown] = line.split('\t');
    return { name, file, title, shown: new Map(states.map((state, index) => [state, shown[index] ?? ''])) };
  });

/** The stories' source by their title. */
const stories = new Map(
  globSync('*/*.stories.tsx', { cwd: src }).map((file) => {
    const code = read(file);
    return [
      /title: '((?:foundations|actions|fields|form|feedback|overlay|data|capture|layout|theme|templates|docs)\/[^']+)'/.exec(
        code,
      )?.[1] ?? file,
      code,
    ];
  }),
);

/** A play function that checks something: by itself, or as one of those that all stories share. */
const acts = (code: string): boolean => {
  let found = false;
  new Visitor({
    Property(node) {
      if (node.key.type !== 'Identifier' || node.key.name !== 'play') return;
      const play = code.slice(node.value.start, node.value.end);
      if (/\bexpect\(|^(showsFocus|fitsTheScreen)$/.test(play)) found = true;
    },
  }).visit(parseSync('component.stories.tsx', code).program);
  return found;
};

/** Something in its own markup is a stop of the keyboard. */
const isFocusable = (component: string): boolean =>
  /<(?:button|input|select|textarea|a|Anchor|Button|Link)\b|tabIndex=\{0\}/.test(component);

describe.each(inventory)('$name', ({ name, file, title, shown }) => {
  const code = stories.get(title) ?? '';

  it('is a file with typed props', () => {
    expect(existsSync(`${src}/${file}.tsx`)).toBe(true);
    expect(read(`${file}.tsx`)).toMatch(
      new RegExp(`export const (?:use)?${name}\\b|export const ToastProvider`),
    );
  });

  it.each(states)('shows the state %s, or says why there is none', (state) => {
    const story = shown.get(state) ?? '';
    if (story.startsWith('-')) expect(reasons[story], story).toBeTruthy();
    else expect(code).toMatch(new RegExp(`export const ${story}: Story`));
  });

  it('has usage notes', () => {
    expect(usage[title]?.for).toBeTruthy();
    expect(usage[title]?.not).toBeTruthy();
  });

  it('lists its keys where it takes the focus, and a story uses it', () => {
    const focus = shown.get('focus');
    if (isFocusable(read(`${file}.tsx`))) expect(focus).not.toMatch(/^-(focus|holds)/);
    if (focus === '-focus' || focus === '-holds') return;
    expect(usage[title]?.keyboard).toBeTruthy();
    expect(acts(code)).toBe(true);
  });
});

describe('an interaction test', () => {
  it('is a play function that checks something', () => {
    expect(acts('export const A = { play: async () => { await expect(1).toBe(1); } };')).toBe(true);
    expect(acts('export const A = { play: showsFocus };')).toBe(true);
    expect(acts('export const A = { play: async ({ click }) => click() }; // play expect(')).toBe(false);
    expect(acts('const note = "play"; expect(1);')).toBe(false);
  });
});

describe('the inventory', () => {
  it('is whole: nothing of it is named twice or forgotten', () => {
    expect(new Set(inventory.map(({ name }) => name)).size).toBe(inventory.length);
    expect(inventory.length).toBeGreaterThanOrEqual(54);
  });

  it('has every pattern of pages', () => {
    const found = globSync('templates/*.stories.tsx', { cwd: src })
      .map((file) => file.replace(/^templates.(.*)\.stories\.tsx$/, '$1'))
      .filter((name) => name !== 'ThirdBrand');
    expect(found.toSorted()).toEqual(templates.toSorted());
  });

  it('shows every pattern in both brands', () => {
    const missing = templates.filter(
      (name) => !read(`templates/${name}.stories.tsx`).includes("brand: 'vivere'"),
    );
    expect(missing).toEqual([]);
  });
});
