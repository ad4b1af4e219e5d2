/** Account numbers whose holder the stand-in cannot tell. */
const UNKNOWN = '000';

/**
 * Whether the interbank register names the CUIT as the holder of the CBU. A stand-in without a register: it confirms every
 * account but those whose number ends in 000, of which it cannot tell.
 */
export const isHolder = ({ cbu }: { cbu: string; cuit: string }): boolean =>
  !cbu.slice(0, -1).endsWith(UNKNOWN);
