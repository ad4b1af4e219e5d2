import { expect } from 'storybook/test';

/** Story parameters that also run the play function on the docs page, for stories that need it to be complete. */
export const played = { docs: { story: { autoplay: true } } };

/**
 * Reserves height on the docs page, for components that open an overlay. A meta spreads it into `parameters.docs`:
 * Storybook adds the usage notes to that object, and would replace an imported one.
 */
export const overlaid = { story: { height: '26rem' } };

/** Story parameters for stories that need both. */
export const playedOver = { docs: { story: { autoplay: true, height: '20rem' } } };

type Keys = { tab: () => Promise<void> };

/** Presses Tab and expects the focus to be inside the story and visible (WCAG 2.4.7). */
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
  // Hidden radios and file inputs show the focus on an adjacent element, composite fields on their frame.
  const faces = [stop, stop.nextElementSibling, stop.parentElement].filter((face) => face !== null);
  const isShown = faces.some((face) => getComputedStyle(face).outlineStyle !== 'none');
  await expect(isShown).toBe(true);
};

/** Expects no horizontal overflow. The story must use the smallest phone's viewport. */
export const fitsTheScreen = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const longLabel =
  'Fecha de vencimiento de la verificación policial del vehículo que figura en la documentación del Registro Seccional';

export const longError =
  'Ingresá el dato tal como figura en la documentación, con todas sus letras y números y sin abreviaturas';
