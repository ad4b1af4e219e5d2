/**
 * Colours over the camera's video, the same in every brand and mode. White text on the shade is legible even over
 * white, and the green stands out on it.
 */
export const cameraColors = { shade: 'rgb(20 18 31 / 70%)', ready: '#4cd1a5' } as const;
