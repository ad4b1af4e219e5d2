import { useEffect, useRef } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { useLinkComponent } from '../foundations/LinkContext.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { filtersMessages } from '../messages.ts';
import './FilterChips.css';

export type FilterChip = {
  key: string;
  /** What the filter says: 'Desde 01/11/2026'. */
  label: string;
  /** The same list without this filter. */
  removeHref: string;
};

export type FilterChipsProps = {
  chips: FilterChip[];
  clearHref: string;
  labels?: Partial<typeof filtersMessages>;
};

/** The filters that are on, each a link to the list without it. Nothing is shown while none is. */
export const FilterChips = ({ chips, clearHref, labels: given }: FilterChipsProps) => {
  const labels = { ...filtersMessages, ...given };
  const Anchor = useLinkComponent();
  const box = useRef<HTMLDivElement>(null);
  const wasUsed = useRef(false);
  const count = chips.length;
  const shown = useRef(count);
  useEffect(
    function keepFocusWhenAChipGoes() {
      if (shown.current !== count && wasUsed.current) box.current?.focus();
      shown.current = count;
      wasUsed.current = false;
    },
    [count],
  );
  const use = () => {
    wasUsed.current = true;
  };
  return (
    <div ref={box} tabIndex={-1} className="pd-filter-chips">
      {count > 0 && (
        <>
          <ul className="pd-filter-chips__list" aria-label={labels.chips}>
            {chips.map((chip) => (
              <li key={chip.key}>
                <Anchor href={chip.removeHref} className="pd-filter-chip" onClick={use}>
                  <VisuallyHidden>{`${labels.remove} `}</VisuallyHidden>
                  <span>{chip.label}</span>
                  <Icon name="close" size={16} />
                </Anchor>
              </li>
            ))}
          </ul>
          <Anchor href={clearHref} className="pd-filter-chips__clear" onClick={use}>
            {labels.clear}
          </Anchor>
        </>
      )}
    </div>
  );
};
