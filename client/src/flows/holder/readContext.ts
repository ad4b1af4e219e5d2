/** A step's own query tells of a cut connection where its data would be. */
export const READ_CONTEXT = { showsOffline: true };
