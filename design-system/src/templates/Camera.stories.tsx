import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { CopyLink } from '../actions/CopyLink.tsx';
import type { CameraCaptureProps } from '../capture/CameraCapture.tsx';
import { CameraCapture } from '../capture/CameraCapture.tsx';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import { HeadedForm } from '../form/HeadedForm.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { Frame } from './Frame.tsx';

const CameraPage = (props: Partial<CameraCaptureProps>) => (
  <Frame>
    <HeadedForm
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
            <Text>Con estas fotos validamos que sos vos y que nadie pide un préstamo a tu nombre.</Text>
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
    </HeadedForm>
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

let handOver: (photo: File) => void = () => undefined;

const WIDTH = 1080;
const HEIGHT = 1920;

type Scene = (pen: CanvasRenderingContext2D, guide: DOMRect) => void;

/** A camera that redraws its image until it is closed; `scene` receives the guide's place in the image. */
const camera = (scene: Scene) => () => {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  const stream = canvas.captureStream();
  const draw = () => {
    const [video, guide] = ['video', '[data-guide]'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    );
    if (pen && video && guide) {
      const scale = Math.max(video.width / WIDTH, video.height / HEIGHT);
      const left = WIDTH / 2 + (guide.left - video.left - video.width / 2) / scale;
      const top = HEIGHT / 2 + (guide.top - video.top - video.height / 2) / scale;
      scene(pen, new DOMRect(left, top, guide.width / scale, guide.height / scale));
    }
    if (stream.active) requestAnimationFrame(draw);
  };
  draw();
  return Promise.resolve(stream);
};

const fill = (pen: CanvasRenderingContext2D, colour: string, { x, y, width, height }: DOMRect) => {
  pen.fillStyle = colour;
  pen.fillRect(x, y, width, height);
};
const ALL = new DOMRect(0, 0, WIDTH, HEIGHT);

/** A red card with print on a blue table. */
const cardOn =
  (share: number): Scene =>
  (pen, guide) => {
    fill(pen, '#203a70', ALL);
    const [width, height] = [guide.width * share, guide.height * share];
    const card = new DOMRect(
      guide.x + (guide.width - width) / 2,
      guide.y + (guide.height - height) / 2,
      width,
      height,
    );
    fill(pen, '#e06050', card);
    for (let line = 0.3; line < 0.9; line += 0.12) {
      fill(
        pen,
        '#e0b0a8',
        new DOMRect(card.x + width * 0.4, card.y + height * line, width * 0.5, height * 0.04),
      );
    }
  };

/** Returns the colour of the pixel at (x, y), in shares of the photo. */
const colourAt = (photo: CanvasImageSource & { width: number; height: number }, x: number, y: number) => {
  const copy = new OffscreenCanvas(photo.width, photo.height);
  const pen = copy.getContext('2d');
  pen?.drawImage(photo, 0, 0);
  const [red = 0, green = 0, blue = 0] =
    pen?.getImageData(Math.round(x * (photo.width - 1)), Math.round(y * (photo.height - 1)), 1, 1).data ?? [];
  return { red, green, blue };
};
const isRed = ({ red, blue }: ReturnType<typeof colourAt>) => red > blue + 60;

const figure = async (canvas: { findByRole: (role: string, by: object) => Promise<HTMLElement> }) => {
  const shown = await canvas.findByRole('figure', { name: 'La foto que sacaste' });
  return shown.querySelector('canvas') as HTMLCanvasElement;
};

const sent = async (accept: () => Promise<void>) => {
  const handed = new Promise<File>((resolve) => {
    handOver = resolve;
  });
  await accept();
  return createImageBitmap(await handed);
};

/** Excluded from the docs page, which the full-screen camera would cover. */
const framing = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
const framed = { startsOpen: true, onPhoto: fn((photo: File) => handOver(photo)) };

/** The reviewed and uploaded photo is the framed area: the card with a margin of the table around it. */
export const WhatIsFramed: Story = {
  ...framing,
  args: { ...framed, automatic: false, openCamera: camera(cardOn(1)) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Está bien: sacá la foto')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sacar la foto' }));
    const review = await figure(canvas);
    const photo = await sent(async () => userEvent.click(canvas.getByRole('button', { name: /^Usar/ })));
    await expect([photo.width, photo.height]).toEqual([review.width, review.height]);
    for (const image of [review, photo]) {
      // The margin is 8% of the card's height per side: 6.9% of the photo's height and 4.8% of its width.
      for (const [x, y] of [
        [0.01, 0.5],
        [0.99, 0.5],
        [0.5, 0.02],
        [0.5, 0.98],
      ] as const) {
        await expect(isRed(colourAt(image, x, y))).toBe(false);
      }
      for (const [x, y] of [
        [0.08, 0.5],
        [0.92, 0.2],
        [0.2, 0.1],
        [0.2, 0.9],
      ] as const) {
        await expect(isRed(colourAt(image, x, y))).toBe(true);
      }
    }
  },
};

/** Users see their face mirrored, live and in the review; the uploaded photo is not mirrored. */
export const Mirrored: Story = {
  ...framing,
  args: {
    ...framed,
    subject: 'selfie',
    guide: 'Mirá de frente, con la cara dentro del óvalo',
    title: 'Tu cara · 3 de 3',
    openCamera: camera((pen) => {
      fill(pen, '#3050c0', ALL);
      fill(pen, '#e06050', new DOMRect(0, 0, WIDTH / 2, HEIGHT));
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const flip = 'matrix(-1, 0, 0, 1, 0, 0)';
    const video = await canvas.findByLabelText<HTMLVideoElement>('Imagen de la cámara');
    await waitFor(() => expect(video.videoWidth).toBe(WIDTH));
    await expect(getComputedStyle(video).transform).toBe(flip);
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(await canvas.findByText('Está bien: sacá la foto')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sacar la foto' }));
    const review = await figure(canvas);
    await expect(getComputedStyle(review).transform).toBe(flip);
    const photo = await sent(async () => userEvent.click(canvas.getByRole('button', { name: /^Usar/ })));
    for (const image of [review, photo]) {
      await expect(isRed(colourAt(image, 0.1, 0.5))).toBe(true);
      await expect(isRed(colourAt(image, 0.9, 0.5))).toBe(false);
    }
  },
};

/** The camera gives hints and takes the photo automatically once the card is steady, sharp and in the frame. */
export const ByItself: Story = {
  ...framing,
  args: { ...framed, openCamera: camera((...scene) => view(...scene)) },
  play: async ({ canvas }) => {
    view = (pen) => fill(pen, '#0a0a0c', ALL);
    await expect(await canvas.findByText('Hace falta más luz')).toBeVisible();
    view = cardOn(0.5);
    await expect(await canvas.findByText('Acercate hasta que llene el marco')).toBeVisible();
    view = cardOn(1);
    await expect(await figure(canvas)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Sacar otra' })).toBeVisible();
  },
};

let view: Scene = () => undefined;

/** With automatic capture off, the camera waits for the user; the choice applies to the next photos too. */
export const ByHand: Story = {
  ...framing,
  args: { ...framed, openCamera: camera((...scene) => view(...scene)), onAutomatic: fn() },
  play: async ({ canvas, userEvent, args }) => {
    view = cardOn(0.5);
    const itself = await canvas.findByRole('switch', { name: 'Disparo automático' });
    await expect(itself).toBeChecked();
    await userEvent.click(itself);
    await expect(args.onAutomatic).toHaveBeenCalledWith(false);
    view = cardOn(1);
    await expect(await canvas.findByText('Está bien: sacá la foto')).toBeVisible();
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};
