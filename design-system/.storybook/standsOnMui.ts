import type { Preview } from '@storybook/react-vite';
import { muiRoots } from '../src/docs/muiRoots.ts';

type AfterStory = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>;

/** A story of a component that stands on MUI shows MUI's root class, unless it shows nothing at all. */
export const standsOnMui: AfterStory = ({ title, viewMode }) => {
  const root = muiRoots[title];
  if (root === undefined || root === null || viewMode !== 'story') return;
  const frame = document.querySelector('[data-brand]');
  if (frame?.querySelector(`.${root}-root`) || !frame?.textContent) return;
  throw new Error(`${title} shows no ${root}.`);
};
