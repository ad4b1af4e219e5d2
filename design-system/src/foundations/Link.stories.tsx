import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from './Link.tsx';
import type { LinkComponent } from './LinkContext.tsx';
import { LinkProvider } from './LinkContext.tsx';
import { fitsTheScreen, longLabel, showsFocus } from '../docs/plays.ts';

/**
 * Navigates to another page or section.
 *
 * - **Not for:** Actions (Button).
 * - **Keyboard:** Tab to reach it; Enter to follow it.
 */
const meta = {
  title: 'foundations/Link',
  component: Link,
  subcomponents: { LinkProvider },
  args: { href: '#seguir', children: 'Seguir mi solicitud' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

const RouterLink: LinkComponent = ({ children, ...rest }) => (
  <a data-router="yes" {...rest}>
    {children}
  </a>
);

export const Brand: Story = {};
export const Ink: Story = { args: { tone: 'ink' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Strong: Story = { args: { strong: true } };
export const Back: Story = { args: { icon: 'arrow-left', tone: 'quiet', children: 'Volver' } };
export const Download: Story = { args: { icon: 'download', children: 'Descargar las cuotas en PDF' } };

export const ThroughARouter: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router', 'yes');
  },
};
export const Focus: Story = { play: showsFocus };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { children: longLabel },
  play: fitsTheScreen,
};
