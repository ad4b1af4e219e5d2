import { Button } from '../actions/Button.tsx';
import { Icon } from '../foundations/Icon.tsx';
import type { messages } from '../messages.ts';

export type UploadLabels = typeof messages.upload;

export type UploadItem = {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  status: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
  /** Bytes sent so far. */
  sent?: number;
  error?: string;
  /** Trying again would change nothing, as with a file of a wrong type. */
  isFinal?: boolean;
};

type UploadRowProps = {
  item: UploadItem;
  labels: UploadLabels;
  formatBytes: (bytes: number) => string;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
};

export const UploadRow = ({ item, labels, formatBytes, onCancel, onRetry, onRemove }: UploadRowProps) => {
  const isOnItsWay = item.status === 'waiting' || item.status === 'sending';
  const canRetry = !item.isFinal && (item.status === 'failed' || item.status === 'cancelled');
  const sent = item.sent ?? 0;
  return (
    <li className={`pd-upload-row pd-upload-row--${item.status}`}>
      <Icon
        name={item.status === 'done' ? 'check' : item.status === 'failed' ? 'warning' : 'file'}
        className="pd-upload-row__icon"
      />
      <div className="pd-upload-row__text">
        <span className="pd-upload-row__name">{item.name}</span>
        <span className="pd-upload-row__detail">
          {labels[item.status]}
          {' · '}
          {item.status === 'sending'
            ? labels.progress(formatBytes(sent), formatBytes(item.size))
            : formatBytes(item.size)}
        </span>
        {item.status === 'sending' && (
          <progress className="pd-progress__bar" value={sent} max={item.size} aria-label={item.name} />
        )}
        {item.error && <span className="pd-upload-row__error">{item.error}</span>}
      </div>
      <div className="pd-upload-row__actions">
        {canRetry && (
          <Button variant="quiet" size="small" onClick={onRetry} aria-label={`${labels.retry}: ${item.name}`}>
            {labels.retry}
          </Button>
        )}
        {isOnItsWay ? (
          <Button
            variant="quiet"
            size="small"
            onClick={onCancel}
            aria-label={`${labels.cancel}: ${item.name}`}
          >
            {labels.cancel}
          </Button>
        ) : (
          <Button
            variant="quiet"
            size="small"
            onClick={onRemove}
            aria-label={`${labels.remove}: ${item.name}`}
          >
            {labels.remove}
          </Button>
        )}
      </div>
    </li>
  );
};
