import { expect } from 'storybook/test';

/** Parameters of a story that is not complete without its play function: it runs on the docs page as well. */
export const played = { docs: { story: { autoplay: true } } };

/** Parameters of a story that opens something over the page: gives it room on the docs page. */
export const overlaid = { docs: { story: { height: '26rem' } } };

/** Both of these parameters. */
export const playedOver = { docs: { story: { autoplay: true, height: '20rem' } } };

type Keys = { tab: () => Promise<void> };

/** Presses Tab, and expects the focus inside the story and visible (WCAG 2.4.7). */
export const showsFocus = async ({
  canvasElement,
  userEvent,
}: {
  canvasElement: HTMLElement;
  userEvent: Keys;
}) => {
  await userEvent.tab();
  const stop = document.activeElement;
  if (!(stop instanceof HTMLElement)) throw new Error('nothing has the focus');
  await expect(canvasElement).toContainElement(stop);
  await expect(stop).not.toBe(document.body);
  // A hidden radio or file input shows it on the face beside it; a field with parts on its frame.
  const faces = [stop, stop.nextElementSibling, stop.parentElement].filter((face) => face !== null);
  const isShown = faces.some((face) => getComputedStyle(face).outlineStyle !== 'none');
  await expect(isShown).toBe(true);
};

/** Expects nothing to be wider than the screen. The story's viewport must be the smallest phone. */
export const fitsTheScreen = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const longLabel =
  'Fecha de vencimiento de la verificación policial del vehículo que figura en la documentación del Registro Seccional';

export const longError =
  'Ingresá el dato tal como figura en la documentación, con todas sus letras y números y sin abreviaturas';
