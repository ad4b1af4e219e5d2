import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { CopyLink } from '../actions/CopyLink.tsx';
import type { CameraCaptureProps } from '../capture/CameraCapture.tsx';
import { CameraCapture } from '../capture/CameraCapture.tsx';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import { FormPage } from '../form/FormPage.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { Frame } from './Frame.tsx';

const CameraPage = (props: Partial<CameraCaptureProps>) => (
  <Frame>
    <FormPage
      title="Validá tu identidad"
      subtitle="Son tres fotos: frente y dorso de tu DNI, y una de tu cara."
      progress={<ProgressBar label="Foto 1 de 3" value={1} max={3} />}
      back={{ href: '#volver' }}
    >
      <CameraCapture
        subject="documentFront"
        guide="Poné el frente de tu DNI dentro del marco"
        primer={
          <Stack gap={2}>
            <Text>Con estas fotos comprobamos que sos vos y que nadie pide un préstamo a tu nombre.</Text>
            <Text tone="muted">Las usamos solo para esta solicitud y podés pedir que las borremos.</Text>
          </Stack>
        }
        fileName="dni-frente.jpg"
        onPhoto={() => undefined}
        onUpload={() => undefined}
        device={() => Promise.resolve({ userAgent: '', hasCameraApi: true })}
        alternatives={
          <Stack gap={3}>
            <Text size={15} tone="muted">
              ¿Preferís otro celular? Abrí ahí este enlace: seguís donde estás.
            </Text>
            <CopyLink url="https://prestamos.example/biometria" />
            <Button variant="quiet" icon="phone" block>
              Mandarme el enlace por SMS
            </Button>
          </Stack>
        }
        {...props}
      />
    </FormPage>
  </Frame>
);

const meta = {
  title: 'templates/Camera',
  component: CameraPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CameraPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const live: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Abrir la cámara' }));
  await waitFor(async () =>
    expect(
      (await canvas.findByLabelText<HTMLVideoElement>('Imagen de la cámara')).videoWidth,
    ).toBeGreaterThan(0),
  );
};

export const Default: Story = {};
export const Live: Story = { play: live };
export const LiveSelfie: Story = {
  args: { subject: 'selfie', guide: 'Mirá de frente, con la cara dentro del óvalo' },
  play: live,
};
export const Review: Story = {
  play: async (context) => {
    await live?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Sacar la foto' }));
    await expect(await context.canvas.findByRole('button', { name: 'Sacar otra' })).toBeVisible();
  },
};
export const Denied: Story = { args: { problem: 'denied' } };
export const Absent: Story = { args: { problem: 'absent' } };
export const InAppBrowser: Story = { args: { problem: 'inApp' } };
export const WrongSystem: Story = { args: { problem: 'system' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
