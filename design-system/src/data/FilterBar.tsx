import type { ReactNode, SubmitEventHandler } from 'react';
import { useId, useState } from 'react';
import { cx } from '../foundations/cx.ts';
import { Icon } from '../foundations/Icon.tsx';
import { filtersMessages } from '../messages.ts';
import './FilterBar.css';

export type FilterBarProps = {
  /** The fields. */
  children: ReactNode;
  /** How many filters are on: told beside the button on phones. */
  activeCount?: number;
  /** In the sidebar of a list, or in a row above it. */
  layout?: 'side' | 'top';
  /** With it the fields are a form; the buttons belong to `actions`. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  actions?: ReactNode;
  defaultOpen?: boolean;
  labels?: Partial<typeof filtersMessages>;
};

/** What narrows a list: always open on wide screens, behind one button on narrow ones. */
export const FilterBar = (props: FilterBarProps) => {
  const { children, activeCount = 0, layout = 'side', onSubmit, actions, defaultOpen = false } = props;
  const labels = { ...filtersMessages, ...props.labels };
  const [isOpen, setOpen] = useState(defaultOpen);
  const id = useId();
  return (
    <form
      className={cx('pd-filters', `pd-filters--${layout}`, isOpen && 'pd-filters--open')}
      aria-labelledby={`${id}-title`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
    >
      <h2 id={`${id}-title`} className="pd-filters__title">
        {labels.title}
      </h2>
      <button
        type="button"
        className="pd-filters__toggle"
        aria-expanded={isOpen}
        aria-controls={`${id}-body`}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {labels.title}
          {activeCount > 0 && ` · ${labels.active(activeCount)}`}
        </span>
        <Icon name="chevron" size={20} />
      </button>
      <div id={`${id}-body`} className="pd-filters__body">
        <div className="pd-filters__fields">{children}</div>
        {actions && <div className="pd-filters__actions">{actions}</div>}
      </div>
    </form>
  );
};
