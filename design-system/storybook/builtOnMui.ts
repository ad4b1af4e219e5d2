import type { Preview } from '@storybook/react-vite';
import { muiRoots } from '../src/docs/muiRoots.ts';

type AfterStory = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>;

/** Whether a component's stories showed the root class of the MUI component that it is built on. */
const seen = new Map<string, boolean>();

/** Looks at what a story left: not every one shows the whole component, such as one that is closed in the end. */
export const notesMuiRoot: AfterStory = ({ title, viewMode }) => {
  const root = muiRoots[title];
  if (root === undefined || root === null || viewMode !== 'story') return;
  const isShown = document.querySelector(`[data-brand] .${root}-root`) !== null;
  seen.set(title, isShown || seen.get(title) === true);
};

/** The components none of whose stories, of those that ran, showed their root. */
export const withoutMuiRoot = (): string[] =>
  [...seen].flatMap(([title, isShown]) => (isShown ? [] : [`${title}: ${muiRoots[title]}`]));
