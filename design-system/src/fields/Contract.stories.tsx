import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { ChipRadio } from '../actions/ChipRadio.tsx';
import { ChoiceCards } from '../actions/ChoiceCards.tsx';
import { SegmentedControl } from '../actions/SegmentedControl.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { AddressFields } from './AddressFields.tsx';
import { AmountControl } from './AmountControl.tsx';
import { AmountField } from './AmountField.tsx';
import { AmountSlider } from './AmountSlider.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { CodeField } from './CodeField.tsx';
import { Combobox } from './Combobox.tsx';
import { ConsentCheckbox } from './ConsentCheckbox.tsx';
import { DateParts } from './DateParts.tsx';
import type { FieldProps } from './Field.tsx';
import { Field, useFieldControl } from './Field.tsx';
import { FileUpload } from './FileUpload.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';
import { readPesos } from '../docs/readPesos.ts';

type Given = FieldProps & { name: string };

const none = () => undefined;
const two = [
  { value: 'a', label: 'Uno' },
  { value: 'b', label: 'Dos' },
];
const address = {
  street: '',
  number: '',
  floor: '',
  apartment: '',
  postalCode: '',
  state: '',
  locality: null,
};

const SliderInField = () => (
  <AmountSlider {...useFieldControl()} value={5} min={1} max={9} onChange={none} describe={String} />
);

type Kind =
  /** A single control with a label. */
  | 'control'
  /** A fieldset whose legend is the label. */
  | 'group'
  /** A fieldset that has `aria-invalid` itself. */
  | 'radiogroup';

/** Contains every field component once. Add new ones here. */
const fields: Record<string, { kind: Kind; render: (props: Given) => ReactElement }> = {
  TextField: { kind: 'control', render: (props) => <TextField {...props} /> },
  TextArea: { kind: 'control', render: (props) => <TextArea {...props} /> },
  SelectField: { kind: 'control', render: (props) => <SelectField {...props} options={two} /> },
  CodeField: { kind: 'control', render: (props) => <CodeField {...props} /> },
  PasswordField: { kind: 'control', render: (props) => <PasswordField {...props} /> },
  Combobox: {
    kind: 'control',
    render: (props) => <Combobox {...props} options={two} value={null} onChange={none} />,
  },
  AmountField: {
    kind: 'control',
    render: (props) => <AmountField {...props} parse={readPesos} value={1000} onChange={none} />,
  },
  AmountControl: {
    kind: 'control',
    render: (props) => (
      <AmountControl
        {...props}
        parse={readPesos}
        value={5}
        unread={null}
        min={1}
        max={9}
        step={1}
        minLabel="1"
        maxLabel="9"
        onChange={none}
        onUnread={none}
      />
    ),
  },
  AmountSlider: {
    kind: 'control',
    render: (props) => (
      <Field {...props}>
        <SliderInField />
      </Field>
    ),
  },
  ConsentCheckbox: {
    kind: 'control',
    render: (props) => <ConsentCheckbox {...props} checked={false} onChange={none} />,
  },
  FileUpload: {
    kind: 'control',
    render: (props) => (
      <FileUpload
        {...props}
        accept="image/png"
        rules="PNG de hasta 5 MB"
        items={[]}
        onAdd={none}
        onCancel={none}
        onRetry={none}
        onRemove={none}
      />
    ),
  },
  DateParts: {
    kind: 'group',
    render: (props) => <DateParts {...props} value={{ day: '', month: '', year: '' }} onChange={none} />,
  },
  PhoneField: {
    kind: 'control',
    render: (props) => <PhoneField {...props} value={{ areaCode: '', number: '' }} onChange={none} />,
  },
  CheckboxGroup: {
    kind: 'group',
    render: (props) => <CheckboxGroup {...props} options={two} value={[]} onChange={none} />,
  },
  AddressFields: {
    kind: 'group',
    render: (props) => (
      <AddressFields {...props} value={address} onChange={none} states={two} localities={two} />
    ),
  },
  RadioGroup: {
    kind: 'radiogroup',
    render: (props) => <RadioGroup {...props} options={two} value={null} onChange={none} />,
  },
  ChoiceCards: {
    kind: 'radiogroup',
    render: (props) => <ChoiceCards {...props} options={two} value={null} onChange={none} />,
  },
  ChipRadio: {
    kind: 'radiogroup',
    render: (props) => <ChipRadio {...props} options={two} value={null} onChange={none} />,
  },
  SegmentedControl: {
    kind: 'radiogroup',
    render: (props) => <SegmentedControl {...props} options={two} value="a" onChange={none} />,
  },
};

const label = 'Un dato';
const hint = 'De dónde sale.';
const error = 'Ingresá el dato';

const Table = ({ given }: { given: Partial<FieldProps> & { ownId?: boolean } }) => {
  const { ownId, ...rest } = given;
  return (
    <Stack gap={8}>
      {Object.entries(fields).map(([name, field]) => (
        <div key={name} data-field={name}>
          {field.render({ label, name, ...(ownId ? { id: `own-${name}` } : {}), ...rest })}
        </div>
      ))}
    </Stack>
  );
};

/**
 * Tests the contract of all fields.
 *
 * - **Not for:** Use in pages.
 */
const meta = {
  title: 'fields/Contract',
  component: Table,
  args: { given: {} },
} satisfies Meta<typeof Table>;
export default meta;

type Story = StoryObj<typeof meta>;

type Case = { name: string; kind: Kind; box: HTMLElement; target: HTMLElement };

const everyField = async (
  root: HTMLElement,
  idOf: (name: string) => string,
  check: (each: Case) => Promise<void>,
) => {
  for (const [name, { kind }] of Object.entries(fields)) {
    const box = root.querySelector<HTMLElement>(`[data-field="${name}"]`) as HTMLElement;
    const target = box.querySelector<HTMLElement>(`#${idOf(name)}`) as HTMLElement;
    try {
      await check({ name, kind, box, target });
    } catch (failure) {
      throw new Error(`${name}: ${failure instanceof Error ? failure.message : String(failure)}`, {
        cause: failure,
      });
    }
  }
};

const captionOf = (kind: Kind, box: HTMLElement) =>
  box.querySelector(kind === 'control' ? 'label' : 'legend') as HTMLElement;

const byName = (name: string) => name;

export const LabelAndId: Story = {
  play: async ({ canvasElement }) => {
    await everyField(canvasElement, byName, async ({ kind, box, target }) => {
      await expect(target).toBeInTheDocument();
      if (kind === 'control') {
        await expect(box.querySelector(`label[for="${target.id}"]`)).toHaveTextContent(label);
        await expect(target).not.toHaveAttribute('aria-label');
      } else {
        await expect(target.tagName).toBe('FIELDSET');
        await expect(target.querySelector(':scope > legend')).toHaveTextContent(label);
      }
      await expect(target).not.toHaveAttribute('aria-invalid');
      await expect(captionOf(kind, box)).not.toHaveTextContent('(opcional)');
    });
  },
};

export const OwnId: Story = {
  args: { given: { ownId: true } },
  play: async ({ canvasElement }) => {
    await everyField(
      canvasElement,
      (name) => `own-${name}`,
      async ({ kind, box, target }) => {
        await expect(target).toBeInTheDocument();
        if (kind === 'control') await expect(box.querySelector(`label[for="${target.id}"]`)).not.toBeNull();
      },
    );
  },
};

export const HintAndError: Story = {
  args: { given: { hint, error } },
  play: async ({ canvasElement }) => {
    await everyField(canvasElement, byName, async ({ name, kind, box, target }) => {
      const described = (target.getAttribute('aria-describedby') ?? '').split(' ');
      await expect(described.slice(0, 2)).toEqual([`${name}-error`, `${name}-hint`]);
      await expect(box.querySelector(`#${name}-error`)).toHaveTextContent(`Error: ${error}`);
      await expect(box.querySelector(`#${name}-hint`)).toHaveTextContent(hint);
      // Groups without `aria-invalid` of their own have it on their controls.
      if (kind !== 'group') await expect(target).toHaveAttribute('aria-invalid', 'true');
      else if (name !== 'AddressFields') {
        await expect(target.querySelector('[aria-invalid=true]')).not.toBeNull();
      }
    });
  },
};

export const ErrorAboveTheControl: Story = {
  args: { given: { error } },
  play: async ({ canvasElement }) => {
    await everyField(canvasElement, byName, async ({ name, kind, box, target }) => {
      const message = box.querySelector(`#${name}-error`) as HTMLElement;
      const control = kind === 'control' ? target : (target.querySelector('input, select') as HTMLElement);
      const order = message.compareDocumentPosition(control);
      await expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      await expect(target.getAttribute('aria-describedby')?.split(' ')[0]).toBe(`${name}-error`);
    });
  },
};

export const Optional: Story = {
  args: { given: { optional: true } },
  play: async ({ canvasElement }) => {
    await everyField(canvasElement, byName, async ({ kind, box }) => {
      const caption = captionOf(kind, box);
      await expect(caption.textContent).toBe(`${label} (opcional)`);
      await expect(box.querySelector('[required]')).toBeNull();
    });
  },
};

export const HiddenLabel: Story = {
  args: { given: { hideLabel: true } },
  play: async ({ canvasElement }) => {
    await everyField(canvasElement, byName, async ({ kind, box }) => {
      const caption = captionOf(kind, box);
      await expect(caption.getBoundingClientRect().width).toBeLessThanOrEqual(1);
      await expect(caption).toHaveTextContent(label);
    });
  },
};
