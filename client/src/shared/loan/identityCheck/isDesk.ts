/** A computer: its camera is seldom the best one, so the phone comes first there. */
export const isDesk = () => matchMedia('(pointer: fine) and (min-width: 48rem)').matches;
