import LinearProgress from '@mui/material/LinearProgress';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { Button } from '../actions/Button.tsx';
import { FileImage } from '../data/FileImage.tsx';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import type { messages } from '../messages.ts';
import { base } from '../tokens/base.ts';

export type UploadLabels = typeof messages.upload;

export type UploadItem = {
  /** Unique in the list. */
  id: string;
  /** Of the file. */
  name: string;
  /** Bytes. */
  size: number;
  /** State of its upload. */
  status: 'judging' | 'doubtful' | 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
  /** Bytes sent so far. */
  sent?: number;
  /** Why it failed. */
  error?: string;
  /** What may be wrong with a doubtful file, in words; the user may use it nevertheless. */
  warning?: string;
  /** Small photo of an image, as an address. */
  thumbnail?: string;
  /** Number of pages of a PDF. */
  pages?: number;
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
  /** Left out where a file cannot be replaced. */
  onReplace?: () => void;
  /** Omit if the file cannot be moved. */
  onMove?: () => void;
  /** Whether to omit icon and thumbnail, because they are shown next to the row. */
  plain: boolean;
  onUseAnyway: () => void;
};

type Look = Pick<UploadItem, 'status'>;

const Root = styled(ListItem)<{ ownerState: { plain: boolean } }>(({ theme, ownerState: { plain } }) => ({
  display: 'grid',
  gridTemplateColumns: plain ? 'minmax(0, 1fr)' : 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(3),
  alignItems: 'start',
}));

const Words = styled('div')({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 });

const Name = styled('span')(({ theme }) => ({
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
}));

const Detail = styled('span')<{ ownerState: Look }>(({ theme, ownerState: { status } }) => ({
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
  ...(status === 'done' && {
    color: theme.vars.palette.stage.green.main,
    fontWeight: base.weight.semibold,
  }),
}));

const Failure = styled('span')(({ theme }) => ({
  color: theme.vars.palette.error.dark,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: base.weight.semibold,
}));

const Warning = styled('span')(({ theme }) => ({
  color: theme.vars.palette.stage.yellow.main,
  fontSize: theme.typography.body2.fontSize,
  '& > b': { fontWeight: base.weight.bold },
}));

/** Joins a label and a reason; lower-cases the reason's first letter after the colon. */
export const ToCorrect = ({ labels, children }: { labels: UploadLabels; children: string }) => (
  <Warning>
    <b>{labels.doubtful}:</b> {children.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase())}
  </Warning>
);

const Sent = styled(LinearProgress)(({ theme }) => ({
  height: 5,
  marginBlock: theme.spacing(1),
  borderRadius: 3,
  backgroundColor: theme.vars.palette.background.track,
  '& .MuiLinearProgress-bar': {
    borderRadius: 3,
    backgroundColor: theme.vars.palette.fill,
    transition: `transform ${base.motion.regular}ms`,
  },
  '@media (forced-colors: active)': {
    outline: '1px solid CanvasText',
    '& .MuiLinearProgress-bar': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap' });

const ICONS: Partial<Record<UploadItem['status'], IconName>> = {
  done: 'check',
  failed: 'warning',
  doubtful: 'warning',
};

type ActionProps = { item: UploadItem; label: string; onPress: () => void };

/** Its name says which file it is about. */
const Action = ({ item, label, onPress }: ActionProps) => (
  <Button variant="quiet" size="small" onClick={onPress} aria-label={`${label}: ${item.name}`}>
    {label}
  </Button>
);

/** One file of a FileUpload, with the actions of its state. */
export const UploadRow = (props: UploadRowProps) => {
  const { item, labels, formatBytes, onReplace, onMove } = props;
  const isOnItsWay = item.status === 'waiting' || item.status === 'sending' || item.status === 'judging';
  const canRetry = !item.isFinal && (item.status === 'failed' || item.status === 'cancelled');
  const sent = item.sent ?? 0;
  const size = formatBytes(item.size);
  const percent = Math.round((100 * Math.min(sent, item.size)) / Math.max(item.size, 1));
  const details = [
    item.status === 'sending' ? `${labels.sending} ${labels.percent(percent)}` : labels[item.status],
    size,
    ...(item.pages === undefined ? [] : [labels.pages(item.pages)]),
  ];
  return (
    <Root disablePadding ownerState={{ plain: props.plain }}>
      {!props.plain &&
        (item.thumbnail === undefined ? (
          <Icon name={ICONS[item.status] ?? 'file'} />
        ) : (
          <FileImage small src={item.thumbnail} alt="" />
        ))}
      <Words>
        {item.status !== 'doubtful' && (
          <Detail ownerState={{ status: item.status }}>{details.join(' · ')}</Detail>
        )}
        {item.status === 'sending' && (
          <Sent
            variant="determinate"
            value={Math.min(sent, item.size)}
            max={Math.max(item.size, 1)}
            aria-label={item.name}
          />
        )}
        {item.error && <Failure>{item.error}</Failure>}
        {item.status === 'doubtful' && <ToCorrect labels={labels}>{item.warning ?? ''}</ToCorrect>}
        <Name>{item.name}</Name>
        <Actions>
          {item.status === 'doubtful' && (
            <Action item={item} label={labels.useAnyway} onPress={props.onUseAnyway} />
          )}
          {canRetry && <Action item={item} label={labels.retry} onPress={props.onRetry} />}
          {!isOnItsWay && onReplace && <Action item={item} label={labels.replace} onPress={onReplace} />}
          {item.status === 'done' && onMove && <Action item={item} label={labels.move} onPress={onMove} />}
          {isOnItsWay ? (
            <Action item={item} label={labels.cancel} onPress={props.onCancel} />
          ) : (
            <Action item={item} label={labels.remove} onPress={props.onRemove} />
          )}
        </Actions>
      </Words>
    </Root>
  );
};
