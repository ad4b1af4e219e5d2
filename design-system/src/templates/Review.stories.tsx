import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { ButtonBar } from '../actions/ButtonBar.tsx';
import { CfteaPanel } from '../data/CfteaPanel.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { SkeletonText } from '../feedback/Skeleton.tsx';
import { ConsentCheckbox } from '../fields/ConsentCheckbox.tsx';
import { CheckAnswers } from '../form/CheckAnswers.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { HeadedForm } from '../form/HeadedForm.tsx';
import { SaveStatus } from '../form/SaveStatus.tsx';
import { Frame } from './Frame.tsx';
import { JourneyProgress } from './JourneyProgress.tsx';
import { sampleAnswers, sampleCftea } from './sampleLoan.ts';

type State = 'ready' | 'slow' | 'sending' | 'failing' | 'expired' | 'errors';

const consent = 'Tildá que leíste y aceptás las condiciones';

const notices: Partial<Record<State, { title: string; text: string }>> = {
  failing: {
    title: 'No pudimos confirmar tu solicitud',
    text: 'Tus datos quedaron guardados. Probá de nuevo.',
  },
  expired: {
    title: 'Tu oferta venció',
    text: 'Los valores cambiaron desde que la armaste. Revisá la cuota antes de confirmar.',
  },
};

const ReviewPage = ({ state = 'ready' }: { state?: State }) => {
  const notice = notices[state];
  const isWrong = state === 'errors';
  return (
    <Frame
      aside={
        <CfteaPanel
          label="CFTEA con IVA"
          value={sampleCftea}
          rates={[
            { label: 'TNA', value: '38,40 %' },
            { label: 'TEA', value: '45,93 %' },
          ]}
        />
      }
    >
      <HeadedForm
        title="Revisá tu solicitud"
        subtitle="Mirá que todo esté bien antes de confirmar."
        progress={<JourneyProgress step={8} />}
        back={{ href: '#volver' }}
        errorSummary={<ErrorSummary errors={isWrong ? [{ fieldId: 'condiciones', message: consent }] : []} />}
        onSubmit={(event) => event.preventDefault()}
        foot={
          <ButtonBar>
            <Button type="submit" busy={state === 'sending'} busyText="Enviando…">
              {state === 'expired' ? 'Ver la oferta nueva' : 'Solicitar el préstamo'}
            </Button>
          </ButtonBar>
        }
        note={<SaveStatus state={state === 'failing' ? 'failed' : 'saved'} time="14:02" />}
      >
        {notice && (
          <Alert tone={state === 'failing' ? 'danger' : 'warning'} title={notice.title} live>
            {notice.text}
          </Alert>
        )}
        {state === 'slow' ? (
          <SkeletonText lines={6} label="Cargando tus respuestas" delay={0} />
        ) : (
          <CheckAnswers groups={sampleAnswers} />
        )}
        <ConsentCheckbox
          name="condiciones"
          label="Leí y acepto las condiciones del préstamo"
          checked={false}
          onChange={() => undefined}
          error={isWrong ? consent : undefined}
        />
      </HeadedForm>
    </Frame>
  );
};

const meta = {
  title: 'templates/Review',
  component: ReviewPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReviewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cambiar Apellido' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Solicitar el préstamo' })).toBeVisible();
  },
};
export const Slow: Story = { args: { state: 'slow' } };
export const Sending: Story = { args: { state: 'sending' } };
export const Failing: Story = { args: { state: 'failing' } };
export const Expired: Story = { args: { state: 'expired' } };
export const WithErrors: Story = {
  args: { state: 'errors' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: consent }));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};
export const Vivere: Story = { globals: { brand: 'vivere' } };
