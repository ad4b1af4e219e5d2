import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { played, showsFocus } from '../docs/plays.ts';
import { Text } from '../foundations/Text.tsx';
import { CameraCapture } from './CameraCapture.tsx';
import type { Device } from './device.ts';
import { documentLimits } from './quality.ts';

const phone: Device = {
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
  hasCameraApi: true,
};
const refuse = (name: string) => () => Promise.reject(new DOMException('refused', name));

/** Takes a photo of a document or a face; for other files use FileUpload. Moves the focus with each phase. */
const meta = {
  title: 'capture/CameraCapture',
  component: CameraCapture,
  globals: { viewport: { value: 'phone' } },
  args: {
    subject: 'documentFront',
    primer: <Text>Con la foto de tu DNI validamos que sos vos. La usamos solo para este préstamo.</Text>,
    guide: 'Poné el frente de tu DNI dentro del marco',
    title: 'Frente de tu DNI · 1 de 3',
    fileName: 'dni-frente.jpg',
    onPhoto: fn(),
    onUpload: fn(),
    device: () => Promise.resolve(phone),
  },
} satisfies Meta<typeof CameraCapture>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Draws a picture in place of the camera's video, so that the story needs no camera. */
const drawn = () => {
  const card = Object.assign(document.createElement('canvas'), { width: 720, height: 480 });
  const pen = card.getContext('2d');
  if (pen) {
    pen.fillStyle = '#d8d2c8';
    pen.fillRect(0, 0, 720, 480);
    pen.fillStyle = '#40596b';
    for (let left = 0; left < 720; left += 60) pen.fillRect(left, 0, 30, 480);
  }
  return Promise.resolve(card.captureStream());
};

const liveVideo = async (canvas: { findByLabelText: (label: string) => Promise<HTMLElement> }) => {
  const video = (await canvas.findByLabelText('Imagen de la cámara')) as HTMLVideoElement;
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) {
    await new Promise((resolve) => {
      video.addEventListener('loadeddata', resolve, { once: true });
    });
  }
  return video;
};

let handOver: (photo: File) => void = () => undefined;

export const Default: Story = { args: { openCamera: drawn } };

export const TakingAPhoto: Story = {
  tags: ['!autodocs'],
  args: { openCamera: drawn, onPhoto: fn((photo: File) => handOver(photo)) },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    await step('explains the reason before the browser asks', async () => {
      await expect(canvas.getByText(/validamos que sos vos/)).toBeVisible();
      await expect(canvasElement.querySelector('video')).toBeNull();
    });
    await step('opens the camera with the frame', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect((await liveVideo(canvas)).videoWidth).toBe(720);
      await expect(canvas.getByRole('dialog', { name: 'Frente de tu DNI · 1 de 3' })).toHaveFocus();
    });
    await step('takes a photo, stops the camera and shows the photo', async () => {
      const stream = canvasElement.querySelector('video')?.srcObject as MediaStream;
      await userEvent.click(canvas.getByRole('button', { name: 'Sacar la foto' }));
      await expect(await canvas.findByRole('figure', { name: 'La foto que sacaste' })).toBeVisible();
      await expect(stream.getTracks().every((track) => track.readyState === 'ended')).toBe(true);
    });
    await step('takes another photo', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sacar otra' }));
      await expect((await liveVideo(canvas)).videoWidth).toBe(720);
      await userEvent.click(canvas.getByRole('button', { name: 'Sacar la foto' }));
    });
    await step('passes on the accepted photo as a JPEG', async () => {
      const { promise: handed, resolve } = Promise.withResolvers<File>();
      handOver = resolve;
      await userEvent.click(await canvas.findByRole('button', { name: /^Usar/ }));
      const photo = await handed;
      await expect(args.onPhoto).toHaveBeenCalledOnce();
      await expect(photo.name).toBe('dni-frente.jpg');
      await expect(photo.type).toBe('image/jpeg');
      await expect(photo.size).toBeGreaterThan(1000);
    });
  },
};

export const Primer: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const photo = new File(['x'], 'dni.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Subir una foto que ya tenés'), photo);
    await expect(args.onUpload).toHaveBeenCalledWith(photo);
  },
};

const live: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Abrir la cámara' }));
  await expect((await liveVideo(canvas)).videoWidth).toBeGreaterThan(0);
};

export const Focus: Story = { play: showsFocus };

const face = {
  subject: 'selfie',
  guide: 'Mirá de frente, con la cara dentro del óvalo',
  title: 'Tu cara · 3 de 3',
} as const;

/** Needs a camera or a browser that simulates one. */
export const Live: Story = { play: live };
export const LiveBack: Story = {
  args: {
    subject: 'documentBack',
    guide: 'Poné el dorso de tu DNI dentro del marco',
    title: 'Dorso de tu DNI · 2 de 3',
  },
  play: live,
};
const expectNoFile = (element: HTMLElement) => expect(element.querySelector('input[type="file"]')).toBeNull();

/** Faces cannot be uploaded. */
export const LiveSelfie: Story = {
  args: face,
  play: async (context) => {
    await expectNoFile(context.canvasElement);
    await live?.(context);
    await expectNoFile(context.canvasElement);
  },
};

/** Without a camera, the component immediately offers to continue on another phone. */
export const FaceDenied: Story = {
  parameters: played,
  args: {
    ...face,
    openCamera: refuse('NotAllowedError'),
    alternativesOpen: <Text>Abierto</Text>,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir la cámara' }));
    await expect(await canvas.findByText('La cámara está bloqueada')).toBeVisible();
    await expect(canvas.getByText('Abierto')).toBeVisible();
    await expectNoFile(canvasElement);
  },
};

const ANY_PHOTO = { minSide: 0, minLight: 0, maxLight: 255, minSharpness: 0 };

let tell: (notice: string | null) => void = () => undefined;

/** The page checks the photo; users may override its warning. */
export const Inspected: Story = {
  parameters: played,
  args: {
    openCamera: drawn,
    limits: ANY_PHOTO,
    inspect: fn(
      () =>
        new Promise<string | null>((resolve) => {
          tell = resolve;
        }),
    ),
  },
  play: async (context) => {
    await live?.(context);
    const { canvas, userEvent, args } = context;
    const shoot = () => userEvent.click(canvas.getByRole('button', { name: 'Sacar la foto' }));
    await shoot();
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisando la foto…' }));
    await expect(args.onPhoto).not.toHaveBeenCalled();
    const tellOfFirst = tell;
    await userEvent.click(canvas.getByRole('button', { name: 'Sacar otra' }));
    await liveVideo(canvas);
    await shoot();
    tellOfFirst(null);
    tell('No encontramos el código.');
    await expect(await canvas.findByText('No encontramos el código.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usar igual' }));
    await waitFor(() => expect(args.onPhoto).toHaveBeenCalledOnce());
  },
};

export const Faults: Story = {
  parameters: played,
  args: { openCamera: drawn, limits: { ...documentLimits, minSide: 9000, minLight: 255 } },
  play: async (context) => {
    await live?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Sacar la foto' }));
    const alert = await canvas.findByRole('status');
    await expect(alert).toHaveTextContent('La foto es muy chica.');
    await expect(alert).toHaveTextContent('La foto salió oscura.');
    await expect(canvas.queryByRole('button', { name: 'Usar igual' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sacar otra' })).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: played,
  args: {
    busy: true,
    openCamera: drawn,
    limits: ANY_PHOTO,
  },
  play: async (context) => {
    await live?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Sacar la foto' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviando…' }));
    await expect(args.onPhoto).not.toHaveBeenCalled();
  },
};

const upload = (name: string, content: BlobPart) => new File([content], name, { type: 'image/png' });

/** Without `onUpload`, users review uploads like photos they took, even if there is no camera. */
export const Uploaded: Story = {
  args: { onUpload: undefined, openCamera: refuse('NotFoundError') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir la cámara' }));
    const input = await canvas.findByLabelText('Subir una foto que ya tenés');
    await userEvent.upload(input, upload('dni.png', 'no photo'));
    await expect(await canvas.findByText(/No pudimos abrir la foto/)).toBeVisible();
    const blank = new OffscreenCanvas(900, 600);
    blank.getContext('2d')?.fillRect(0, 0, 900, 600);
    await userEvent.upload(input, upload('dni.png', await blank.convertToBlob()));
    await expect(await canvas.findByText('La foto salió oscura. Buscá un lugar con más luz.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Elegir otra' }));
    await expect(await canvas.findByText('No se detectó ningún dispositivo de cámara.')).toBeVisible();
    await expect(args.onPhoto).not.toHaveBeenCalled();
  },
};

/** Opens the camera immediately for users who have just taken another photo. */
export const StartsOpen: Story = {
  // The full-screen dialog would cover the docs page.
  tags: ['!autodocs'],
  args: { startsOpen: true, openCamera: drawn },
  play: async ({ canvas }) => {
    await expect((await liveVideo(canvas)).videoWidth).toBe(720);
  },
};

/** Users can leave the camera with the close button, with Escape or for another phone without losing anything. */
export const Leaving: Story = {
  args: { openCamera: drawn, alternatives: <Text>Cerrado</Text>, alternativesOpen: <Text>Abierto</Text> },
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Abrir la cámara' }));
      return liveVideo(canvas);
    };
    const video = await open();
    const stream = video.srcObject as MediaStream;
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar la cámara' }));
    await expect(await canvas.findByText('Cerrado')).toBeVisible();
    await expect(stream.getTracks().every((track) => track.readyState === 'ended')).toBe(true);
    await open();
    await userEvent.click(canvas.getByRole('button', { name: 'Otro celular' }));
    await expect(await canvas.findByText('Abierto')).toBeVisible();
  },
};

const failing =
  (title: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir la cámara' }));
    await expect(await canvas.findByText(title)).toBeVisible();
    await expect(canvas.getByLabelText('Subir una foto que ya tenés')).toBeInTheDocument();
  };

export const Denied: Story = {
  parameters: played,
  args: { openCamera: fn(refuse('NotAllowedError')) },
  play: async (context) => {
    await failing('La cámara está bloqueada')?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Probar de nuevo' }));
    await expect(context.args.openCamera).toHaveBeenCalledTimes(2);
  },
};
export const Absent: Story = {
  parameters: played,
  args: { openCamera: refuse('NotFoundError') },
  play: failing('No se detectó ningún dispositivo de cámara.'),
};
export const UsedElsewhere: Story = {
  parameters: played,
  args: { openCamera: refuse('NotReadableError') },
  play: failing('Otra aplicación está usando la cámara'),
};
export const InAppBrowser: Story = {
  parameters: played,
  args: { device: () => Promise.resolve({ ...phone, userAgent: `${phone.userAgent} Instagram 302.0` }) },
  play: async (context) => {
    await failing('Abrí esta página en tu navegador')?.(context);
    await expect(context.canvas.queryByRole('button', { name: 'Probar de nuevo' })).toBeNull();
  },
};
export const WrongBrowser: Story = {
  parameters: played,
  args: { device: () => Promise.resolve({ ...phone, hasCameraApi: false }) },
  play: async (context) => {
    await failing('Este navegador no permite usar la cámara')?.(context);
    await expect(context.canvas.getByText(/Usá Chrome, Firefox o Safari/)).toBeVisible();
  },
};
export const WrongSystem: Story = {
  parameters: played,
  args: {
    device: () =>
      Promise.resolve({
        userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_4 like Mac OS X)',
        hasCameraApi: false,
      }),
  },
  play: failing('El sistema actual es incompatible.'),
};
export const NoRoom: Story = {
  parameters: played,
  args: { device: () => Promise.resolve({ ...phone, freeBytes: 1000 }) },
  play: failing('La memoria disponible del dispositivo no es suficiente.'),
};
export const Unexpected: Story = {
  parameters: played,
  args: { openCamera: refuse('TypeError') },
  play: failing('Error inesperado.'),
};
export const Asking: Story = {
  parameters: played,
  args: { openCamera: () => new Promise<MediaStream>(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir la cámara' }));
    await expect(await canvas.findByText('Abriendo la cámara…')).toBeVisible();
  },
};
export const Dark: Story = { args: { problem: 'denied' }, globals: { mode: 'dark' } };
export const Vivere: Story = { globals: { brand: 'vivere' } };
