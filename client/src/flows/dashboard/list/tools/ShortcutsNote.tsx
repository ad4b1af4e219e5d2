import { Kbd } from '@prendarios/design-system/foundations/Kbd';
import { Only } from '@prendarios/design-system/foundations/Only';
import { Text } from '@prendarios/design-system/foundations/Text';
import { SEARCH_KEY } from './shortcuts.ts';
import { LIST_TEXTS } from '../texts.ts';

const TEXT = LIST_TEXTS.keys;

const KEYS = [
  [[SEARCH_KEY], TEXT.search],
  [['↑', '↓'], TEXT.rows],
  [['Enter'], TEXT.open],
  [['Esc'], TEXT.close],
] as const;

/** Lists the keyboard shortcuts of the list, on devices with a keyboard. */
export const ShortcutsNote = () => (
  <Only from="lg">
    <Text as="div" size={13} tone="soft">
      {`${TEXT.label}: `}
      {KEYS.map(([keys, does], at) => (
        <span key={does}>
          <span>{at > 0 ? ' · ' : ''}</span>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {` ${does}`}
        </span>
      ))}
    </Text>
  </Only>
);
