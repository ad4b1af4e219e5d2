import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { useLayoutEffect } from 'react';
import { expect } from 'storybook/test';
import { BrandProvider } from '../foundations/BrandProvider.tsx';
import { tokensCss } from '../tokens/css.ts';
import camera from './Camera.stories.tsx';
import dashboardDetail from './DashboardDetail.stories.tsx';
import dashboardList from './DashboardList.stories.tsx';
import landing from './Landing.stories.tsx';
import questionPage from './QuestionPage.stories.tsx';
import quoter from './Quoter.stories.tsx';
import result from './Result.stories.tsx';
import review from './Review.stories.tsx';
import signIn from './SignIn.stories.tsx';
import { TemplateBrandContext } from './TemplateBrand.tsx';
import { jacaranda, jacarandaMark } from './thirdBrand.ts';

const pages: Record<string, ComponentType> = {
  landing: landing.component,
  questionPage: questionPage.component,
  quoter: quoter.component,
  review: review.component,
  result: result.component,
  camera: camera.component,
  dashboardList: dashboardList.component,
  dashboardDetail: dashboardDetail.component,
  signIn: signIn.component,
};

const identity = { name: 'Jacarandá', entity: 'Jacarandá Compañía Financiera S.A.', mark: jacarandaMark };

const InThirdBrand = ({ page }: { page: string }) => {
  useLayoutEffect(function wearTheBrand() {
    const { dataset } = document.documentElement;
    const before = dataset['brand'];
    const sheet = document.createElement('style');
    sheet.textContent = tokensCss([jacaranda]);
    document.head.append(sheet);
    dataset['brand'] = jacaranda.name;
    return () => {
      sheet.remove();
      dataset['brand'] = before;
    };
  }, []);
  const Page = pages[page];
  return (
    <BrandProvider brand={jacaranda}>
      <TemplateBrandContext value={identity}>{Page && <Page />}</TemplateBrandContext>
    </BrandProvider>
  );
};

const wears: StoryObj<typeof InThirdBrand>['play'] = async ({ canvas, canvasElement, args, globals }) => {
  const mode = globals['mode'] === 'dark' ? 'dark' : 'light';
  const style = getComputedStyle(document.documentElement);
  await expect(pages[args.page]).toBeDefined();
  await expect(style.getPropertyValue('--pd-primary')).toBe(jacaranda.color[mode].primary);
  await expect(style.getPropertyValue('--pd-radius-button')).toBe('26px');
  await expect(canvas.getAllByText(identity.name)[0]).toBeVisible();
  await expect(canvas.getByText(identity.entity)).toBeInTheDocument();
  const mark = canvasElement.querySelector('.pd-logo path');
  await expect(mark).toHaveAttribute('d', jacarandaMark[0]?.path);
};

const meta = {
  title: 'templates/ThirdBrand',
  component: InThirdBrand,
  parameters: { layout: 'fullscreen' },
  globals: { mode: 'light' },
  args: { page: 'landing' },
  play: wears,
} satisfies Meta<typeof InThirdBrand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Landing: Story = {};
export const QuestionPage: Story = { args: { page: 'questionPage' } };
export const Quoter: Story = { args: { page: 'quoter' } };
export const Review: Story = { args: { page: 'review' } };
export const Result: Story = { args: { page: 'result' } };
export const Camera: Story = { args: { page: 'camera' } };
export const DashboardList: Story = { args: { page: 'dashboardList' } };
export const DashboardDetail: Story = { args: { page: 'dashboardDetail' } };
export const SignIn: Story = { args: { page: 'signIn' } };
export const Dark: Story = { args: { page: 'quoter' }, globals: { mode: 'dark' } };
