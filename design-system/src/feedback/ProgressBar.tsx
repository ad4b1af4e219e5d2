import { useId } from 'react';
import { cx } from '../foundations/cx.ts';
import '../foundations/VisuallyHidden.css';
import './ProgressBar.css';

export type ProgressBarProps = {
  value: number;
  max?: number;
  label: string;
  hideLabel?: boolean;
  tone?: 'primary' | 'success';
  /** Said beside the bar, for example '1,2 de 4,8 MB'. */
  detail?: string;
};

export const ProgressBar = ({
  value,
  max = 100,
  label,
  hideLabel,
  tone = 'primary',
  detail,
}: ProgressBarProps) => {
  const id = useId();
  return (
    <div className={cx('pd-progress', `pd-progress--${tone}`)}>
      <div className="pd-progress__head">
        <label htmlFor={id} className={cx(hideLabel && 'pd-visually-hidden')}>
          {label}
        </label>
        {detail && <span className="pd-progress__detail">{detail}</span>}
      </div>
      <progress id={id} className="pd-progress__bar" value={value} max={max} />
    </div>
  );
};
