import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { FileUpload } from './FileUpload.tsx';
import { showsFocus } from '../docs/plays.ts';

const onAdd = fn();
const onCancel = fn();
const onRetry = fn();
const onRemove = fn();
const onReplace = fn();
const onMove = fn();
const onUseAnyway = fn();

/** A grey square. */
const thumbnail = 'data:image/gif;base64,R0lGODlhAQABAIAAAICAgP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/**
 * Uploads files and lets users cancel and retry each one.
 *
 * - **Not for:** Photos that users take on the page (CameraCapture).
 * - **Content:** State formats and sizes before users choose a file.
 * - **Accessibility:** Dragging is optional; results are announced.
 * - **Keyboard:** Tab to reach each control; Enter or Space to press.
 */
const meta = {
  title: 'fields/FileUpload',
  component: FileUpload,
  args: {
    label: 'Título del automotor',
    hint: 'Que se lean la patente y el titular.',
    name: 'titulo',
    accept: 'image/jpeg,image/png,application/pdf',
    rules: 'JPG, PNG o PDF, hasta 10 MB.',
    multiple: true,
    items: [],
    onAdd,
    onCancel,
    onRetry,
    onRemove,
    onReplace,
    onUseAnyway,
  },
  beforeEach: () =>
    [onAdd, onCancel, onRetry, onRemove, onReplace, onMove, onUseAnyway].forEach((each) => each.mockClear()),
} satisfies Meta<typeof FileUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/^Título del automotor/);
    await userEvent.upload(input, [new File(['x'], 'frente.jpg', { type: 'image/jpeg' })]);
    await expect(onAdd).toHaveBeenCalledTimes(1);
    await expect(input).toHaveAccessibleDescription(/hasta 10 MB/);
  },
};

export const EveryState: Story = {
  args: {
    items: [
      { id: '1', name: 'frente.jpg', size: 2_400_000, status: 'done', thumbnail },
      { id: '6', name: 'factura.pdf', size: 300_000, status: 'done', pages: 3 },
      { id: '7', name: 'cedula.jpg', size: 800_000, status: 'judging' },
      {
        id: '8',
        name: 'titulo.jpg',
        size: 700_000,
        status: 'doubtful',
        thumbnail,
        warning: 'La foto salió movida. Apoyá el celular y esperá a que enfoque.',
      },
      { id: '2', name: 'dorso.jpg', size: 4_800_000, status: 'sending', sent: 1_200_000 },
      { id: '3', name: 'anexo.pdf', size: 900_000, status: 'waiting' },
      {
        id: '4',
        name: 'foto-borrosa.png',
        size: 500_000,
        status: 'failed',
        error: 'Se cortó la conexión. Probá de nuevo.',
      },
      { id: '5', name: 'otra.png', size: 500_000, status: 'cancelled' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar: dorso.jpg' }));
    await expect(onCancel).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Probar de nuevo: foto-borrosa.png' }));
    await expect(onRetry).toHaveBeenCalledWith('4');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar: frente.jpg' }));
    await expect(onRemove).toHaveBeenCalledWith('1');
    const sent = canvas.getByRole('progressbar', { name: 'dorso.jpg' });
    await expect(sent).toHaveAttribute('aria-valuenow', '1200000');
    await expect(sent).toHaveAttribute('aria-valuemax', '4800000');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'esperá a que enfoque. foto-borrosa.png: Se cortó la conexión',
    );
    await expect(canvas.getByText('Listo · 300 kB · 3 páginas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usar igual: titulo.jpg' }));
    await expect(onUseAnyway).toHaveBeenCalledWith('8');
  },
};

/** Users can replace a doubtful or failed file in one step; the label adds another file. */
export const Replaced: Story = {
  args: EveryState.args,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/^Título del automotor/);
    const better = new File(['x'], 'mejor.jpg', { type: 'image/jpeg' });
    // Prevents the native file picker.
    input.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Reemplazar: foto-borrosa.png' }));
    await fireEvent.change(input, { target: { files: [better] } });
    await expect(onReplace).toHaveBeenCalledWith('4', better);
    await fireEvent.change(input, { target: { files: [better] } });
    await expect(onAdd).toHaveBeenCalledWith([better]);
  },
};

/** On a phone, the camera button uses the same input and restricts it to photos for one selection. */
export const FromTheCamera: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/^Título del automotor/);
    const asked: string[] = [];
    input.addEventListener('click', (event) => {
      event.preventDefault();
      asked.push(`${input.accept} ${input.capture}`);
    });
    // Queried by text, since only touch devices show it.
    const camera = canvas.getByText('Sacar una foto').closest('button');
    await expect(camera).toHaveAccessibleDescription('Título del automotor');
    camera?.click();
    await expect(asked).toEqual(['image/jpeg,image/png environment']);
    await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,application/pdf');
    await expect(input).not.toHaveAttribute('capture');
  },
};

/** Rows of a checklist: missing, sent back, done. */
export const Rows: Story = {
  args: { row: true, example: 'Las dos caras, con la patente y el titular.' },
  render: (args) => (
    <>
      <FileUpload {...args} />
      <FileUpload {...args} name="cedula" label="Cédula" correction="Falta el dorso." />
      <FileUpload
        {...args}
        name="form"
        label="Formulario 08"
        items={EveryState.args?.items?.slice(0, 1) ?? []}
      />
      <FileUpload {...args} name="fotos" label="Fotos" items={EveryState.args?.items ?? []} onMove={onMove} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/^Título del automotor/)).toHaveAccessibleDescription(/Falta/);
    await expect(canvas.getByLabelText(/^Cédula/)).toHaveAccessibleDescription(
      /^Para corregir: falta el dorso\./,
    );
    const example = canvas.getAllByRole('button', { name: 'Ver ejemplo' })[0] as HTMLElement;
    await expect(example).toHaveAccessibleDescription('Título del automotor');
    await userEvent.click(example);
    await expect(canvas.getByText('Las dos caras, con la patente y el titular.')).toBeVisible();
    await expect(canvas.getByText('Subiendo 25 % · 4,8 MB')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Mover: frente.jpg' })[0] as HTMLElement);
    await expect(onMove).toHaveBeenCalledWith('1');
  },
};

export const RowsNarrow: Story = { ...Rows, globals: { viewport: { value: 'phone' } } };
export const RowsDark: Story = { ...Rows, globals: { mode: 'dark' } };

/** A file that breaks a rule does not become an item: the field gives the reason and accepts further files. */
export const Refused: Story = {
  args: {
    refusal: 'malo.exe: El archivo no es una foto JPG o PNG ni un PDF. Elegí otro.',
    items: [{ id: '1', name: 'frente.jpg', size: 2_400_000, status: 'done', thumbnail }],
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Título del automotor/);
    await expect(input).toHaveAccessibleDescription(/malo\.exe: El archivo no es una foto/);
    await expect(canvas.getByRole('status')).toHaveTextContent(/malo\.exe/);
    await expect(canvas.getByText('Agregar otro archivo')).toBeVisible();
  },
};

export const Narrow: Story = {
  args: EveryState.args,
  globals: { viewport: { value: 'phone' } },
};

export const WithError: Story = { args: { error: 'Subí el título del automotor' } };
export const LongText: Story = {
  args: {
    items: [{ id: '1', name: `${'documento-muy-largo-'.repeat(8)}.pdf`, size: 99_999_999, status: 'done' }],
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { args: EveryState.args, globals: { mode: 'dark' } };
export const Focus: Story = { play: showsFocus };
export const Vivere: Story = { args: EveryState.args, globals: { brand: 'vivere' } };
export const VivereDark: Story = { args: EveryState.args, globals: { brand: 'vivere', mode: 'dark' } };
