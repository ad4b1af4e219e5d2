/** The torch capability is missing in the DOM types and in some browsers. */
type Lamp = { torch?: boolean };

const lampOf = (stream: MediaStream) => stream.getVideoTracks()[0];

export const hasTorch = (stream: MediaStream): boolean => {
  const track: Partial<MediaStreamTrack> | undefined = lampOf(stream);
  const able: MediaTrackCapabilities & Lamp = track?.getCapabilities?.() ?? {};
  return able.torch === true;
};

/** Switches the torch; returns false if the camera refuses. */
export const setTorch = async (stream: MediaStream, torch: boolean): Promise<boolean> => {
  const wanted: MediaTrackConstraintSet & Lamp = { torch };
  try {
    await lampOf(stream)?.applyConstraints({ advanced: [wanted] });
    return true;
  } catch {
    // The photo can be taken without the torch.
    return false;
  }
};
