/**
 * Colours over the camera's video, which shows anything: the same in every brand and mode. The shade is dark enough for white
 * words on white, and the green is seen on it.
 */
export const cameraColors = { shade: 'rgb(20 18 31 / 70%)', ready: '#4cd1a5' } as const;
