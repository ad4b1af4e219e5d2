import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { showsFocus } from '../docs/plays.ts';
import { Alert } from '../feedback/Alert.tsx';
import { CodeCamera } from './CodeCamera.tsx';
import type { Device } from './device.ts';

const phone: Device = {
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
  hasCameraApi: true,
};
const refuse = (name: string) => () => Promise.reject(new DOMException('refused', name));

/**
 * Reads a printed code, for example the barcode of an identity card.
 *
 * - **Not for:** Photos that are stored (CameraCapture).
 * - **Content:** The guide tells users what to hold where. Offer typing as one of the alternatives.
 * - **Accessibility:** Mount it after a tap. Users can choose a photo in every state.
 * - **Keyboard:** Tab to reach the buttons; Enter or Space to press.
 */
const meta = {
  title: 'capture/CodeCamera',
  component: CodeCamera,
  globals: { viewport: { value: 'phone' } },
  args: {
    guide: 'Apuntá al código de barras de tu DNI',
    // `fn()` would make Storybook log every pixel of every frame.
    onFrame: (_frame: ImageData) => Promise.resolve(),
    onPhoto: fn(),
    alternatives: <Button variant="quiet">Completar a mano</Button>,
    device: () => Promise.resolve(phone),
  },
} satisfies Meta<typeof CodeCamera>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Draws stripes in place of the camera's video. */
const drawn = () => {
  const card = document.createElement('canvas');
  card.width = 720;
  card.height = 480;
  const pen = card.getContext('2d');
  if (pen) {
    pen.fillStyle = '#d8d2c8';
    pen.fillRect(0, 0, 720, 480);
    pen.fillStyle = '#40596b';
    for (let left = 0; left < 720; left += 60) pen.fillRect(left, 0, 30, 480);
  }
  return Promise.resolve(card.captureStream());
};

let handOver: (frame: ImageData) => void = () => undefined;

export const Default: Story = {
  args: {
    openCamera: drawn,
    onFrame: (frame: ImageData) => {
      handOver(frame);
      return Promise.resolve();
    },
  },
  play: async ({ canvas, args, step }) => {
    await step('opens the camera on mount and passes on each frame', async () => {
      await expect(await canvas.findByLabelText(args.guide)).toBeVisible();
      const next = () =>
        new Promise<ImageData>((resolve) => {
          handOver = resolve;
        });
      await expect((await next()).width).toBe(720);
      await expect((await next()).height).toBe(480);
    });
  },
};

export const Photo: Story = {
  args: { openCamera: refuse('NotFoundError'), onPhoto: fn((photo: ImageData) => handOver(photo)) },
  play: async ({ canvas, userEvent, step }) => {
    await step('accepts a photo if there is no camera', async () => {
      await expect(await canvas.findByText('No se detectó ningún dispositivo de cámara.')).toBeVisible();
      const pixel = document.createElement('canvas');
      pixel.width = 3;
      pixel.height = 2;
      const drawnPixel = await new Promise<Blob | null>((resolve) => pixel.toBlob(resolve));
      const photo = new File([drawnPixel ?? ''], 'dni.png', { type: 'image/png' });
      const handed = new Promise<ImageData>((resolve) => {
        handOver = resolve;
      });
      await userEvent.upload(canvas.getByLabelText('Subir una foto que ya tenés'), photo);
      await expect((await handed).width).toBe(3);
    });
  },
};

export const Focus: Story = { args: { openCamera: refuse('NotAllowedError') }, play: showsFocus };

export const Unreadable: Story = {
  args: { openCamera: refuse('NotAllowedError') },
  play: async ({ canvas, userEvent }) => {
    const text = new File(['x'], 'dni.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Subir una foto que ya tenés'), text);
    await expect(await canvas.findByText(/No pudimos abrir la foto/)).toBeVisible();
  },
};

export const Explained: Story = {
  args: { ...Unreadable.args, explain: ({ size }: File) => Promise.resolve(`Tiene ${size} byte.`) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      await canvas.findByLabelText('Subir una foto que ya tenés'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    await expect(await canvas.findByText('Tiene 1 byte.')).toBeVisible();
  },
};

export const Asking: Story = { args: { openCamera: () => new Promise(() => undefined) } };

export const Notice: Story = {
  args: {
    openCamera: refuse('NotReadableError'),
    notice: <Alert tone="warning">No encontramos el código de barras en la foto.</Alert>,
  },
};
export const Dark: Story = { ...Notice, globals: { ...meta.globals, mode: 'dark' } };
export const Vivere: Story = { ...Notice, globals: { ...meta.globals, brand: 'vivere' } };
export const VivereDark: Story = { ...Notice, globals: { ...meta.globals, brand: 'vivere', mode: 'dark' } };
