/** Whether this is a computer. Its camera is rarely the best one, so continuing on a phone is offered first. */
export const isDesk = () => matchMedia('(pointer: fine) and (min-width: 48rem)').matches;
