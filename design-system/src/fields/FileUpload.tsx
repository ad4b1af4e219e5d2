import type { DOMAttributes, ReactNode, RefObject } from 'react';
import { useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../foundations/Icon.tsx';
import { LiveRegion } from '../feedback/LiveRegion.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { messages } from '../messages.ts';
import type { FieldProps } from './Field.tsx';
import { Field, splitFieldProps, useFieldControl } from './Field.tsx';
import {
  Add,
  asLabel,
  Awaited,
  Choose,
  DropZone,
  Files,
  HiddenInput,
  Or,
  Root,
  Row,
  RowParts,
  Rules,
  TakePhoto,
  Tile,
  TileCamera,
  TilePlace,
  type UploadLook,
} from './FileUploadParts.tsx';
import type { UploadItem, UploadLabels } from './UploadRow.tsx';
import { ToCorrect, UploadRow } from './UploadRow.tsx';

type ControlProps = {
  /** The field's name in the form; its id too, unless `id` is given. */
  name: string;
  /** As the attribute of an input: 'image/jpeg,image/png,application/pdf'. */
  accept: string;
  /** Several files at once. */
  multiple?: boolean;
  /** Formats and sizes, shown before anything is chosen. */
  rules: ReactNode;
  /** The files so far, each with the state of its upload. */
  items: UploadItem[];
  /** Called with files that were chosen or dropped; they are not checked. */
  onAdd: (files: File[]) => void;
  /** Called for a file that is being sent. */
  onCancel: (id: string) => void;
  /** Called for a file that failed or was cancelled. */
  onRetry: (id: string) => void;
  /** Called for a file that is done, has failed or was cancelled. */
  onRemove: (id: string) => void;
  /** Called with the file to put in the place of one; without it files are removed and added. */
  onReplace?: (id: string, file: File) => void;
  /** Called to move a file to another place; omit if there is none. */
  onMove?: (id: string) => void;
  /** Called for a doubtful file that the user wants to send nevertheless. */
  onUseAnyway?: (id: string) => void;
  /** Why files that were chosen last were not taken: shown as an error and read out, until others are chosen. */
  refusal?: string | undefined;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** No file can be added. */
  disabled?: boolean;
  /** Renders a checklist row with the file's thumbnail; the entire row accepts dropped files. */
  row?: boolean;
  /** In a row: what the document must look like, shown on demand. */
  example?: ReactNode;
  /** In a row: why the document was sent back. */
  correction?: string | undefined;
  /** Replaces the system's own texts. */
  labels?: Partial<UploadLabels>;
  /** A size as shown: '1,2 MB'. */
  formatBytes?: (bytes: number) => string;
};

export type FileUploadProps = FieldProps & ControlProps;

const decimals = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

const bytesInSpanish = (bytes: number): string =>
  bytes < 1_000_000
    ? `${decimals.format(Math.ceil(bytes / 1000))} kB`
    : `${decimals.format(bytes / 1_000_000)} MB`;

const announcement = (items: UploadItem[], labels: UploadLabels, refusal = ''): string =>
  items
    .filter(({ status }) => status === 'done' || status === 'failed' || status === 'doubtful')
    .map(({ name, status, error, warning }) => `${name}: ${error ?? warning ?? labels[status]}`)
    .concat(refusal === '' ? [] : refusal)
    .join('. ')
    .replaceAll('.. ', '. ');

/** The types of an `accept` that a camera makes. */
const photoTypes = (accept: string): string =>
  accept
    .split(',')
    .filter((type) => type.trim().startsWith('image/'))
    .join(',');

type Input = RefObject<HTMLInputElement | null>;

type Taking = {
  isOver: boolean;
  /** Opens the phone's camera. */
  takePhoto: () => void;
  /** Opens the file picker to replace a file. */
  replace: (id: string) => void;
  /** Clears the file to replace. */
  startOver: () => void;
  take: (files: FileList | null) => void;
  drop: Pick<DOMAttributes<HTMLElement>, 'onDragOver' | 'onDragLeave' | 'onDrop'>;
};

/** Inputs for chosen, photographed and dropped files. */
function useTaking({ accept, multiple, disabled, onAdd, onReplace }: ControlProps): [Input, Taking] {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  /** The file that the next choice takes the place of; a choice by the label takes none. */
  const replacing = useRef<string | null>(null);
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    const [first] = chosen;
    if (first === undefined || disabled) return;
    const replaced = replacing.current;
    replacing.current = null;
    if (replaced !== null && onReplace) onReplace(replaced, first);
    else onAdd(multiple ? chosen : chosen.slice(0, 1));
  };
  const taking: Taking = {
    isOver,
    take,
    replace: (id) => {
      input.current?.click();
      replacing.current = id;
    },
    startOver: () => {
      replacing.current = null;
    },
    /** A second input for the camera: with `capture`, phones open it if only photos are accepted. */
    takePhoto: () => {
      const field = input.current;
      if (!field) return;
      field.accept = photoTypes(accept);
      field.capture = 'environment';
      field.click();
      field.accept = accept;
      field.removeAttribute('capture');
    },
    drop: {
      onDragOver: (event) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
  };
  return [input, taking];
}

/** Text of the button, by layout and whether there are files. */
function chooseWords(look: UploadLook, labels: UploadLabels, { multiple, items }: ControlProps): string {
  if (look === 'folded') return labels.more;
  if (look === 'row') return items.length > 0 ? labels.addMore : labels.add;
  return multiple ? labels.chooseMany : labels.choose;
}

type PartProps = { props: ControlProps; labels: UploadLabels; taking: Taking };
type ControlPartProps = PartProps & { input: Input; look: UploadLook };

const Sent = ({ props, labels, input, taking, look }: ControlPartProps) => (
  <Files disablePadding aria-label={labels.list}>
    {props.items.map((item) => (
      <UploadRow
        key={item.id}
        item={item}
        labels={labels}
        // The row's tile shows the only photo.
        plain={look === 'row' && props.items.length === 1}
        formatBytes={props.formatBytes ?? bytesInSpanish}
        onCancel={() => props.onCancel(item.id)}
        onRetry={() => props.onRetry(item.id)}
        onReplace={props.onReplace && !props.disabled ? () => taking.replace(item.id) : undefined}
        onMove={props.onMove && (() => props.onMove?.(item.id))}
        onUseAnyway={() => props.onUseAnyway?.(item.id)}
        onRemove={() => {
          props.onRemove(item.id);
          // The pressed button disappears with its row, so the focus returns to the file input.
          input.current?.focus();
        }}
      />
    ))}
  </Files>
);

const Control = ({ props, labels, input, taking, look }: ControlPartProps) => {
  const { name, accept, multiple, rules, items, disabled } = props;
  const control = useFieldControl();
  const isEmpty = items.length === 0;
  const [showsExample, setShowsExample] = useState(false);
  const rulesId = `${control.id}-rules`;
  const stateId = `${control.id}-state`;
  const isAwaited = look === 'row' && isEmpty && props.correction === undefined;
  const hasCamera = photoTypes(accept) !== '' && !(look === 'row' && isEmpty);
  const Chooser = look === 'row' ? Add : Choose;
  return (
    <Root>
      {look === 'row' && isEmpty && (
        <Awaited>
          {isAwaited && <span id={stateId}>{labels.missing}</span>}
          {props.example !== undefined && (
            <Button
              variant="quiet"
              size="small"
              iconEnd={showsExample ? 'minus' : 'plus'}
              aria-expanded={showsExample}
              aria-describedby={`${control.id}-label`}
              onClick={() => setShowsExample(!showsExample)}
            >
              {labels.example}
            </Button>
          )}
        </Awaited>
      )}
      {isEmpty && showsExample && props.example}
      {!isEmpty && <Sent props={props} labels={labels} input={input} taking={taking} look={look} />}
      <DropZone
        ownerState={{ isOver: taking.isOver, invalid: Boolean(control['aria-invalid']), look }}
        {...(look !== 'row' && taking.drop)}
      >
        {hasCamera && (
          <TakePhoto
            type="button"
            disabled={disabled}
            aria-describedby={`${control.id}-label`}
            ownerState={{ look }}
            onClick={taking.takePhoto}
          >
            <Icon name="camera" size={look === 'panel' ? 24 : 20} />
            <span>{isEmpty ? labels.takePhoto : labels.anotherPhoto}</span>
          </TakePhoto>
        )}
        <HiddenInput
          {...control}
          ref={input}
          type="file"
          name={name}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={[control['aria-describedby'], isAwaited && stateId, rulesId]
            .filter(Boolean)
            .join(' ')}
          onClick={() => taking.startOver()}
          onChange={(event) => {
            taking.take(event.target.files);
            // So that the same file can be chosen again after an error.
            event.target.value = '';
          }}
          onBlur={props.onBlur}
        />
        <Chooser {...asLabel} htmlFor={control.id} ownerState={{ look }}>
          {look !== 'row' && (
            <Icon name={look === 'panel' ? 'upload' : 'plus'} size={look === 'panel' ? 24 : 20} />
          )}
          <span>{chooseWords(look, labels, props)}</span>
        </Chooser>
        {look === 'panel' && <Or>{multiple ? labels.dropMany : labels.drop}</Or>}
        <Rules id={rulesId} ownerState={{ look }}>
          {rules}
        </Rules>
      </DropZone>
      <LiveRegion message={announcement(items, labels, props.refusal)} />
    </Root>
  );
};

type MarkProps = PartProps & { id: string };

/** The thumbnail at the start of a row, or a button for a photo. */
const Mark = ({ id, props, labels, taking }: MarkProps) => {
  const { items } = props;
  const photo = items.find(({ thumbnail }) => thumbnail !== undefined)?.thumbnail;
  const asksForPhoto = items.length === 0 && photoTypes(props.accept) !== '' && !props.disabled;
  return (
    <TilePlace>
      {asksForPhoto && (
        <TileCamera type="button" aria-describedby={`${id}-label`} onClick={taking.takePhoto}>
          <Icon name="camera" />
          <VisuallyHidden>{labels.takePhoto}</VisuallyHidden>
        </TileCamera>
      )}
      <Tile htmlFor={id} data-camera={asksForPhoto || undefined}>
        {photo === undefined ? (
          <Icon name={items.length > 0 ? 'file' : 'plus'} />
        ) : (
          <img src={photo} alt="" />
        )}
      </Tile>
    </TilePlace>
  );
};

/** Files chosen by button or dropped; each with its own progress, cancel, retry and remove. */
export const FileUpload = (props: FileUploadProps) => {
  const { field, rest } = splitFieldProps(props);
  const labels = { ...messages.upload, ...rest.labels };
  const [input, taking] = useTaking(rest);
  const look = rest.row ? 'row' : rest.items.length > 0 ? 'folded' : 'panel';
  const { correction } = rest;
  const isToCorrect = correction !== undefined && rest.items.length === 0;
  const whole = (
    <Field
      {...field}
      hint={isToCorrect ? <ToCorrect labels={labels}>{correction}</ToCorrect> : field.hint}
      error={rest.refusal ?? field.error}
      name={rest.name}
    >
      <Control props={rest} labels={labels} input={input} taking={taking} look={look} />
    </Field>
  );
  if (look !== 'row') return whole;
  return (
    <Row ownerState={{ isOver: taking.isOver, toCorrect: isToCorrect }} {...taking.drop}>
      <RowParts>
        {whole}
        <Mark props={rest} id={field.id ?? rest.name} labels={labels} taking={taking} />
      </RowParts>
    </Row>
  );
};
