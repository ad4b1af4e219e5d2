import { Button } from '@prendarios/design-system/actions/Button';
import { SELECT_TEXTS as TEXT } from './selectTexts.ts';
import type { Selection } from './useSelection.ts';

/** Starts and ends the selection of rows. */
export const SelectButton = ({ selection: { isOn, button, begin, end } }: { selection: Selection }) => (
  <Button
    ref={button}
    variant="secondary"
    size="small"
    icon="check"
    aria-pressed={isOn}
    onClick={isOn ? end : begin}
  >
    {TEXT.start}
  </Button>
);
