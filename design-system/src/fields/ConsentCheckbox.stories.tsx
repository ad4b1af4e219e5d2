import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Link } from '../foundations/Link.tsx';
import type { ConsentCheckboxProps } from './ConsentCheckbox.tsx';
import { ConsentCheckbox } from './ConsentCheckbox.tsx';
import { fitsTheScreen, longError, longLabel, showsFocus } from '../docs/plays.ts';

const Held = (args: ConsentCheckboxProps) => {
  const [checked, setChecked] = useState(args.checked);
  return <ConsentCheckbox {...args} checked={checked} onChange={setChecked} />;
};

/**
 * Asks for a single consent, never preselected.
 *
 * - **Not for:** Several consents in one: use one checkbox each.
 * - **Keyboard:** Tab to reach it; Space selects.
 */
const meta = {
  title: 'fields/ConsentCheckbox',
  component: ConsentCheckbox,
  render: (args) => <Held {...args} />,
  args: {
    name: 'terminos',
    checked: false,
    onChange: () => undefined,
    label: (
      <>
        Leí y acepto los <Link href="#terminos">términos y condiciones</Link>
      </>
    ),
  },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Accepted: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
export const Checked: Story = {
  args: { checked: true, hint: 'Podés retirar tu consentimiento cuando quieras.' },
};
export const WithError: Story = {
  args: { error: 'Tenés que aceptar para seguir' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Error: Tenés que aceptar para seguir',
    );
  },
};
export const Focus: Story = { play: showsFocus };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { label: longLabel, hint: longLabel, error: longError },
  play: fitsTheScreen,
};
