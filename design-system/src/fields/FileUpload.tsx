import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ElementType, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { LiveRegion } from '../feedback/LiveRegion.tsx';
import { messages } from '../messages.ts';
import { base } from '../tokens/base.ts';
import type { FieldProps } from './Field.tsx';
import { Field, splitFieldProps, useFieldControl } from './Field.tsx';
import type { UploadItem, UploadLabels } from './UploadRow.tsx';
import { UploadRow } from './UploadRow.tsx';

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
  /** Called for a doubtful file that the user wants to send nevertheless. */
  onUseAnyway?: (id: string) => void;
  /** Why files that were chosen last were not taken: shown as an error and read out, until others are chosen. */
  refusal?: string | undefined;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** No file can be added. */
  disabled?: boolean;
  /** Replaces the system's own texts. */
  labels?: Partial<UploadLabels>;
  /** A size as shown: '1,2 MB'. */
  formatBytes?: (bytes: number) => string;
};

export type FileUploadProps = FieldProps & ControlProps;

const Root = styled('div')({ maxWidth: '40rem' });

/** A device that is held and has a camera at its back. */
const HELD = '@media (hover: none) and (pointer: coarse)';

/** Not on MUI, which has no place to drop files on. */
const DropZone = styled('div')<{ ownerState: { isOver: boolean; invalid: boolean; folded: boolean } }>(({
  theme,
  ownerState: { isOver, invalid, folded },
}) => {
  const { palette, shape } = theme.vars;
  return {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(2, 4),
    padding: theme.spacing(4),
    border: `1.5px dashed ${palette.edge}`,
    borderRadius: shape.radius.panel,
    backgroundColor: palette.background.paper,
    ...(isOver && {
      borderStyle: 'solid',
      borderColor: palette.focus,
      backgroundColor: palette.info.light,
    }),
    ...(invalid && { borderColor: palette.error.main }),
    [HELD]: { gap: theme.spacing(2) },
    ...(folded && {
      gap: theme.spacing(2, 4),
      marginTop: theme.spacing(1),
      padding: 0,
      ...(!isOver && { borderColor: 'transparent', backgroundColor: 'transparent' }),
    }),
  };
});

/** Takes the focus; what shows it is the label after it, which must come clear of a bar at the foot as well. */
const HiddenInput = styled('input')({ ...visuallyHidden, scrollMarginBlock: '4rem' });

type ChooseLook = { ownerState: { folded: boolean } };

const Choose = styled(ButtonBase)<ChooseLook & { component?: ElementType; htmlFor?: string }>(({
  theme,
  ownerState: { folded },
}) => {
  const { palette, shape } = theme.vars;
  return {
    flexWrap: 'wrap',
    gap: theme.spacing(1, 3),
    maxWidth: '100%',
    minHeight: `${base.control.height / 16}rem`,
    padding: theme.spacing(2, 5),
    border: `1px solid ${palette.edge}`,
    borderRadius: shape.radius.button,
    fontWeight: base.weight.semibold,
    '&:hover': { borderColor: palette.text.primary },
    'input:focus-visible + &': { outline: `2px solid ${palette.focus}`, outlineOffset: 2 },
    'input:disabled + &': { borderStyle: 'dashed', color: palette.text.soft, cursor: 'not-allowed' },
    ...(folded
      ? {
          minHeight: `${base.control.touch / 16}rem`,
          padding: theme.spacing(1, 2),
          marginInlineStart: theme.spacing(-2),
          border: 'none',
          color: palette.link.main,
          fontSize: theme.typography.body2.fontSize,
          '&:hover': { textDecoration: 'underline' },
        }
      : { [HELD]: { width: '100%' } }),
  };
});

/** First on a phone: most documents are photographed there. Elsewhere there is no camera to take them with. */
const TakePhoto = styled(Choose)<ChooseLook>(({ theme, ownerState: { folded } }) => ({
  display: 'none',
  [HELD]: {
    display: 'inline-flex',
    ...(!folded && {
      borderColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.link.main,
    }),
  },
  '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

/** A label and no button: the input before it is the one stop for the keyboard. */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

const Or = styled('span')(({ theme }) => ({
  display: 'none',
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
  [`@media (hover: hover) and (min-width: ${theme.breakpoints.values.md}px)`]: { display: 'inline' },
}));

const Rules = styled('p')<ChooseLook>(({ theme, ownerState: { folded } }) => ({
  flexBasis: '100%',
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.caption.fontSize,
  ...(folded && visuallyHidden),
}));

const Files = styled(List)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
}));

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

const Control = (props: ControlProps) => {
  const {
    name,
    accept,
    multiple,
    rules,
    items,
    onAdd,
    onBlur,
    onReplace,
    disabled,
    formatBytes = bytesInSpanish,
  } = props;
  const labels = { ...messages.upload, ...props.labels };
  const control = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  /** The file that the next choice takes the place of; a choice by the label takes none. */
  const replacing = useRef<string | null>(null);
  const replace = (id: string) => {
    input.current?.click();
    replacing.current = id;
  };
  const photos = photoTypes(accept);
  /** The same input, as a camera: phones open theirs for `capture` when nothing but photos is taken. */
  const takePhoto = () => {
    const field = input.current;
    if (!field) return;
    field.accept = photos;
    field.capture = 'environment';
    field.click();
    field.accept = accept;
    field.removeAttribute('capture');
  };
  const folded = items.length > 0;
  const rulesId = `${control.id}-rules`;
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    const [first] = chosen;
    if (first === undefined || disabled) return;
    const replaced = replacing.current;
    replacing.current = null;
    if (replaced !== null && onReplace) onReplace(replaced, first);
    else onAdd(multiple ? chosen : chosen.slice(0, 1));
  };
  return (
    <Root>
      {folded && (
        <Files disablePadding aria-label={labels.list}>
          {items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              labels={labels}
              formatBytes={formatBytes}
              onCancel={() => props.onCancel(item.id)}
              onRetry={() => props.onRetry(item.id)}
              onReplace={onReplace && !disabled ? () => replace(item.id) : undefined}
              onUseAnyway={() => props.onUseAnyway?.(item.id)}
              onRemove={() => {
                props.onRemove(item.id);
                // The pressed button goes away with its row: the focus returns to where files are chosen.
                input.current?.focus();
              }}
            />
          ))}
        </Files>
      )}
      <DropZone
        ownerState={{ isOver, invalid: Boolean(control['aria-invalid']), folded }}
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
        {photos !== '' && (
          <TakePhoto
            type="button"
            disabled={disabled}
            aria-describedby={`${control.id}-label`}
            ownerState={{ folded }}
            onClick={takePhoto}
          >
            <Icon name="camera" size={folded ? 20 : 24} />
            <span>{folded ? labels.anotherPhoto : labels.takePhoto}</span>
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
          aria-describedby={[control['aria-describedby'], rulesId].filter(Boolean).join(' ')}
          onClick={() => {
            replacing.current = null;
          }}
          onChange={(event) => {
            take(event.target.files);
            // So that the same file can be chosen again after an error.
            event.target.value = '';
          }}
          onBlur={onBlur}
        />
        <Choose {...asLabel} htmlFor={control.id} ownerState={{ folded }}>
          <Icon name={folded ? 'plus' : 'upload'} size={folded ? 20 : 24} />
          <span>{folded ? labels.more : multiple ? labels.chooseMany : labels.choose}</span>
        </Choose>
        {!folded && <Or>{multiple ? labels.dropMany : labels.drop}</Or>}
        <Rules id={rulesId} ownerState={{ folded }}>
          {rules}
        </Rules>
      </DropZone>
      <LiveRegion message={announcement(items, labels, props.refusal)} />
    </Root>
  );
};

/** Files chosen by button or dropped; each with its own progress, cancel, retry and remove. */
export const FileUpload = (props: FileUploadProps) => {
  const { field, rest } = splitFieldProps(props);
  return (
    <Field {...field} error={rest.refusal ?? field.error} name={rest.name}>
      <Control {...rest} />
    </Field>
  );
};
