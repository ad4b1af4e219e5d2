import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import camera from './Camera.stories.tsx';
import dashboardList from './DashboardList.stories.tsx';
import questionPage from './QuestionPage.stories.tsx';
import quoter from './Quoter.stories.tsx';
import result from './Result.stories.tsx';
import review from './Review.stories.tsx';
import { jacaranda } from './thirdBrand.ts';

const pages: Record<string, ComponentType> = {
  questionPage: questionPage.component,
  quoter: quoter.component,
  review: review.component,
  result: result.component,
  camera: camera.component,
  dashboardList: dashboardList.component,
};

const InThirdBrand = ({ page }: { page: string }) => {
  const Page = pages[page];
  return Page && <Page />;
};

const wears: StoryObj<typeof InThirdBrand>['play'] = async ({ canvas, canvasElement, args, globals }) => {
  const mode = globals['mode'] === 'dark' ? 'dark' : 'light';
  await expect(pages[args.page]).toBeDefined();
  const mark = canvasElement.querySelector('svg path.tone-1');
  if (mark === null) throw new Error('There is no logo.');
  await expect(mark).toHaveAttribute('d', jacaranda.mark[0]?.path);
  const style = getComputedStyle(mark);
  await expect(style.getPropertyValue('--pd-palette-primary-main')).toBe(jacaranda.color[mode].primary);
  await expect(style.getPropertyValue('--pd-shape-radius-button')).toBe('26px');
  await expect(canvas.getAllByText('Jacarandá')[0]).toBeVisible();
  await expect(canvas.getByText('Jacarandá Compañía Financiera S.A.')).toBeInTheDocument();
};

const meta = {
  title: 'templates/ThirdBrand',
  component: InThirdBrand,
  parameters: { layout: 'fullscreen' },
  globals: { brand: 'jacaranda', mode: 'light' },
  args: { page: 'questionPage' },
  play: wears,
} satisfies Meta<typeof InThirdBrand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const QuestionPage: Story = {};
export const Quoter: Story = { args: { page: 'quoter' } };
export const Review: Story = { args: { page: 'review' } };
export const Result: Story = { args: { page: 'result' } };
export const Camera: Story = { args: { page: 'camera' } };
export const DashboardList: Story = { args: { page: 'dashboardList' } };
export const Dark: Story = { args: { page: 'quoter' }, globals: { brand: 'jacaranda', mode: 'dark' } };
