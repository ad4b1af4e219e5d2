import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { ButtonBar } from '../actions/ButtonBar.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { SkeletonText } from '../feedback/Skeleton.tsx';
import { FileUpload } from '../fields/FileUpload.tsx';
import type { UploadItem } from '../fields/UploadRow.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { HeadedForm } from '../form/HeadedForm.tsx';
import { Frame } from './Frame.tsx';
import { JourneyProgress } from './JourneyProgress.tsx';

type State = 'ready' | 'empty' | 'errors' | 'slow' | 'failing' | 'expired' | 'denied';

const front: UploadItem = { id: '1', name: 'titulo-frente.jpg', size: 2_400_000, status: 'done' };

const itemsOf: Record<State, UploadItem[]> = {
  ready: [front, { id: '2', name: 'titulo-dorso.jpg', size: 4_800_000, status: 'sending', sent: 1_200_000 }],
  empty: [],
  errors: [],
  slow: [],
  failing: [
    front,
    {
      id: '2',
      name: 'titulo-dorso.jpg',
      size: 4_800_000,
      status: 'failed',
      error: 'Se cortó la conexión. Probá de nuevo.',
    },
    {
      id: '3',
      name: 'video-del-auto.mp4',
      size: 48_000_000,
      status: 'failed',
      error: 'Subí un JPG, un PNG o un PDF.',
      isFinal: true,
    },
  ],
  expired: [front],
  denied: [],
};

const missing = 'Subí el título del automotor';
const nothing = () => undefined;

const UploadPage = ({ state = 'ready' }: { state?: State }) => {
  if (state === 'denied') {
    return (
      <Frame>
        <ErrorState
          headingLevel={1}
          title="Los documentos los sube el vendedor"
          action={<Button href="#seguir">Seguir mi solicitud</Button>}
        >
          Le mandamos un enlace. Te avisamos cuando estén todos.
        </ErrorState>
      </Frame>
    );
  }
  const isWrong = state === 'errors';
  return (
    <Frame>
      <HeadedForm
        title="Subí el título del automotor"
        progress={<JourneyProgress step={9} />}
        back={{ href: '#volver' }}
        errorSummary={<ErrorSummary errors={isWrong ? [{ fieldId: 'titulo', message: missing }] : []} />}
        onSubmit={(event) => event.preventDefault()}
        foot={
          <ButtonBar>
            <Button type="submit">Continuar</Button>
          </ButtonBar>
        }
      >
        {state === 'expired' && (
          <Alert tone="warning" title="El enlace para subir archivos venció" live>
            Lo que ya subiste quedó guardado. Tocá Continuar y seguís con uno nuevo.
          </Alert>
        )}
        {state === 'slow' ? (
          <SkeletonText lines={4} label="Cargando tus archivos" delay={0} />
        ) : (
          <FileUpload
            label="Título del automotor"
            hint="Que se lean la patente y el titular."
            name="titulo"
            accept="image/jpeg,image/png,application/pdf"
            rules="JPG, PNG o PDF, hasta 10 MB cada uno."
            multiple
            items={itemsOf[state]}
            error={isWrong ? missing : undefined}
            onAdd={nothing}
            onCancel={nothing}
            onRetry={nothing}
            onRemove={nothing}
          />
        )}
      </HeadedForm>
    </Frame>
  );
};

const meta = {
  title: 'templates/Upload',
  component: UploadPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UploadPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'titulo-dorso.jpg' })).toBeVisible();
    await expect(canvas.getByText('JPG, PNG o PDF, hasta 10 MB cada uno.')).toBeVisible();
  },
};
export const Empty: Story = { args: { state: 'empty' } };
export const WithErrors: Story = {
  args: { state: 'errors' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: missing }));
    await expect(canvas.getByLabelText(/^Título del automotor/)).toHaveFocus();
  },
};
export const Slow: Story = { args: { state: 'slow' } };
export const Failing: Story = {
  args: { state: 'failing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Probar de nuevo: titulo-dorso.jpg' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Probar de nuevo: video-del-auto.mp4' })).toBeNull();
  },
};
export const Expired: Story = { args: { state: 'expired' } };
export const Denied: Story = { args: { state: 'denied' } };
export const Dark: Story = { args: { state: 'failing' }, globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
