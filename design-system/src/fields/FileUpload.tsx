import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { cx } from '../foundations/cx.ts';
import { Icon } from '../foundations/Icon.tsx';
import '../foundations/VisuallyHidden.css';
import { LiveRegion } from '../feedback/LiveRegion.tsx';
import { messages } from '../messages.ts';
import type { FieldProps } from './Field.tsx';
import { Field, splitFieldProps, useFieldControl } from './Field.tsx';
import type { UploadItem, UploadLabels } from './UploadRow.tsx';
import { UploadRow } from './UploadRow.tsx';
import '../feedback/ProgressBar.css';
import './FileUpload.css';

type ControlProps = {
  name: string;
  /** As the attribute of an input: 'image/jpeg,image/png,application/pdf'. */
  accept: string;
  multiple?: boolean;
  /** Formats and sizes, told before anything is chosen. */
  rules: ReactNode;
  items: UploadItem[];
  onAdd: (files: File[]) => void;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  labels?: Partial<UploadLabels>;
  formatBytes?: (bytes: number) => string;
};

export type FileUploadProps = FieldProps & ControlProps;

const decimals = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

const bytesInSpanish = (bytes: number): string =>
  bytes < 1_000_000
    ? `${decimals.format(Math.ceil(bytes / 1000))} kB`
    : `${decimals.format(bytes / 1_000_000)} MB`;

const announcement = (items: UploadItem[], labels: UploadLabels): string =>
  items
    .filter((item) => item.status === 'done' || item.status === 'failed')
    .map((item) => `${item.name}: ${item.error ?? labels[item.status === 'done' ? 'done' : 'failed']}`)
    .join('. ');

const Control = (props: ControlProps) => {
  const {
    name,
    accept,
    multiple,
    rules,
    items,
    onAdd,
    onBlur,
    disabled,
    formatBytes = bytesInSpanish,
  } = props;
  const labels = { ...messages.upload, ...props.labels };
  const control = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const rulesId = `${control.id}-rules`;
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0 && !disabled) onAdd(multiple ? chosen : chosen.slice(0, 1));
  };
  return (
    <div className="pd-upload">
      <div
        className={cx(
          'pd-upload__drop',
          isOver && 'pd-upload__drop--over',
          control['aria-invalid'] && 'pd-upload__drop--invalid',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <input
          {...control}
          ref={input}
          type="file"
          name={name}
          className="pd-visually-hidden"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={[control['aria-describedby'], rulesId].filter(Boolean).join(' ')}
          onChange={(event) => {
            take(event.target.files);
            // So that the same file can be chosen again after an error.
            event.target.value = '';
          }}
          onBlur={onBlur}
        />
        <label htmlFor={control.id} className="pd-upload__button">
          <Icon name="upload" size={24} />
          {multiple ? labels.chooseMany : labels.choose}
        </label>
        <span className="pd-upload__or">{labels.drop}</span>
        <p id={rulesId} className="pd-upload__rules">
          {rules}
        </p>
      </div>
      {items.length > 0 && (
        <ul className="pd-upload__list" aria-label={labels.list}>
          {items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              labels={labels}
              formatBytes={formatBytes}
              onCancel={() => props.onCancel(item.id)}
              onRetry={() => props.onRetry(item.id)}
              onRemove={() => {
                props.onRemove(item.id);
                // The pressed button goes away with its row: the focus returns to where files are chosen.
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <LiveRegion message={announcement(items, labels)} />
    </div>
  );
};

/** Files chosen by button or dropped; each with its own progress, cancel, retry and remove. */
export const FileUpload = (props: FileUploadProps) => {
  const { field, rest } = splitFieldProps(props);
  return (
    <Field {...field} name={rest.name}>
      <Control {...rest} />
    </Field>
  );
};
